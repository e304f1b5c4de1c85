import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { run, runNode } from './run.mjs';
import { Stop, step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium for the browser tests: the machine's, Playwright's, or one installed now. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  await step('Installing Chromium for the browser tests', install);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Stop(
    'The browser tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROME_PATH to its program, then run the tests again.',
  );
}

async function findChromium() {
  const { CHROME_PATH: given, PATH = '' } = process.env;
  if (given && !fs.existsSync(given))
    throw new Stop(`CHROME_PATH is ${given}, where there is no program: correct or unset it.`);
  const onPath = PATH.split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  const { chromium } = await import('@playwright/test');
  return [given, ...onPath, ...onMac, chromium.executablePath()].find((file) => file && fs.existsSync(file));
}

async function install() {
  const isRootOnDebian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (isRootOnDebian && (await installWithApt())) return;
  await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-q'], { env })) !== 0) return false;
  return (await run('apt-get', ['install', '-y', '-q', 'chromium'], { env })) === 0;
}
