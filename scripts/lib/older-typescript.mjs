import module, { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// dependency-cruiser parses with the API of the `typescript` package, which TypeScript 7 no longer has. Until it learns
// another way, its `typescript` is the 6.0 that this folder's package.json brings; everything else keeps the project's.

const require = createRequire(import.meta.url);

const url = pathToFileURL(require.resolve('typescript')).href;
const hook = `export const resolve = (specifier, context, next) =>
  specifier === 'typescript' ? { url: ${JSON.stringify(url)}, shortCircuit: true } : next(specifier, context);`;
module.register(`data:text/javascript,${encodeURIComponent(hook)}`);

// It asks the manifest for the version first, and gets the object that `require` keeps.
const manifestItReads = createRequire(import.meta.resolve('dependency-cruiser'))('typescript/package.json');
manifestItReads.version = require('typescript/package.json').version;
