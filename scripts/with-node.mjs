import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/root.mjs';
import { run, runNpm } from './lib/run.mjs';
import { main, step, Stop } from './lib/say.mjs';

const isWindows = process.platform === 'win32';
const platform = isWindows ? 'win' : process.platform;

/** The folder of a Node of that version, fetched from the registry at its first use. */
async function fetchNode(version) {
  const name = `node-${platform}-${process.arch}`;
  const prefix = inRoot(`.cache/node/${version}`);
  const folder = path.join(prefix, 'node_modules', name, 'bin');
  if (fs.existsSync(folder)) return folder;
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  const install = ['install', '--prefix', prefix, ...flags, `${name}@${version}`];
  const code = await step(`Fetching Node ${version}`, () => runNpm(install));
  if (code !== 0) throw new Stop(`${name}@${version} could not be fetched: see the lines above.`);
  return folder;
}

// `npm run with-node -- 24 npm start`: any command under another Node than the installed one.
await main(async () => {
  const [version = '', command, ...args] = process.argv.slice(2);
  if (!/^\d+(\.\d+){0,2}$/.test(version) || !command)
    throw new Stop('Say a version of Node and a command, as in: npm run with-node -- 24 npm start');
  const PATH = [await fetchNode(version), process.env.PATH].join(path.delimiter);
  process.exitCode = await run(command, args, { env: { ...process.env, PATH }, shell: isWindows });
});
