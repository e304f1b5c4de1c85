import { openLine } from '../../apps/api/src/testing/remote.ts';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { logIn, openShopper } from '../../apps/api/src/testing/shopper.ts';
import { openLedger } from '../crash/ledger.ts';
import { prove } from '../crash/proof.ts';
import { cook, shop } from '../crash/traffic.ts';
import { type Street } from '../crash/street.ts';
import { kitchen, prepare, startPatiently, withDatabaseOf } from '../crash/world.ts';

const customers = 4;

interface Place {
  port: number;
  dataDir: string;
  /** What the server is told beside its folder. */
  env?: Record<string, string>;
}

export interface Busy {
  app: BuiltApp;
  /** How many orders were acknowledged by now. */
  placed: () => number;
}

/** Starts a server, lets customers order and a kitchen cook while something is done to it, and proves what they were told. */
export async function onBusyStreet(
  { port, dataDir, env }: Place,
  harm: (busy: Busy) => Promise<string[]>,
): Promise<string[]> {
  const ledger = openLedger();
  const line = openLine(customers + 1);
  const app = await startPatiently(port, { DATA_DIR: dataDir, DEMO: '1', ...env });
  try {
    const dishes = await withDatabaseOf(dataDir, prepare);
    const shoppers = await Promise.all(Array.from({ length: customers }, () => openShopper(line.send, app.origin)));
    const owner = await logIn(line.send, app.origin, kitchen.login, kitchen.password);
    let isOver = false;
    const street: Street = { send: line.send, origin: () => app.origin, isOver: () => isOver, ledger, dishes };
    const traffic = [...shoppers.map((shopper) => shop(street, shopper)), cook(street, owner)];
    const broken = await harm({ app, placed: () => ledger.acknowledged.length });
    isOver = true;
    await Promise.all(traffic);
    await withDatabaseOf(dataDir, (ask) => prove(ask, ledger));
    return [...broken, ...ledger.broken];
  } finally {
    line.close();
    await app.stop();
  }
}
