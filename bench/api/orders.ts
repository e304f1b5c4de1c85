import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import type { Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';
import { inLanes, type Buyer } from './buyers.ts';
import type { SqlProgram } from './sql-program.ts';

async function order({ caller, addressId, menuIds }: Buyer): Promise<void> {
  const items = menuIds.map((menu_id) => ({ menu_id, quantity: 1 }));
  const quote = await caller.ok(getQuote, { body: { source: 'buy_now', items, address_id: addressId } });
  const { quote_id, total: accept_total } = quote;
  await caller.ok(placeOrder, {
    headers: { 'idempotency-key': randomUUID() },
    body: { quote_id, accept_total, payment_method: 'cod', contact_phone: '9876543210' },
  });
}

/** A whole checkout of two dishes, against a transaction of pg that reads, locks and writes the same rows. */
export const orderContest = (lab: Lab, buyers: readonly Buyer[], program: SqlProgram): Contest => ({
  work: 'quote and place an order',
  calls: 600,
  ours: { pid: lab.app.pid, run: (calls) => inLanes(buyers, calls, order) },
  bare: { name: 'pg, the same rows', ...program.side('order', buyers) },
  target: { ms: 6 },
});
