import { sql } from 'kysely';
import { createDeps } from '../../deps.ts';
import { parseEnv } from '../../platform/env.ts';
import { publish } from '../../platform/live/events.ts';
import { createLog } from '../../platform/log.ts';

export interface Listener {
  userId: number;
  token: string;
}

/** A process of the house that serves nobody and tells pages of the others. */
export interface Teller {
  /** People with a session each. */
  addListeners(count: number): Promise<Listener[]>;
  /** Tells one person a number, in a transaction of its own; resolves once it is committed. */
  tell(userId: number, number: number): Promise<void>;
  /** How many transactions the database has committed, those of every process. */
  countCommits(): Promise<number>;
  close(): Promise<void>;
}

/** Opens one over a migrated database, with the settings of the processes that serve. */
export async function openTeller(databaseUrl: string, settings: Record<string, string>): Promise<Teller> {
  const env = parseEnv({ ...settings, DATABASE_URL: databaseUrl });
  const deps = createDeps({ env, log: createLog('error'), url: databaseUrl });
  await Promise.all([deps.listener.start(), deps.fanOut?.start()]);
  const hourMs = 3_600_000;

  const addListeners = async (count: number) => {
    const numbers = Array.from({ length: count }, (_person, at) => at);
    const users = await deps.db
      .insertInto('users')
      .values(
        numbers.map((at) => ({
          role: 'user' as const,
          name: 'Listener',
          username: `listener${at}`,
          email: `listener-${at}@example.in`,
          mobile: '9876543210',
          password_hash: '-',
        })),
      )
      .returning('user_id')
      .execute();
    const expiresAt = new Date(deps.clock.now().getTime() + hourMs);
    const sessions = await deps.db
      .insertInto('sessions')
      .values(users.map(({ user_id }) => ({ user_id, expires_at: expiresAt })))
      .returning(['user_id', 'session_id'])
      .execute();
    const sign = async ({ user_id: userId, session_id: sessionId }: (typeof sessions)[number]) => ({
      userId,
      token: await deps.tokens.sign({ userId, sessionId, userType: 'user', expiresAt }),
    });
    return Promise.all(sessions.map(sign));
  };
  return {
    addListeners,
    tell: (userId, number) =>
      publish(deps.db, { audience: `user:${userId}`, kind: 'kitchen', payload: { restaurant_id: number } }),
    async countCommits() {
      const { rows } = await sql<{ commits: number }>`select xact_commit as commits from pg_stat_database
        where datname = current_database()`.execute(deps.db);
      return rows[0]?.commits ?? 0;
    },
    async close() {
      deps.hub.close();
      await deps.close();
    },
  };
}
