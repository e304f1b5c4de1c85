import type { Clock } from '../platform/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Tokens } from '#platform/keys/tokens.ts';
import type { TestUser } from './factories.ts';

const lifeMs = 12 * 3600 * 1000;

/** A session as a login opens it, without the login; answers its token. */
export async function openSession(
  { db, tokens, clock }: { db: Db; tokens: Tokens; clock: Clock },
  { userId, role }: Pick<TestUser, 'userId' | 'role'>,
): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  const { session_id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, expires_at: expiresAt })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return tokens.sign({ userId, sessionId: session_id, userType: role, expiresAt });
}
