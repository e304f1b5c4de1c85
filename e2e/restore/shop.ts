import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../apps/api/src/db/embedded/processes.ts';
import { openLine } from '../../apps/api/src/testing/remote.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger, type Ledger } from '../crash/ledger.ts';
import { prove } from '../crash/proof.ts';
import { askForAll, cook, shop } from '../crash/traffic.ts';
import { type Street } from '../crash/street.ts';
import { kitchen, prepare, startPatiently, untilTrue, withDatabaseOf } from '../crash/world.ts';

const customers = 8;
const onlineShare = 0.5;

interface Place {
  dataDir: string;
  port: number;
  env: Record<string, string>;
}

/** A served shop in which customers order and pay, and a kitchen cooks, all the while. */
export interface Shop {
  origin: string;
  ledger: Ledger;
  /** Kills server and database at once, in the middle of whatever is going on. */
  killAll(): Promise<void>;
  /** Starts it again on what its folder holds now, lets what was pressed meanwhile be answered, and answers how long it took (ms). */
  reopen(): Promise<number>;
  /** Lets the same customers order for a while, by a ledger without what nobody can know any more, and proves it. */
  proveAfter(ledger: Ledger, ms: number): Promise<void>;
  close(): Promise<void>;
}

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

export async function openShop({ dataDir, port, env }: Place): Promise<Shop> {
  let app = await startPatiently(port, env);
  const { origin } = app;
  const line = openLine(customers + 1);
  const { send } = line;
  const ledger = openLedger();
  const dishes = await withDatabaseOf(dataDir, prepare);
  const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(send, origin)));
  const owner = await logIn(send, origin, kitchen.login, kitchen.password);
  const openStreet = (kept: Ledger) => {
    let isOver = false;
    const street: Street = { send, origin: () => origin, isOver: () => isOver, ledger: kept, dishes, onlineShare };
    const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
    return { street, end: () => (isOver = true), traffic: Promise.all(traffic) };
  };
  const evening = openStreet(ledger);
  return {
    origin,
    ledger,
    async killAll() {
      evening.end();
      const postmaster = postmasterOf(dataDir);
      const gone = app.kill();
      process.kill(postmaster, 'SIGKILL');
      await gone;
      await untilTrue(async () => !isAlive(postmaster));
    },
    async reopen() {
      const from = performance.now();
      app = await startPatiently(port, env);
      const readyMs = performance.now() - from;
      await evening.traffic;
      return readyMs;
    },
    async proveAfter(kept, ms) {
      const { street, end, traffic } = openStreet(kept);
      await sleep(ms);
      end();
      await traffic;
      await askForAll(street);
      await withDatabaseOf(dataDir, (ask) => prove(ask, kept));
    },
    async close() {
      evening.end();
      line.close();
      await app.stop();
    },
  };
}
