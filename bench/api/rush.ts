import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { invariants } from '../../apps/api/src/testing/invariants.ts';
import { openLine } from '../../apps/api/src/testing/remote.ts';
import type { Lab } from '../lab.ts';
import { type Buyer, openBuyers } from './buyers.ts';

export const connections = 16;
const warmMs = 3000;
const rushMs = 10_000;

/** People who ask the same thing without a pause, as many at once as there are connections. */
export interface Rush {
  aSecond: number;
  /** Milliseconds that it took by the clock, the load on the same machine. */
  p50: number;
  p99: number;
}

/** A rush of orders, with the promises of the database that did not hold after it. */
export type OrderRush = Rush & { broken: string[] };

async function orderMeasured({ caller, addressId, menuIds }: Buyer): Promise<number> {
  const items = menuIds.map((menu_id) => ({ menu_id, quantity: 1 }));
  const quote = await caller.ok(getQuote, { body: { source: 'buy_now', items, address_id: addressId } });
  const { quote_id, total: accept_total } = quote;
  const pressedAt = performance.now();
  await caller.ok(placeOrder, {
    headers: { 'idempotency-key': randomUUID() },
    body: { quote_id, accept_total, payment_method: 'cod', contact_phone: '9876543210' },
  });
  return performance.now() - pressedAt;
}

async function askFor(lanes: readonly (() => Promise<number>)[], ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const took: number[] = [];
  await Promise.all(
    lanes.map(async (ask) => {
      while (performance.now() < until) took.push(await ask());
    }),
  );
  return took.toSorted((a, b) => a - b);
}

/** Each lane answers how many milliseconds it took. */
async function rushOf(lanes: readonly (() => Promise<number>)[]): Promise<Rush> {
  await askFor(lanes, warmMs);
  const begunAt = performance.now();
  const took = await askFor(lanes, rushMs);
  const seconds = (performance.now() - begunAt) / 1000;
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { aSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** A rush of one call, whose answer nobody reads. */
export function rushTo(call: () => Promise<void>): Promise<Rush> {
  const measured = async () => {
    const askedAt = performance.now();
    await call();
    return performance.now() - askedAt;
  };
  return rushOf(Array.from({ length: connections }, () => measured));
}

export async function holdOrderRush(lab: Lab): Promise<OrderRush> {
  const line = openLine(connections);
  try {
    const buyers = await openBuyers({ ...lab, send: line.send }, connections);
    const rush = await rushOf(buyers.map((buyer) => () => orderMeasured(buyer)));
    const broken: string[] = [];
    for (const [what, sql] of Object.entries(invariants))
      for (const { which } of await lab.ask<{ which: string }>(sql)) broken.push(`${what}: ${which}`);
    return { ...rush, broken };
  } finally {
    line.close();
  }
}
