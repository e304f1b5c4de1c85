import module from 'node:module';
import { pathToFileURL } from 'node:url';

// dependency-cruiser parses with the API of the `typescript` package, which TypeScript 7 no longer has. Until it learns
// another way, its `typescript` is the 6.0 that this folder's package.json brings; everything else keeps the project's.

const require = module.createRequire(import.meta.url);
const replacements = new Map(['typescript', 'typescript/package.json'].map((name) => [name, require.resolve(name)]));

const resolveFilename = module._resolveFilename;
module._resolveFilename = (request, ...rest) => replacements.get(request) ?? resolveFilename(request, ...rest);

const url = pathToFileURL(replacements.get('typescript')).href;
const hook = `export const resolve = (specifier, context, next) =>
  specifier === 'typescript' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(specifier, context);`;
module.register(`data:text/javascript,${encodeURIComponent(hook)}`);
