import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOwn } from '@tawa/domain/common/own';
import { openDatabase } from '../database.ts';
import { systemClock } from '../platform/clock.ts';
import { parseEnv } from '../platform/env.ts';
import { messageOf } from '#platform/http/errors.ts';
import { createLog } from '../platform/log.ts';
import { createPasswords } from '#platform/keys/passwords.ts';
import { findProjectRoot } from '#platform/files/paths.ts';
import { ensureDatabase, runOnServer } from './databases.ts';
import { startPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { fillWhenEmpty } from './seed/fill.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const typesFile = join(import.meta.dirname, 'tables.ts');
const mapping = '{"int8":"number","citext":"string"}';

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const database = await openDatabase(parseEnv(), say);
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}

async function seed(url: string): Promise<void> {
  const { isProduction, DEMO } = parseEnv();
  if (isProduction && !DEMO) throw new Error('A production database gets the demo world with DEMO=1 alone.');
  const log = createLog('warn');
  const isFilled = await fillWhenEmpty({ url, log, passwords: createPasswords(), clock: systemClock }, say);
  say(isFilled ? 'The demo world is in.' : 'The database has accounts already; nothing was added.');
}

async function reset(url: string): Promise<void> {
  if (parseEnv().isProduction) throw new Error('A production database is never emptied from here.');
  await runOnServer(
    url,
    'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
  );
  await migrate({ url, log: say });
  await seed(url);
}

function generate(url: string, file: string): void {
  const root = findProjectRoot();
  const cli = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const flags = [
    '--dialect',
    'postgres',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--url',
    url,
    '--out-file',
    file,
    '--type-mapping',
    mapping,
  ];
  const skipped = ['--exclude-pattern', '(graphile_worker.*|schema_migrations)', '--log-level', 'error'];
  execFileSync(process.execPath, [cli, ...flags, ...skipped], { stdio: 'inherit', cwd: root });
}

/** Writes the types of a freshly migrated database, or only compares them with the file. */
async function types(isCheck: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-types-'));
  const server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    const url = await ensureDatabase(server.url, 'types');
    await migrate({ url });
    if (!isCheck) return generate(url, typesFile);
    const fresh = join(dataDir, 'tables.ts');
    generate(url, fresh);
    if (readFileSync(fresh, 'utf8') !== readFileSync(typesFile, 'utf8'))
      throw new Error('tables.ts is not what the migrations make: run npm run db:types.');
    say('The types are those of the migrated database.');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [command, flag] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = {
  migrate: () => withDatabase(async () => undefined),
  seed: () => withDatabase(seed),
  reset: () => withDatabase(reset),
  types: () => types(flag === '--check'),
};

const run = findOwn(commands, command ?? '');
if (!run) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`);
run().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
