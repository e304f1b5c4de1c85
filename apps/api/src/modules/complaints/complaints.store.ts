import { sql, type Insertable } from 'kysely';
import type { Complaints } from '../../db/tables.ts';
import type { Db } from '../../platform/db.ts';

export const countUnresolved = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('complaints')
    .select(sql<number>`count(*)`.as('total'))
    .where('status', 'not in', ['resolved', 'declined', 'closed'])
    .executeTakeFirstOrThrow();
  return total;
};

/** An order of this customer by its number, in any case, or by its id. */
export const findOwnOrder = (db: Db, userId: number, named: string) =>
  db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where((is) =>
      /^[1-9]\d{0,8}$/.test(named) ? is('order_id', '=', Number(named)) : is('order_number', '=', named.toUpperCase()),
    )
    .executeTakeFirst();

export const addComplaint = (db: Db, complaint: Insertable<Complaints>) =>
  db.insertInto('complaints').values(complaint).returning('complaint_id').executeTakeFirstOrThrow();
