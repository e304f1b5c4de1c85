import path from 'node:path';
import ts from 'typescript';
import { programOf } from './lib/programs.mjs';
import { inRoot } from './lib/root.mjs';

// Every object has a `constructor` and more that nobody put there, so a table that is asked for any text finds something
// under such a name. The types know where that happens: an index, an `in` or a `Reflect` whose name may be any text.
// `findOwn` and `keepOwn` of packages/domain are the way to do it, or a Map.
const projects = ['packages/domain', 'packages/contract', '.', 'apps/web', 'apps/web/worker'];
// What the server's project is made of, beside what others are asked about.
const server = /^(apps\/api|demo)\//;
const skipped = /[\\/](node_modules|dist|build|testing|seed|embedded|plans|migrations)[\\/]|\.test\.tsx?$|\.d\.ts$/;
const trusted = new Map([
  ['packages/domain/src/common/own.ts', 'is the way to do it'],
  ['apps/api/src/platform/database/db-client.ts', 'a proxy that passes on what our own code asks for'],
  ['apps/api/src/platform/database/compiled.ts', 'names that our own statements gave to their places'],
]);

const anyText = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
const isAnyText = (type) => (type.isUnion() ? type.types.some(isAnyText) : (type.flags & anyText) !== 0);

/** The expression that names what is looked for; undefined for everything that looks up nothing. */
function nameIn(node) {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) return node.left;
  const isReflection = ts.isCallExpression(node) && /^Reflect\.(get|set|has)$/.test(node.expression.getText());
  return isReflection ? node.arguments[1] : undefined;
}

function* lookupsIn(node) {
  const name = nameIn(node);
  if (name) yield { node, name };
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* lookupsIn(child);
}

const faults = [];
let read = 0;
function check(file, name, checker) {
  read += 1;
  for (const { node, name: key } of lookupsIn(file)) {
    if (ts.isLiteralExpression(key) || !isAnyText(checker.getTypeAtLocation(key))) continue;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${name}:${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ')}`);
  }
}

for (const project of projects) {
  const program = programOf(project);
  for (const file of program.getSourceFiles()) {
    const name = path.relative(inRoot('.'), file.fileName).replaceAll(path.sep, '/');
    const isOwn =
      (project === '.' ? server.test(name) : name.startsWith(`${project}/`)) &&
      !skipped.test(`/${name}`) &&
      !trusted.has(name);
    if (isOwn) check(file, name, program.getTypeChecker());
  }
}
for (const fault of faults) console.error(`${fault} looks up any text in an object: use findOwn, keepOwn or a Map`);
if (read < 1000) console.error(`only ${read} files were read`);
if (faults.length > 0 || read < 1000) process.exitCode = 1;
else console.log(`${read} files look up no text of others in an object`);
