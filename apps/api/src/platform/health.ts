import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Closing } from './closing.ts';
import type { Db } from './database/db.ts';
import { AppError } from './http/errors.ts';

const answerWithinMs = 2000;

async function askDatabase(db: Db): Promise<void> {
  const tooLate = sleep(answerWithinMs, undefined, { ref: false }).then(() => {
    throw new AppError('unavailable', 'The database does not answer.', { retryAfterS: 2 });
  });
  await Promise.race([sql`select 1`.execute(db), tooLate]);
}

/** `/healthz`: this process lives. `/readyz`: it can serve, shown by a real query, and is not about to end. */
export function healthRoutes(
  app: FastifyInstance,
  { db, closing }: { db: Db; closing: Pick<Closing, 'isBegun'> },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (closing.isBegun()) throw new AppError('unavailable', 'This process is about to end.', { retryAfterS: 2 });
    await askDatabase(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
