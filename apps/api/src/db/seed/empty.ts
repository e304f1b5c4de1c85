import type { Db } from '#platform/database/db.ts';
import { demoLogins } from './people.ts';

const findUser = (db: Db, email?: string) =>
  db
    .selectFrom('users')
    .select('user_id')
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .limit(1)
    .executeTakeFirst();

// The last part of the filling writes these, and nobody ever deletes them.
const findLast = (db: Db) => db.selectFrom('rating_summaries').select('restaurant_id').limit(1).executeTakeFirst();

/** Whether the demo world may be put in: nobody has an account yet, or an earlier filling stopped before its last part. */
export async function needsDemo(db: Db): Promise<boolean> {
  if (!(await findUser(db))) return true;
  return Boolean(await findUser(db, demoLogins[0].email)) && !(await findLast(db));
}
