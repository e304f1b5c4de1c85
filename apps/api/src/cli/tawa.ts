import { findOwn } from '@tawa/domain/common/own';
import { openDatabase } from '../database.ts';
import { systemClock } from '../platform/clock.ts';
import { createDb, createPool, type Db } from '#platform/database/db.ts';
import { parseEnv, type Env } from '../platform/env.ts';
import { messageOf } from '#platform/http/errors.ts';
import { createLog } from '../platform/log.ts';
import { rotateKeys, sayKeys, sayNewKeys } from './keys.ts';
import { addOwner, emailOf } from './owner.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface World {
  db: Db;
  env: Env;
}

async function withDatabase(work: (world: World) => Promise<void>): Promise<void> {
  const env = parseEnv();
  const database = await openDatabase(env, say);
  const log = createLog('warn');
  const pool = createPool({ url: database.directUrl, log, max: 2, isPatient: true });
  try {
    await work({ db: createDb(pool, log), env });
  } finally {
    await pool.end();
    await database.stop();
  }
}

const [subject = '', verb = '', ...args] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = {
  'keys new': async () => sayNewKeys(say),
  'keys list': () => withDatabase((world) => sayKeys({ ...world, say })),
  'keys rotate': () =>
    withDatabase(async (world) => {
      if (!(await rotateKeys({ ...world, say }))) process.exitCode = 1;
    }),
  'owner add': async () => {
    const address = emailOf(args);
    await withDatabase((world) => addOwner({ ...world, clock: systemClock, say }, address));
  },
};

const run = findOwn(commands, `${subject} ${verb}`);
if (!run) {
  process.stderr.write(`Say one of: ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 2;
}
run?.().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
