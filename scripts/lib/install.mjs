import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';
import { Stop, step } from './say.mjs';

const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules/.tawa-stamp');
const markerOfNpm = inRoot('node_modules/.package-lock.json');
const neededToBuild = ['vite', 'esbuild', 'tsx', 'vitest'].map((name) => inRoot('node_modules', name));

/** Installs the packages unless the ones there are those of the lock file. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
  if (readStamp() === wanted) return;
  if (!isInstalledByHand()) await step('Installing packages', install);
  try {
    fs.writeFileSync(stampFile, wanted);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

async function install() {
  // Also with NODE_ENV=production: what is built from source needs the tools that build it.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await runNpm(['ci', ...flags])) === 0) return;
  console.log('"npm ci" failed; trying "npm install" ...');
  if ((await runNpm(['install', ...flags])) === 0) return;
  throw new Stop(
    'The packages could not be installed: see the lines above, check the connection to the registry, then start again.',
  );
}

function isInstalledByHand() {
  if (readStamp() !== undefined || !fs.existsSync(markerOfNpm)) return false;
  const isNewer = fs.statSync(markerOfNpm).mtimeMs >= fs.statSync(lockFile).mtimeMs;
  return isNewer && neededToBuild.every((folder) => fs.existsSync(folder));
}

function readStamp() {
  return fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : undefined;
}
