import './lib/older-typescript.mjs';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

// Checks the arrows of ARCHITECTURE.md with dependency-cruiser, and that it has really read the tree.
const { cruise } = await import('dependency-cruiser');
const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const folders = ['packages', 'apps', 'demo', 'e2e', 'bench'];
const isSource = (name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name);
const modulesMin = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).filter(isSource)).length;

const { output } = await cruise(
  folders,
  { ...options, ruleSet: { forbidden }, validate: true },
  {},
  { tsConfig: extractTSConfig(options.tsConfig.fileName) },
);
const { violations } = output.summary;
for (const { rule, from, to, cycle = [] } of violations) {
  const way = cycle.length > 0 ? cycle.map(({ name }) => name).join(' -> ') : to;
  console.error(`${rule.name}: ${from} -> ${way}`);
}
const ownModules = output.modules.filter(({ source }) => folders.includes(source.split('/')[0])).length;
if (ownModules < modulesMin)
  console.error(`only ${ownModules} modules were read, at least ${modulesMin} were expected`);
console.log(`${violations.length} wrong arrows in ${ownModules} modules`);
if (violations.length > 0 || ownModules < modulesMin) process.exitCode = 1;
