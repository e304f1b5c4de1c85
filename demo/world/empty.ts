import type { Db } from '@tawa/api/platform/database/db';
import { demoLogins } from './accounts/people.ts';

const findUser = (db: Db, email?: string) =>
  db
    .selectFrom('users')
    .select('user_id')
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .limit(1)
    .executeTakeFirst();

// The last part of the filling writes these, and nobody ever deletes them.
const findLast = (db: Db) => db.selectFrom('rating_summaries').select('restaurant_id').limit(1).executeTakeFirst();

const findDemo = (db: Db) => findUser(db, demoLogins[0].email);

/** The logins of the demo world, where it is in the database. */
export const findDemoLogins = async (db: Db) => ((await findDemo(db)) ? demoLogins : []);

/** Whether the demo world may be put in: nobody has an account yet, or an earlier filling stopped before its last part. */
export async function needsDemo(db: Db): Promise<boolean> {
  if (!(await findUser(db))) return true;
  return Boolean(await findDemo(db)) && !(await findLast(db));
}
