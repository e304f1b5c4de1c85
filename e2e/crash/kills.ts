import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltApp, type BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { openLine, type Send } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { prove } from './proof.ts';
import { cook, shop, type Street } from './traffic.ts';
import { kitchen, prepare, say, withDatabaseOf } from './world.ts';

const port = 4132;
const customers = 8;
const ordersBetween = 25;
const aliveMaxMs = 5000;
const lastMomentMs = 30;
const runOutMs = 1500;

const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(2);

function describe(readyMs: readonly number[]): string {
  const sorted = readyMs.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return `${seconds(sorted[0])} / ${seconds(middle)} / ${seconds(sorted.at(-1))} s`;
}

/** Some orders later, in the middle of whatever is going on then. */
async function untilRandomMoment({ acknowledged }: Ledger): Promise<void> {
  const wanted = acknowledged.length + 1 + Math.random() * ordersBetween;
  const lateAt = performance.now() + aliveMaxMs;
  while (acknowledged.length < wanted && performance.now() < lateAt) await sleep(1);
  await sleep(Math.random() * lastMomentMs);
}

interface Scene {
  dataDir: string;
  ledger: Ledger;
  send: Send;
  app: BuiltApp;
}

const start = (dataDir: string): Promise<BuiltApp> => startBuiltApp({ port, env: { DATA_DIR: dataDir, DEMO: '1' } });

/** Kills the app at random moments while customers order; answers how long each start took (ms). */
async function killAgainAndAgain(scene: Scene, kills: number): Promise<number[]> {
  const { dataDir, ledger, send } = scene;
  const { origin } = scene.app;
  const dishes = await withDatabaseOf(dataDir, prepare);
  const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(send, origin)));
  const owner = await logIn(send, origin, kitchen.login, kitchen.password);
  let isOver = false;
  const street: Street = { send, origin: () => origin, isOver: () => isOver, ledger, dishes };
  const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
  const readyMs: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await untilRandomMoment(ledger);
    await scene.app.kill();
    scene.app = await start(dataDir);
    readyMs.push(scene.app.readyMs);
    say(
      `kill ${kill} of ${kills}: ready in ${seconds(scene.app.readyMs)} s, ${ledger.acknowledged.length} orders so far`,
    );
  }
  await sleep(runOutMs);
  isOver = true;
  await Promise.all(traffic);
  return readyMs;
}

function summarise(ledger: Ledger, readyMs: readonly number[], found: Awaited<ReturnType<typeof prove>>): void {
  const { sent, wasPlaced, placedNow, refused } = ledger.unanswered;
  say(`\nkills                ${readyMs.length}`);
  say(`ready again          ${describe(readyMs)} (least / middle / most)`);
  say(`orders acknowledged  ${ledger.acknowledged.length}; in the database ${found.orders}`);
  say(`presses refused      ${ledger.refused}`);
  say(
    `presses unanswered   ${sent}; ${wasPlaced} had been placed, ${placedNow} placed when repeated, ${refused} refused`,
  );
  say(`coupon               used ${found.couponUsed} times`);
  say(`states               ${found.states.map(({ status, count }) => `${status} ${count}`).join(', ')}`);
}

/** Kills the app while customers order, and proves that it forgot nothing and did nothing twice. */
export async function runKills(dataDir: string, kills: number): Promise<readonly string[]> {
  const ledger = openLedger();
  const line = openLine(customers + 1);
  const scene = { dataDir, ledger, send: line.send, app: await start(dataDir) };
  try {
    const readyMs = await killAgainAndAgain(scene, kills);
    summarise(ledger, readyMs, await withDatabaseOf(dataDir, (ask) => prove(ask, ledger)));
  } finally {
    line.close();
    await scene.app.stop();
  }
  return ledger.broken;
}
