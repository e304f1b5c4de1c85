import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findOwn } from '@tawa/domain/common/own';
import { openDatabase } from '../database.ts';
import { systemClock } from '../platform/clock.ts';
import { parseEnv } from '../platform/env.ts';
import { messageOf } from '#platform/http/errors.ts';
import { createLog } from '../platform/log.ts';
import { createPasswords } from '#platform/keys/passwords.ts';
import { createFileStore } from '#platform/files/file-store.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import { findProjectRoot } from '#platform/files/paths.ts';
import { ensureDatabase, runOnServer } from './databases.ts';
import { startPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { printSchema } from './schema.ts';
import { fillWhenEmpty } from '@tawa/demo/world/seed';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const typesFile = join(import.meta.dirname, 'tables.ts');
const schemaFile = join(findProjectRoot(), 'docs/schema.md');
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
  const env = parseEnv();
  if (env.isProduction && !env.DEMO) throw new Error('A production database gets the demo world with DEMO=1 alone.');
  const log = createLog('warn');
  const fileStore = createFileStore(env, createOutgoing(log));
  const isFilled = await fillWhenEmpty({ url, log, fileStore, passwords: createPasswords(), clock: systemClock }, say);
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

/** Works on a database of its own that holds what the migrations make, and nothing else. */
async function withMigrated(work: (url: string, folder: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tawa-types-'));
  const server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    const url = await ensureDatabase(server.url, 'types');
    await migrate({ url });
    await work(url, dataDir);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes what is generated from the schema: its types and its reference. */
const types = (): Promise<void> =>
  withMigrated(async (url) => {
    generate(url, typesFile);
    writeFileSync(schemaFile, await printSchema(url));
  });

const checkTypes = (): Promise<void> =>
  withMigrated(async (url, folder) => {
    const fresh = join(folder, 'tables.ts');
    generate(url, fresh);
    const generated = [
      { file: typesFile, text: readFileSync(fresh, 'utf8') },
      { file: schemaFile, text: await printSchema(url) },
    ];
    const stale = generated.filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
    if (stale.length > 0)
      throw new Error(
        `Not what the migrations make: ${stale.map(({ file }) => basename(file)).join(', ')}. Run npm run db:types.`,
      );
    say('The types and docs/schema.md are those of the migrated database.');
  });

const schema = (): Promise<void> => withMigrated(async (url) => void process.stdout.write(await printSchema(url)));

const [command, flag] = process.argv.slice(2);
const commands: Record<string, () => Promise<void>> = {
  seed: () => withDatabase(seed),
  reset: () => withDatabase(reset),
  types: () => (flag === '--check' ? checkTypes() : types()),
  schema,
};

const run = findOwn(commands, command ?? '');
if (!run) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`);
run().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
