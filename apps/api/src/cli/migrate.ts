import { explainUnreachable, migrateDatabase, reachDatabase, type Database } from '../database.ts';
import { listMissing, type Missing } from '#db/migrate.ts';
import type { AddCommands, Desk, Outcome } from './frame.ts';

const counted = (names: readonly string[]) => (names.length === 1 ? '1 migration' : `${names.length} migrations`);

async function withReached<T>(desk: Desk, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await reachDatabase(desk.env(), desk.note);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

const migrate = (desk: Desk): Promise<Outcome> =>
  withReached(desk, async (database) => {
    const applied = await migrateDatabase(desk.env(), database, desk.note);
    const said = applied.length === 0 ? 'Nothing was missing.' : `${counted(applied)} applied.`;
    return { lines: [said], data: { applied } };
  });

/** What whoever changes a running house must know before; nothing runs on an empty database. */
function sayStopping(missing: readonly Missing[], stopping: readonly string[]): string[] {
  if (missing[0]?.name.startsWith('0001_')) return [];
  if (stopping.length === 0) return ['Processes of the release before go on meanwhile and afterwards.'];
  return [`Processes of the release before cannot go on after ${stopping[0]}: end them first.`];
}

const check = (desk: Desk): Promise<Outcome> =>
  withReached(desk, async ({ directUrl }) => {
    const missing = await listMissing({ url: directUrl }).catch((error: unknown) => {
      throw explainUnreachable(error);
    });
    const names = missing.map(({ name }) => name);
    const stopping = missing.filter(({ releaseBefore }) => releaseBefore === 'stops').map(({ name }) => name);
    const data = { missing: names, stopping };
    if (names.length === 0) return { lines: ['Nothing is missing.'], data };
    return {
      lines: [`${counted(names)} missing:`, ...names, ...sayStopping(missing, stopping)],
      data,
      isFailed: true,
    };
  });

export const addMigrateCommands: AddCommands = (program, act) => {
  program
    .command('migrate')
    .description('bring the database up to this release, as the server does at its start')
    .option('--check', 'say what is missing, change nothing, and fail while something is')
    .action(act((desk, { check: isCheck }: { check?: true }) => (isCheck ? check(desk) : migrate(desk))));
};
