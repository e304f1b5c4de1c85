import fs from 'node:fs';
import path from 'node:path';
import { installWithApt, isRootOnDebian } from './apt.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import { Stop, step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
// A Chromium that cannot open a window: it does the same for a fifth less of the processor, but knows no push messages.
const shellName = 'chromium-headless-shell';

/** Chromium for the browser tests, the machine's, Playwright's or one installed now, and its headless shell where one is to be had. */
export async function ensureChromium() {
  const whole = await ensureWhole();
  return { whole, shell: process.env.CHROME_PATH ? undefined : await findOrAddShell() };
}

async function ensureWhole() {
  const found = await findWhole();
  if (found) return found;
  await step('Installing Chromium for the browser tests', install);
  const installed = await findWhole();
  if (installed) return installed;
  throw new Stop(
    'The browser tests need Chromium and it could not be installed: install Chromium or Chrome, or set CHROME_PATH to its program, then run the tests again.',
  );
}

async function findWhole() {
  const { CHROME_PATH: given } = process.env;
  if (given && !fs.existsSync(given))
    throw new Stop(`CHROME_PATH is ${given}, where there is no program: correct or unset it.`);
  const { chromium } = await import('@playwright/test');
  return [given, ...onPath(names), ...onMac, chromium.executablePath()].find((file) => file && fs.existsSync(file));
}

const onPath = (programs) =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => programs.map((name) => path.join(folder, name)));
const findShell = () => onPath([shellName]).find((file) => fs.existsSync(file));

/** The tests run without it, too, so what hinders its installation hinders nothing else. */
async function findOrAddShell() {
  if (!findShell() && isRootOnDebian())
    await step('Installing the headless shell of Chromium', () => installWithApt([shellName], { stdio: 'ignore' }));
  return findShell();
}

async function install() {
  if (isRootOnDebian() && (await installWithApt(['chromium'], { stdio: 'inherit' }))) return;
  await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
