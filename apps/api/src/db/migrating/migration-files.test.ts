import { expect, test } from 'vitest';
import { join } from 'node:path';
import { readMigrations, splitStatements } from './migration-files.ts';

const migrations = await readMigrations(join(import.meta.dirname, '../migrations'));
const changes = migrations.filter(({ name }) => name > '0039_~');

test('statements end at the end of a line, and comments are none', () => {
  expect(splitStatements("-- why;\nselect ';' ;\n  -- more\nselect 1\n  from t;\n\nselect 2")).toEqual([
    "select ';'",
    'select 1\n  from t',
    'select 2',
  ]);
});

// What takes something away is safe beside the release before only when that one does not use it any more.
const takesAway = /\b(drop (table|column|function|view|type)|rename (to|column)|set not null|alter column \w+ type)\b/i;

test.each(changes.filter(({ releaseBefore }) => releaseBefore === 'runs'))(
  '$name takes nothing away that the release before uses (migrations-1)',
  ({ sql }) => {
    const bare = sql.replaceAll(/^\s*--.*$/gm, '');
    if (!takesAway.test(bare)) return;
    const [, since = ''] = /^-- unused since: (\S+)$/m.exec(sql) ?? [];
    expect(migrations.map(({ name }) => name)).toContain(since);
  },
);

test.each(changes)(
  '$name builds indexes of tables that others write to without stopping them (migrations-4)',
  (file) => {
    const made = new Set([...file.sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table));
    const stopping = [...file.sql.matchAll(/create (?:unique )?index (?!concurrently)[^;]*? on (\w+)/gi)];
    expect(stopping.map(([, table]) => table).filter((table) => !made.has(table))).toEqual([]);
  },
);
