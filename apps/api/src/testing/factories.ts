import { randomBytes } from 'node:crypto';
import type { Role } from '@tawa/contract/endpoint';
import type { Db } from '../platform/db.ts';
import type { Passwords } from '../platform/passwords.ts';

export interface TestUser {
  userId: number;
  role: Role;
  name: string;
  email: string;
  password: string;
}

export interface UserWish {
  role?: Role;
  name?: string;
  password?: string;
}

/** An account that can log in with its `password`. */
export async function addUser(
  { db, passwords }: { db: Db; passwords: Passwords },
  { role = 'user', name = 'Asha Rao', password = 'correct-horse-9' }: UserWish = {},
): Promise<TestUser> {
  const unique = randomBytes(5).toString('hex');
  const email = `${role}-${unique}@example.in`;
  const { user_id } = await db
    .insertInto('users')
    .values({
      role,
      name,
      email,
      username: `${role}${unique}`,
      mobile: `9${String(Number.parseInt(unique.slice(0, 7), 16))
        .padStart(9, '0')
        .slice(-9)}`,
      password_hash: await passwords.hash(password),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return { userId: user_id, role, name, email, password };
}
