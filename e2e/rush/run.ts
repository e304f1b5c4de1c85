import { chromium } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printerBeatMs } from '@tawa/domain/ordering/printing';
import { buildApp, inFolder, say, startPatiently, withDatabaseOf, type Ask } from '../crash/world.ts';
import { dishCalled, hire, openQuietKitchen } from '../kitchen-fixtures.ts';
import { openDevice, type Device } from './devices.ts';
import { press } from './hands.ts';
import { addCustomer, call, handOver, placeOrder, type Customer } from './people.ts';

// `npm run rush`: a Friday evening in one kitchen on a server of its own. Sixty orders come within ten minutes, of which
// `--pace 4` makes two and a half; two tablets answer, send out and hand over by pointer, a wall screen is worked by its
// keys, one screen prints. A tablet and the printing screen lose their line for a while, and the server starts anew once.
// It prints what was missed and exits with 1 when anything was. `--from DIR` begins with a copy of a filled data folder.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '10' },
    pace: { type: 'string', default: '4' },
    port: { type: 'string', default: '4140' },
    from: { type: 'string', default: '' },
  },
});

const orders = Number(values.orders);
const rushMs = (Number(values.minutes) * 60_000) / Number(values.pace);
const port = Number(values.port);
const cookMs = 4000;
const lookEveryMs = 150;
const lineLostMs = 12_000;
// How long a screen may take to see that its line is back.
const beatMs = printerBeatMs + 5000;
const patienceMs = 90_000;
// Accept all counts down, and what is sent out can be called back, before either is sent.
const [enoughForAll, customersCount] = [4, 12];

const dishes = ['Fried Chicken (4 pc)', 'Loaded Cheese Fries'];

interface Evening {
  placed: Map<string, { by: Customer; at: number }>;
  taps: number;
  faults: string[];
  /** Between them the printing screen had no line. */
  printerAway: { from: number; to: number };
  isOver: boolean;
}

async function receive(evening: Evening, origin: string, customers: Customer[], menu: number[]): Promise<void> {
  const beganAt = Date.now();
  for (let count = 0; count < orders; count += 1) {
    // Two of three come one by one; the rest in bursts of four, as a break between two films brings them.
    const place = count % 12 >= 8 ? count - (count % 4) : count;
    const wait = beganAt + (place / orders) * rushMs - Date.now();
    if (wait > 0) await sleep(wait);
    const [by, other] = [customers[count % customers.length], menu[count % menu.length]];
    if (!by || other === undefined) throw new Error('Somebody orders something.');
    const number = await placeOrder(origin, by, [
      { menu_id: other, quantity: 1 + (count % 3) },
      ...menu.filter((menu_id) => menu_id !== other).map((menu_id) => ({ menu_id, quantity: 1 })),
    ]);
    evening.placed.set(number, { by, at: Date.now() });
  }
}

async function work(evening: Evening, act: () => Promise<boolean>): Promise<void> {
  while (!evening.isOver) if (!(await act().catch(noteUnlessAway(evening)))) await sleep(lookEveryMs);
}

// A page that is being loaded anew cannot be asked.
const noteUnlessAway = (evening: Evening) => (error: unknown) => {
  if (!/navigation|context was destroyed/.test(String(error))) evening.faults.push(String(error));
  return false;
};

async function pressOn(evening: Evening, device: Device, column: string, name: RegExp): Promise<boolean> {
  const pressed = await press({ device, column, name });
  if (!pressed) return false;
  if (pressed.fault !== '') evening.faults.push(pressed.fault);
  if (pressed.isPressed) evening.taps += 1;
  return pressed.isPressed;
}

/** Answers the oldest, or all at once when several wait. */
async function answer(evening: Evening, device: Device): Promise<boolean> {
  const waiting = await device.page.locator('[data-column="new"] [data-ticket]').count();
  if (waiting >= enoughForAll) return pressOn(evening, device, 'new', /^Accept all/);
  return pressOn(evening, device, 'new', /^Accept ·|^Accept \d/);
}

/** Sends out what is ready, on a screen that is narrow enough to turn to it by its tab. */
async function sendOut(evening: Evening, device: Device): Promise<boolean> {
  if (await pressOn(evening, device, 'ready', /^Send out$/)) return true;
  const ready = device.page.locator('[data-column="ready"]');
  const isAway = await ready.evaluate((column) => column.getBoundingClientRect().right > window.innerWidth);
  if (!isAway || (await ready.locator('[data-ticket]').count()) === 0) return false;
  await device.page
    .getByRole('group', { name: 'Columns' })
    .getByRole('button', { name: /Ready/ })
    .click({ timeout: 5000 });
  evening.taps += 1;
  return true;
}

