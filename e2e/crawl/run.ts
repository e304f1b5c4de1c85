import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { openSession, type Role } from '../fixtures.ts';
import { crawl } from './crawler.ts';
import { startsOf } from './starts.ts';

// `npm run crawl -- --url http://localhost:3000`: walks a running demo as a guest and as each role, follows every link,
// presses every control, and counts circles, dead ends, dead controls and errors of the console. Nothing is written: calls
// that would are answered by the crawler itself.
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    role: { type: 'string', default: '' },
    addresses: { type: 'string', default: '400' },
    times: { type: 'string', default: '2' },
    width: { type: 'string', default: '1440' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const all: (Role | 'guest')[] = ['guest', 'user', 'restaurant', 'admin'];
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const faults: string[] = [];
for (const role of all.filter((one) => values.role === '' || one === values.role)) {
  const began = Date.now();
  const context = await browser.newContext({
    baseURL: values.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: Number(values.width), height: 900 },
  });
  // The compiler that runs this file names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const session = role === 'guest' ? undefined : await openSession(page, role);
  const found = await crawl({
    page,
    ...(session && { session }),
    starts: startsOf(),
    addressesMax: Number(values.addresses),
    timesMax: Number(values.times),
    presses: true,
  });
  faults.push(...found.faults.map((fault) => `${role} at ${fault}`));
  const { addresses, kinds, links, controls } = found;
  const seconds = Math.round((Date.now() - began) / 1000);
  say(
    `${role}: ${addresses} addresses of ${kinds} kinds, ${links} links, ${controls} controls, ${found.faults.length} faults, ${seconds} s`,
  );
  await context.close();
}
await browser.close();
for (const fault of faults) say(`FAULT: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
