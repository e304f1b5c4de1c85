import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { openLine, type Send } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { payOut } from './banker.ts';
import { cancelTogether, proveRuns, untilEnded } from './canceller.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { prove } from './proof.ts';
import { askForShares } from './sharing.ts';
import { askForAll, askForCodes, cook, payByCode, shop } from './traffic.ts';
import { type Street } from './street.ts';
import { proveNews, writeToGuests } from './news.ts';
import { nameAgain, proveNames } from './namer.ts';
import { objectToRefunds, proveObjections } from './objector.ts';
import { askForParts, eatAtTables, proveMeals } from './tables.ts';
import { proveSubstitutes, substitute } from './substituter.ts';
import { openTill, proveTill, untilHeard } from './till.ts';
import { kitchen, office, prepare, say, startPatiently, untilTrue, withDatabaseOf } from './world.ts';

const customers = 8;
const ordersBetween = 25;
const aliveMaxMs = 5000;
const lastMomentMs = 30;
const runOutMs = 1500;
const onlineShare = 0.5;
/** The queue that tells of payments needs a moment to be back after its database. */
const queueBackMs = 4000;

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
  port: number;
  ledger: Ledger;
  send: Send;
  app: BuiltApp;
}

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO: '1' });

/** Ends something as a power cut would and waits until it serves again; answers how long that took (ms). */
type Kill = (scene: Scene) => Promise<number>;

const killApp: Kill = async (scene) => {
  await scene.app.kill();
  const killedAt = performance.now();
  // On a machine that is busy enough its first try may fail; whoever watches over it in earnest tries again, too.
  scene.app = await startPatiently(scene.port, envOf(scene.dataDir));
  return performance.now() - killedAt;
};

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The app lives on and brings its database back by itself. */
const killPostgres: Kill = async ({ dataDir, app, send }) => {
  const killedAt = performance.now();
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  const isReady = async () => {
    const { statusCode } = await send(`${app.origin}/readyz`);
    return statusCode === 200;
  };
  await untilTrue(async () => !(await isReady()));
  await untilTrue(isReady);
  return performance.now() - killedAt;
};

interface Plan {
  what: 'app' | 'postgres';
  kills: number;
  port: number;
}

/** Kills at random moments while customers order and pay; answers how long it took to serve again each time (ms). */
async function killAgainAndAgain(scene: Scene, { what, kills }: Plan): Promise<number[]> {
  const { dataDir, ledger, send } = scene;
  const { origin } = scene.app;
  const dishes = await withDatabaseOf(dataDir, prepare);
  const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(send, origin)));
  const owner = await logIn(send, origin, kitchen.login, kitchen.password);
  let isOver = false;
  const street: Street = {
    send,
    origin: () => origin,
    isOver: () => isOver,
    ledger,
    dishes,
    onlineShare,
    restaurantId: kitchen.restaurant_id,
  };
  const admin = await logIn(send, origin, office.login, office.password);
  const till = await openTill(street, owner);
  const paying = payOut(street, admin);
  const cancelling = cancelTogether(street, admin);
  const objecting = objectToRefunds(street, { admin, owner });
  const writing = writeToGuests(street, owner, shoppers);
  const eating = eatAtTables(street, owner);
  const naming = nameAgain(street, owner);
  const substituting = substitute(street, owner);
  const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
  const [first] = shoppers;
  if (first) traffic.push(payByCode(street, owner, first));
  const readyMs: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    if (what === 'postgres') await sleep(queueBackMs);
    await untilRandomMoment(ledger);
    const ms = await (what === 'app' ? killApp : killPostgres)(scene);
    readyMs.push(ms);
    say(`kill ${kill} of ${kills}: ready in ${seconds(ms)} s, ${ledger.acknowledged.length} orders so far`);
  }
  await sleep(runOutMs);
  isOver = true;
  await Promise.all(traffic);
  say(`transfers at the bank ${(await paying).size}`);
  const runs = await cancelling;
  const news = await writing;
  const meals = await eating;
  const objections = await objecting;
  const named = await naming;
  const settled = await substituting;
  await untilEnded(street, admin, runs);
  await askForAll(street);
  await askForCodes(street, owner);
  await askForShares(street);
  await askForParts(street, owner, meals);
  await untilHeard(street, owner, till);
  const events = await withDatabaseOf(dataDir, (ask) => proveTill(ask, till, ledger.accuse));
  const cancelled = await withDatabaseOf(dataDir, (ask) => proveRuns(ask, runs, ledger.accuse));
  say(`cancelled together   ${cancelled} orders in ${runs.size} runs`);
  say(`events at the till    ${events}, in ${till.arrivals.length} arrivals`);
  const eaten = await withDatabaseOf(dataDir, (ask) => proveMeals(ask, meals, ledger.accuse));
  say(`rounds at tables     ${eaten}, ${meals.taken.size} parts taken`);
  const told = await withDatabaseOf(dataDir, (ask) => proveNews(ask, news, ledger.accuse));
  say(`news                 ${told.sent} messages, ${told.stopped} stopped, ${told.choices} guests`);
  const objected = await withDatabaseOf(dataDir, (ask) => proveObjections(ask, objections, ledger.accuse));
  say(`objections           ${objected}`);
  const called = await withDatabaseOf(dataDir, (ask) => proveNames(ask, named, ledger.accuse));
  const { chosen, taken } = await withDatabaseOf(dataDir, (ask) => proveSubstitutes(ask, settled, ledger.accuse));
  say(`sold-out dishes      ${chosen} answered, ${taken} replaced`);
  say(`lines of a dish named ${named.last} times ${called}`);
  await till.close();
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
  say(`payments at the bank ${found.payments}, events heard ${found.events}`);
  say(`cash paid by a code   ${ledger.paidByCode.length}`);
  say(`coupon               used ${found.couponUsed} times`);
  say(`shares of groups      ${found.shares.map(({ state, count }) => `${state} ${count}`).join(', ')}`);
  say(`states               ${found.states.map(({ status, count }) => `${status} ${count}`).join(', ')}`);
}

/** Kills the app or its database while customers order and pay, and proves that nothing was forgotten or done twice. */
export async function runKills(dataDir: string, plan: Plan): Promise<readonly string[]> {
  const ledger = openLedger();
  const line = openLine(customers + 3);
  const { port } = plan;
  const scene = { dataDir, port, ledger, send: line.send, app: await startPatiently(port, envOf(dataDir)) };
  try {
    const readyMs = await killAgainAndAgain(scene, plan);
    summarise(ledger, readyMs, await withDatabaseOf(dataDir, (ask) => prove(ask, ledger)));
  } finally {
    line.close();
    await scene.app.stop();
  }
  return ledger.broken;
}
