import type { Tx } from '../../platform/db.ts';

export interface NewUser {
  role: string;
  name: string;
  username: string;
  email: string;
  mobile: string;
  password_hash: string;
}

/** Adds the account unless its username is taken; a taken e-mail breaks its constraint. */
export const addUser = (tx: Tx, user: NewUser) =>
  tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('user_id')
    .executeTakeFirst();
