import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../platform/start-error.ts';

/** The database and the numbered files contradict each other; nothing was changed. */
export class MigrationError extends StartError {}

/** Whether the release before goes on working on what a file makes. */
export type ReleaseBefore = 'runs' | 'stops';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Of its text before it was written anew, which databases that ran it have kept. */
  formerChecksum: string | undefined;
  releaseBefore: ReleaseBefore;
  /** In one transaction; statement by statement outside of any; one statement again and again until it finds nothing. */
  way: 'whole' | 'concurrently' | 'batches';
}

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;
// Written anew because PostgreSQL 15 could not run it; what both make is the same.
const formerChecksums = new Map([
  ['0026_catalogue_kitchen_names.sql', '70a53b591b30ce6ba4837f54b5185cc790ef9b50aef8b3b307d2614e600375cb'],
]);
/** Files up to here were written before a file had to say what it means for others. */
const lastUnmarked = '0039_';
const isMarked = (name: string) => name.slice(0, 5) > lastUnmarked;
const marks = /^-- (release before|way): *(\S*) *$/gm;
const concurrentStatement =
  /^(create (unique )?index concurrently if not exists \w+ |drop index concurrently if exists \w+$|reindex (index|table) concurrently )/i;

/** The statements of a text in which each ends at the end of a line; comments of whole lines are left out. */
export function splitStatements(text: string): string[] {
  const bare = text.replaceAll(/^\s*--.*$/gm, '');
  return bare
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

function refuseWrongStatements({ name, sql, way }: Migration): void {
  if (way === 'whole') return;
  const statements = splitStatements(sql);
  if (way === 'batches' && statements.length !== 1)
    throw new MigrationError(`${name} goes in batches and has ${statements.length} statements, not one`);
  const wrong = way === 'concurrently' && statements.find((statement) => !concurrentStatement.test(statement));
  if (wrong)
    throw new MigrationError(
      `${name} goes outside of a transaction, where only "create index concurrently if not exists", "drop index concurrently if exists" and "reindex concurrently" may stand`,
    );
}

function readMarks(name: string, sql: string): Pick<Migration, 'releaseBefore' | 'way'> {
  const found = new Map([...sql.matchAll(marks)].map(([, mark = '', value = '']) => [mark, value]));
  const releaseBefore = found.get('release before') ?? (isMarked(name) ? '' : 'stops');
  const way = found.get('way') ?? 'whole';
  if (releaseBefore !== 'runs' && releaseBefore !== 'stops')
    throw new MigrationError(`${name} does not say "-- release before: runs" or "-- release before: stops"`);
  if (way !== 'whole' && way !== 'concurrently' && way !== 'batches')
    throw new MigrationError(`${name} goes no known way: "${way}"`);
  return { releaseBefore, way };
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const migration = { name, sql, checksum, formerChecksum: formerChecksums.get(name), ...readMarks(name, sql) };
  refuseWrongStatements(migration);
  return migration;
}

/** The numbered files of a folder in their order; throws MigrationError for a wrong name, a number twice or a wrong mark. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wrong = names.find((name) => !fileName.test(name));
  if (wrong) throw new MigrationError(`${wrong} is not named like 0001_name.sql`);
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice) throw new MigrationError(`Two migrations carry the number ${twice}`);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}