/** Finishes the first ticket of the wall once it has been there as long as it takes to cook. */
function finish(evening: Evening, { page, seenAt }: Device): () => Promise<boolean> {
  const done = new Set<string>();
  return async () => {
    const shown = await page.locator('[data-line]').evaluateAll((tickets) =>
      tickets.map((ticket) => ({
        number: ticket.getAttribute('data-line') ?? '',
        key: ticket.querySelector('kbd')?.textContent ?? '',
      })),
    );
    const cooked = shown.find(
      ({ number }) => !done.has(number) && Date.now() - (seenAt.get(number) ?? Date.now()) > cookMs,
    );
    if (!cooked) return false;
    const { number, key } = cooked;
    // A bump bar types both digits of ten to twelve in one go.
    await page.keyboard.type(key);
    evening.taps += 1;
    const left = page.locator(`[data-line="${number}"]`);
    await left.waitFor({ state: 'detached', timeout: 5000 }).then(
      () => done.add(number),
      () => evening.faults.push(`wall: key ${key} did not finish ${number}`),
    );
    return true;
  };
}

async function disturb(evening: Evening, { tablet, printing, restart }: Disturbed): Promise<void> {
  const lose = async (device: Device) => {
    await device.page.context().setOffline(true);
    await sleep(lineLostMs);
    await device.page.context().setOffline(false);
  };
  await sleep(rushMs * 0.25);
  await lose(tablet);
  await sleep(rushMs * 0.15);
  await restart();
  await sleep(rushMs * 0.15);
  evening.printerAway.from = Date.now();
  await lose(printing);
  evening.printerAway.to = Date.now() + beatMs;
}

interface Disturbed {
  tablet: Device;
  printing: Device;
  restart: () => Promise<void>;
}

interface Board {
  orders: { order_number: string; status: string }[];
}

interface Row {
  order_number: string;
  status: string;
  answered_s: number;
  left_s: number;
  ready_s: number;
  left_at: number | null;
  slips: number;
  in_doubt: number;
}

const outcome = `select o.order_number, o.status,
    extract(epoch from o.accepted_at - o.placed_at)::float8 as answered_s,
    extract(epoch from o.accept_by - o.accepted_at)::float8 as left_s,
    extract(epoch from o.ready_at - o.accepted_at)::float8 as ready_s,
    extract(epoch from o.dispatched_at)::float8 * 1000 as left_at,
    count(s.slip_id)::int as slips, count(*) filter (where s.in_doubt)::int as in_doubt
  from orders o left join slips s using (order_id)
  where o.order_number = any($1) group by o.order_id`;

const quantile = (numbers: number[], share: number): string => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
};

async function judge(ask: Ask, evening: Evening, { screens, printing }: { screens: Device[]; printing: Device }) {
  const { placed, faults, taps } = evening;
  const { from, to } = evening.printerAway;
  let leftFirst = 0;
  const rows = await ask<Row & Record<string, unknown>>(outcome, [[...placed.keys()]]);
  for (const row of rows) {
    const short = row.order_number.slice(-4);
    if (row.status !== 'delivered') faults.push(`${row.order_number} ended ${row.status}`);
    if (!(row.left_s > 0)) faults.push(`${row.order_number} was answered too late`);
    const papers = printing.papers.filter((paper) => paper.includes(short));
    const unmarked = papers.filter((paper) => !/BEFORE|COPY/.test(paper)).length;
    // What has left the kitchen before its paper came is not printed any more (printing-2).
    if (unmarked === 0 && row.left_at !== null && row.left_at > from && row.left_at < to) leftFirst += 1;
    else if (unmarked !== 1) faults.push(`${row.order_number} was printed ${unmarked} times without a mark`);
  }
  for (const { name, seenAt } of screens) {
    const missed = [...placed.keys()].filter((number) => !seenAt.has(number));
    if (missed.length > 0) faults.push(`${name} never showed ${missed.join(', ')}`);
    const times = [...placed].map(([number, { at }]) => ((seenAt.get(number) ?? at) - at) / 1000);
    say(`${name}: shown after ${quantile(times, 0.5)} s in half, ${quantile(times, 1)} s at most`);
  }
  const [answered, left, ready] = [
    rows.map((row) => row.answered_s),
    rows.map((row) => row.left_s),
    rows.map((row) => row.ready_s),
  ];
  say(
    `${rows.length} orders in ${Math.round(rushMs / 1000)} s; answered after ${quantile(answered, 0.5)} s in half, ${quantile(answered, 1)} s at most, ${quantile(left, 0)} s before their time at least`,
  );
  say(
    `ready ${quantile(ready, 0.5)} s after that in half; ${(taps / placed.size).toFixed(2)} taps an order from the ring to the rider`,
  );
  say(`${leftFirst} orders left while the printing screen was away, which prints them no more`);
  say(`${printing.papers.length} papers, ${rows.filter((row) => row.in_doubt > 0).length} orders in doubt`);
}

