import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { main, secondsSince, Stop } from './lib/say.mjs';

// `npm test`: every suite, whatever the one before it said; `check` leaves out the browser, `e2e` leaves out the rest.
const modes = ['all', 'check', 'e2e'];

await main(async () => {
  const [mode = 'all'] = process.argv.slice(2);
  if (!modes.includes(mode)) throw new Stop(`"${mode}" is no set of suites: choose one of ${modes.join(', ')}.`);
  checkNode();
  await ensureInstalled();
  const results = [];
  for (const suite of await listSuites(mode)) results.push(await runSuite(suite));
  report(results);
});

async function listSuites(mode) {
  const { listBrowserSuites, listChecks } = await import('./lib/suites.mjs');
  const checks = mode === 'e2e' ? [] : listChecks();
  if (mode === 'check') return checks;
  const { ensureChromium } = await import('./lib/chromium.mjs');
  return [...checks, ...listBrowserSuites(await ensureChromium())];
}

async function runSuite({ name, run }) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run();
  return { name, ...counts, time: secondsSince(start) };
}

function report(results) {
  console.log('\n== all suites');
  for (const { name, passed, failed, time } of results) {
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(26)} ${passed} passed, ${failed} failed, ${time}`,
    );
  }
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  const secondTries = results.flatMap((result) => result.secondTries ?? []);
  if (secondTries.length > 0) console.log(`\nPassed only at a later try, to be mended:\n${secondTries.join('\n')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}
