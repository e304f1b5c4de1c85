// What the clock does with bills of tables: those that are paid and eaten close, and those that everybody forgot end.
import { dayMs, hourMs, minuteMs } from '@tawa/domain/common/durations';
import { tableEmptyMinutes, tableForgottenHours } from '@tawa/domain/tables/bills';
import { messageOf } from '#platform/http/errors.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { sweepParts } from './bills.online.ts';
import { addLacking, closeBill, closeIfDone } from './bills.service.ts';
import * as store from './bills.store.ts';
import { deleteOldGuests, listDue } from './bills.timers.store.ts';
import { isCooked, standing, sumsOf } from './bills.sums.ts';

const guestsKeptMs = 7 * dayMs;

async function endForgotten(tx: Tx, bill: store.BillRow, at: Date): Promise<void> {
  const billId = bill.table_bill_id;
  const [rounds, parts] = [await store.listRounds(tx, [billId], at), await store.listParts(tx, [billId])];
  // What the kitchen still has is the kitchen's to end.
  if (!isCooked(rounds)) return;
  const isEmpty = standing(rounds).length === 0;
  await closeBill(tx, { bill, closed_as: isEmpty ? 'empty' : 'lapsed', actor_id: null, at });
  if (isEmpty) return;
  const { left } = sumsOf(rounds, parts);
  const table = await store.nameOfTable(tx, bill.table_id);
  await notify(tx, {
    to: { restaurant_id: bill.restaurant_id },
    kind: 'kitchen_table',
    facts: { table, name: null, amount: Math.max(0, left), step: 'ended' },
    key: `table bill ${billId}`,
  });
}

/** Closes what is paid and eaten, and ends what was forgotten; each once, whichever process does it. */
export async function sweepTables({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  await addLacking({ db, log });
  const now = clock.now();
  const forgotten = new Date(now.getTime() - tableForgottenHours * hourMs);
  const empty = new Date(now.getTime() - tableEmptyMinutes * minuteMs);
  for (const { table_bill_id, is_over } of await listDue(db, { forgotten, empty }))
    await transaction(db, async (tx) => {
      const bill = await store.holdBill(tx, table_bill_id);
      if (!bill || (await closeIfDone(tx, bill, { actor_id: null, at: now })) || !is_over) return;
      await endForgotten(tx, bill, now);
    }).catch((error: unknown) =>
      log.error({ table_bill_id, reason: messageOf(error) }, 'a bill of a table could not be ended'),
    );
}

/** The work of the clock on bills of tables. */
export function billJobs(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'providers'>): void {
  deps.jobs.every('* * * * *', 'tables.sweep', () => sweepTables(deps));
  deps.jobs.every('* * * * *', 'tables.parts', () => sweepParts(deps));
  deps.jobs.every('27 * * * *', 'tables.forget', async () => {
    await deleteOldGuests(deps.db, new Date(deps.clock.now().getTime() - guestsKeptMs));
  });
}
