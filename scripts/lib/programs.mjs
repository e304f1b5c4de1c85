import ts from 'typescript';
import { inRoot } from './root.mjs';

const programs = new Map();
const files = new Map();

/** The program of a workspace without its tests; all programs of one run share what they have read. */
export function programOf(project) {
  if (!programs.has(project)) programs.set(project, readProgram(project));
  return programs.get(project);
}

function readProgram(project) {
  const { config } = ts.readConfigFile(inRoot(`${project}/tsconfig.json`), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot(project));
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const readFile = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (!files.has(name)) files.set(name, readFile(name, ...rest));
    return files.get(name);
  };
  const sources = fileNames.filter((name) => !/\.test\.tsx?$/.test(name));
  return ts.createProgram(sources, options, host);
}