async function spendEvening(dataDir: string): Promise<string[]> {
  const env = { DATA_DIR: dataDir, DEMO: '1', PICTURE_COPIES: '0' };
  let app = await startPatiently(port, env);
  const { origin } = app;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const api = await (await browser.newContext({ baseURL: origin })).newPage();
    const owner = await openQuietKitchen(api);
    const member = await hire(api, owner, 'Ravi Counter');
    const menu = await Promise.all(dishes.map((name) => dishCalled(api, name, owner.restaurant_id)));
    const customers = await Promise.all(
      Array.from({ length: customersCount }, (_none, at) => addCustomer(origin, `Guest${at}`)),
    );
    const open = (name: string, path: string, width: number, height: number) =>
      openDevice(browser, name === 'counter' ? member : owner, { name, path, origin, width, height });
    const tablet = await open('tablet', '/orders', 820, 1180);
    const counter = await open('counter', '/orders', 1180, 820);
    const wall = await open('wall', '/orders/line', 1920, 1080);
    const printing = await open('printing', '/orders/printing', 820, 1180);
    await printing.page.getByRole('textbox', { name: 'Name of this tablet' }).fill('Pass');
    await printing.page.getByRole('switch', { name: 'This tablet prints' }).check();
    await sleep(2000);

    const evening: Evening = { placed: new Map(), taps: 0, faults: [], printerAway: { from: 0, to: 0 }, isOver: false };
    const restart = async () => {
      await app.stop();
      app = await startPatiently(port, env);
    };
    const brought = new Set<string>();
    const bring = async () => {
      const board = await call<Board>(origin, 'GET /kitchen/orders', owner.token);
      const out = board.orders.filter(
        ({ status, order_number }) => status === 'out_for_delivery' && !brought.has(order_number),
      );
      for (const { order_number } of out) {
        const order = evening.placed.get(order_number);
        if (!order) continue;
        brought.add(order_number);
        await handOver(origin, owner.token, order.by, order_number);
      }
      await sleep(1000);
      return true;
    };
    const shifts = [
      work(evening, () => answer(evening, tablet)),
      work(evening, () => sendOut(evening, counter)),
      work(evening, finish(evening, wall)),
      work(evening, bring),
    ];
    await Promise.all([receive(evening, origin, customers, menu), disturb(evening, { tablet, printing, restart })]);
    const lateAt = Date.now() + patienceMs;
    const isAllDone = () => brought.size === evening.placed.size;
    while (!isAllDone() && Date.now() < lateAt) await sleep(500);
    if (!isAllDone()) {
      evening.faults.push(`${brought.size} brought and ${printing.papers.length} printed of ${evening.placed.size}`);
      for (const { name, page } of [tablet, counter, wall, printing])
        await page.screenshot({ path: `/tmp/rush-${name}.png` });
    }
    evening.isOver = true;
    await Promise.all(shifts);
    await withDatabaseOf(dataDir, (ask) => judge(ask, evening, { screens: [tablet, counter, wall], printing }));
    return evening.faults;
  } finally {
    await browser.close();
    await app.stop();
  }
}

buildApp();
const faults = await inFolder(values.from, spendEvening);
for (const fault of faults.slice(0, 50)) say(`MISSED: ${fault}`);
say(faults.length === 0 ? 'Nothing was missed.' : `${faults.length} things were missed.`);
process.exitCode = faults.length === 0 ? 0 : 1;
