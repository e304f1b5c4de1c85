import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildApp, inFolder, say, startPatiently, withDatabaseOf, type Ask } from '../crash/world.ts';
import { joinByMail, openKitchen, openSession, storeVisitor, type Session } from '../fixtures.ts';
import { ask as call } from '../shopper.ts';
import * as chapters from './chapters.ts';
import { createDesk, handMs, type Chapter } from './desk.ts';
import { complain, fillKitchen, sendNewcomers } from './others.ts';
import { noteSlow } from './slow-statements.ts';

// `npm run week`: a week of the office on a server of its own, with 500 restaurants beside the demo world and as many orders
// a week as `--a-week 30000` says, of which the last `--weeks 5` have their books. Two people review, suspend, answer, refund,
// cancel, pay and read the tax tables in a browser; it prints their presses and minutes and every statement of PostgreSQL over
// 50 ms, and exits with 1 when a chapter fails. `--from DIR` begins with a copy of a filled data folder, `--fill DIR` makes one;
// `--pictures DIR` keeps how the screens stood after each chapter.
const { values } = parseArgs({
  options: {
    restaurants: { type: 'string', default: '500' },
    weeks: { type: 'string', default: '5' },
    'a-week': { type: 'string', default: '30000' },
    port: { type: 'string', default: '4144' },
    from: { type: 'string', default: '' },
    fill: { type: 'string', default: '' },
    pictures: { type: 'string', default: '' },
  },
});

const port = Number(values.port);
const slowMs = 50;
const [complaints, openOrders] = [10, 12];

function fill(dataDir: string): void {
  const size = ['--restaurants', values.restaurants, '--dishes', String(Number(values.restaurants) * 40)];
  const past = ['--customers', '20000', '--orders', '0', '--cities', '5', '--weeks', values.weeks];
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'demo/bench/cli.ts', ...size, ...past, '--a-week', values['a-week']],
    { cwd: resolve(import.meta.dirname, '../..'), stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } },
  );
  if (status !== 0) throw new Error('The large world could not be filled.');
}

/** Keeps the kitchen of the run open at any hour, and lets nothing that waits pause it. */
async function openDoors(ask: Ask): Promise<void> {
  await ask('delete from restaurant_hours where restaurant_id = 1');
  await ask(`insert into restaurant_hours (restaurant_id, weekday, opens, closes)
    select 1, weekday, '00:00', '24:00' from generate_series(0, 6) weekday`);
  await ask(`update orders set accept_by = now() + interval '1 day' where status = 'placed'`);
}

async function work(ask: Ask, dataDir: string): Promise<Chapter[]> {
  const origin = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium' });
  const newPage = async (session?: Session) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await storeVisitor(page, session);
    return page;
  };
  const outside = await newPage();
  say('Restaurants, customers and kitchens do their part ...');
  await openKitchen(outside);
  const owner = await openSession(outside, 'admin');
  for (const [key, value] of [
    ['payout_account', '50100012348800'],
    ['payout_second', 0],
    ['payout_least', 100],
  ] as const)
    await call(outside.request, owner, 'POST /admin/settings', { key, value, reason: 'The first payouts by file' });
  const newcomers = await sendNewcomers(browser, origin);
  const { subjects, cold } = await complain(outside, complaints);
  await fillKitchen(outside);
  const email = `leela.${Date.now()}@example.in`;
  await call(outside.request, owner, 'POST /admin/administrators', { name: 'Leela Nambiar', email, role: 'finance' });
  const [office, money] = [await newPage(owner), await newPage()];
  await joinByMail(money, email, 'Join the office');
  const [suspended] = await ask<{ name: string }>(`select restaurant_name as name from restaurants r
    join users u on u.user_id = r.owner_id where u.username = 'bench.owner.77'`);

  const list: Chapter[] = [];
  const desk = createDesk(list, async (chapter) => {
    if (values.pictures === '') return;
    const name = chapter.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    for (const [who, page] of [
      ['office', office],
      ['money', money],
    ] as const)
      await page.screenshot({ path: join(values.pictures, `${list.length}-${name}-${who}.png`) });
  });
  await office.goto('/admindashboard');
  await money.goto('/payouts');
  const readSlow = await noteSlow(ask, dataDir, slowMs);
  await desk.chapter('Review five newcomers', () => chapters.reviewAll(desk, office, newcomers));
  await desk.chapter('Suspend one restaurant', () => chapters.suspendOne(desk, office, suspended?.name ?? ''));
  await desk.chapter('Answer ten complaints', () => chapters.answerAll(desk, office, subjects));
  await desk.chapter('Refund one line of an order', () => chapters.refundLine(desk, office, cold));
  await desk.chapter('Cancel a kitchen’s twelve orders', () =>
    chapters.cancelTogether(desk, office, 'Dum & Handi', openOrders),
  );
  let count = 0;
  await desk.chapter('Close the week, make the file', async () => {
    count = await chapters.closeWeek(desk, money);
  });
  await desk.chapter('Release the file', () => chapters.releaseFile(desk, office));
  await desk.chapter(`Pay ${count} by the bank’s answer`, () => chapters.payFile(desk, money, count));
  let verdict = '';
  await desk.chapter('Read the month’s tax tables', async () => {
    verdict = await chapters.readTaxes(desk, money);
  });
  say(`\nThe tax reports of the month that is over say: ${verdict}`);
  const slow = readSlow();
  say(`${slow.length} statements of PostgreSQL took longer than ${slowMs} ms.`);
  for (const { ms, text } of slow.slice(0, 20)) say(`  ${ms.toFixed(0).padStart(6)} ms  ${text.slice(0, 300)}`);
  await browser.close();
  return list;
}

const minutes = (ms: number) => (ms / 60_000).toFixed(1);

function print(list: readonly Chapter[]): void {
  say('\n| chapter | clicks | keys | letters | waited (s) | minutes |\n| --- | ---: | ---: | ---: | ---: | ---: |');
  const all = { name: 'All', clicks: 0, keys: 0, letters: 0, waitedMs: 0 };
  for (const chapter of list) {
    for (const key of ['clicks', 'keys', 'letters', 'waitedMs'] as const) all[key] += chapter[key];
  }
  for (const chapter of [...list, all]) {
    const { name, clicks, keys, letters, waitedMs } = chapter;
    const cells = [name, clicks, keys, letters, (waitedMs / 1000).toFixed(1), minutes(handMs(chapter) + waitedMs)];
    say(`| ${cells.join(' | ')} |`);
  }
}

if (values.fill !== '') fill(values.fill);
else {
  buildApp();
  await inFolder(values.from, async (dataDir) => {
    if (values.from === '') fill(dataDir);
    const app = await startPatiently(port, { DATA_DIR: dataDir, DEMO: '1' });
    try {
      await withDatabaseOf(dataDir, async (ask) => {
        await openDoors(ask);
        print(await work(ask, dataDir));
      });
    } finally {
      await app.stop();
    }
  });
}
