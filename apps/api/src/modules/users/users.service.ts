// Owns users. The username is made from the name and unique; the database refuses a second account of one e-mail.
import { randomInt } from 'node:crypto';
import type { Role } from '@tawa/contract/endpoint';
import { slug } from '@tawa/domain/text';
import type { Tx } from '../../platform/db.ts';
import * as store from './users.store.ts';

const triesMax = 6;

export interface Registration {
  role: Role;
  name: string;
  email: string;
  mobile: string;
  password_hash: string;
}

// Never digits alone: as somebody's phone it would keep them from logging in by it.
const usernameFrom = (name: string, attempt: number): string => {
  const base = slug(name).replaceAll('-', '.').slice(0, 40);
  const readable = base === '.' || base === '' ? 'guest' : base.replace(/^(?=\d+$)/, 'guest.');
  return attempt === 0 ? readable : `${readable}.${randomInt(10 ** Math.min(attempt + 2, 8))}`;
};

/** Adds an account in the caller's transaction and answers its id; a taken e-mail is a conflict of its field. */
export async function addUser(tx: Tx, user: Registration): Promise<number> {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const added = await store.addUser(tx, { ...user, username: usernameFrom(user.name, attempt) });
    if (added) return added.user_id;
  }
  throw new Error('No free username was found.');
}
