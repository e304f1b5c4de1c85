// What is late of one stop of a round is late of the others: each of them hears of it once, by a clock time.
import { correctStops } from '@tawa/domain/ordering/riders';
import type { Deps } from '../../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { flag } from './flag.ts';
import { lateNotice } from './order-notices.ts';
import * as store from '../orders.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** Looks at the stops that are left of the round of an order, and tells those that will be reached later than was said. */
export async function correctRound({ db, clock }: ServiceDeps, order_id: number): Promise<void> {
  const left = await store.listStopsLeft(db, order_id);
  const times = correctStops(left, clock.now());
  for (const [at, stop] of left.entries()) {
    const expected_by = times[at];
    if (expected_by) await tellStop({ db, clock }, stop.order_id, expected_by);
  }
}

function tellStop({ db, clock }: ServiceDeps, order_id: number, expected_by: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id }, {});
    if (order?.status !== 'out_for_delivery') return;
    if (order.expected_by !== null && order.expected_by >= expected_by) return;
    const wasTold = await store.wasToldLate(tx, order_id);
    await flag(tx, order, { type: 'late', expected_by, at: clock.now() });
    // A second message about the same food would only worry: the open page shows the new time.
    if (!wasTold) await notify(tx, lateNotice(order, expected_by));
  });
}
