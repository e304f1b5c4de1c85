import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export interface Borne {
  order_id: number;
  order_number: string;
  restaurant_id: number;
  user_id: number;
  status: string;
  version: number;
  /** Paise that it took from the restaurant. */
  deducted: number;
  /** The statement that it stands on. */
  payout_id: number | null;
  /** Where its appeal stands. */
  appeal: string | null;
}

/** A decided refund as the ledger took it from its restaurant. */
export async function findBorne(db: Db, refundId: number): Promise<Borne | undefined> {
  const { rows } =
    await sql<Borne>`select o.order_id, o.order_number, o.restaurant_id, o.user_id, o.status, o.version, a.state as appeal, x.payout_id,
      (select greatest(0, coalesce(sum(e.amount), 0))::bigint from ledger_entries e
        where e.ledger_transaction_id = t.ledger_transaction_id and e.account = 'restaurant_payable') as deducted
    from refunds r join orders o using (order_id) join refund_files f using (refund_id)
      left join ledger_transactions t on t.posting_key = 'refund:' || r.refund_id
      left join payout_transactions x using (ledger_transaction_id)
      left join refund_appeals a on a.refund_id = r.refund_id
    where r.refund_id = ${refundId}`.execute(db);
  return rows[0];
}

/** Writes an appeal; false when there is one. */
export async function addAppeal(tx: Tx, appeal: Insertable<DB['refund_appeals']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refund_appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function update(tx: Tx, refundId: number, changes: Updateable<DB['refund_appeals']>, isNew: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable('refund_appeals')
    .set(changes)
    .where('refund_id', '=', refundId)
    .where('state', '=', 'open')
    .$if(isNew, (query) => query.where('photo', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Photo = Pick<Updateable<DB['refund_appeals']>, 'photo' | 'width' | 'height' | 'photo_at'>;

/** Gives an open appeal its photo; false when it has one or is answered. */
export const keepPhoto = (tx: Tx, refundId: number, photo: Photo): Promise<boolean> =>
  update(tx, refundId, photo, true);

/** Answers an open appeal; false when somebody was faster. */
export const closeAppeal = (tx: Tx, refundId: number, decided: Updateable<DB['refund_appeals']>): Promise<boolean> =>
  update(tx, refundId, decided, false);
