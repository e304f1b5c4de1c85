import type { Db } from '../../platform/db.ts';

/** Whether nobody has an account yet: only then may the demo world be put in. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) === undefined;
