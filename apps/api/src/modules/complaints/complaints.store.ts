import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export const countUnresolved = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('complaints')
    .select(sql<number>`count(*)`.as('total'))
    .where('status', 'not in', ['resolved', 'declined', 'closed'])
    .executeTakeFirstOrThrow();
  return total;
};
