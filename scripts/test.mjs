import { ensureInstalled } from './lib/install.mjs';
import { ensureServer } from './lib/servers.mjs';
import { checkNode } from './lib/node-version.mjs';
import { main, secondsSince, Stop } from './lib/say.mjs';

// `npm test`: every suite, whatever the one before it said; `check` leaves out the browser, `e2e` leaves out the rest.
const modes = ['all', 'check', 'e2e'];
const cores = 2;

await main(async () => {
  const [mode = 'all'] = process.argv.slice(2);
  if (!modes.includes(mode)) throw new Stop(`"${mode}" is no set of suites: choose one of ${modes.join(', ')}.`);
  checkNode();
  await ensureInstalled();
  report(await runSuites(await listSuites(mode)));
});

async function listSuites(mode) {
  const { listBrowserSuites, listChecks } = await import('./lib/suites.mjs');
  const checks = mode === 'e2e' ? [] : listChecks();
  // Without one of them the tests that need it are skipped.
  if (mode !== 'e2e') for (const name of ['pgbouncer', 'NATS', 'PostgreSQL 15']) await ensureServer(name);
  if (mode === 'check') return checks;
  const { ensureChromium } = await import('./lib/chromium.mjs');
  return [...checks, ...listBrowserSuites(await ensureChromium())];
}

/** Those that keep one core busy run beside each other, then the others, each of which uses all. */
async function runSuites(suites) {
  const results = [];
  const queue = suites.filter(({ isNarrow }) => isNarrow);
  const work = async () => {
    for (let suite = queue.shift(); suite; suite = queue.shift()) results.push(await runSuite(suite));
  };
  await Promise.all(Array.from({ length: cores }, work));
  for (const suite of suites.filter(({ isNarrow }) => !isNarrow)) results.push(await runSuite(suite));
  return results;
}

async function runSuite({ name, isNarrow, run }) {
  if (!isNarrow) console.log(`\n== ${name}`);
  const start = performance.now();
  const { output, ...counts } = await run();
  if (isNarrow) console.log(`\n== ${name}\n${output}`);
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
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}
