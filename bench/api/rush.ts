import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/checkout';
import { invariants } from '../../apps/api/src/testing/invariants.ts';
import { openLine } from '../../apps/api/src/testing/remote.ts';
import type { Lab } from '../lab.ts';
import { type Buyer, openBuyers } from './buyers.ts';

const connections = 16;
const warmMs = 3000;
const rushMs = 10_000;

/** Customers who order without a pause, as many at once as there are connections. */
export interface Rush {
  connections: number;
  ordersASecond: number;
  /** Milliseconds that placing took by the clock, the load on the same machine. */
  placing: { p50: number; p99: number };
  /** Promises of the database that did not hold after it. */
  broken: string[];
}

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

async function orderFor(buyers: readonly Buyer[], ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const took: number[] = [];
  const lanes = buyers.map(async (buyer) => {
    while (performance.now() < until) took.push(await orderMeasured(buyer));
  });
  await Promise.all(lanes);
  return took.toSorted((a, b) => a - b);
}

export async function holdRush(lab: Lab): Promise<Rush> {
  const line = openLine(connections);
  try {
    const buyers = await openBuyers({ ...lab, send: line.send }, connections);
    await orderFor(buyers, warmMs);
    const begunAt = performance.now();
    const took = await orderFor(buyers, rushMs);
    const seconds = (performance.now() - begunAt) / 1000;
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
    const broken: string[] = [];
    for (const [what, sql] of Object.entries(invariants))
      for (const { which } of await lab.ask<{ which: string }>(sql)) broken.push(`${what}: ${which}`);
    return { connections, ordersASecond: took.length / seconds, placing: { p50: at(0.5), p99: at(0.99) }, broken };
  } finally {
    line.close();
  }
}
