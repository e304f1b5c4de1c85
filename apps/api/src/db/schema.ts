import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

interface Column {
  name: string;
  type: string;
  is_null: boolean;
  default: string | null;
  comment: string | null;
}

interface Table {
  name: string;
  kind: 'table' | 'view';
  comment: string | null;
  columns: Column[];
  /** Constraints, indexes and triggers, each as one line of its definition. */
  rules: string[];
}

interface Routine {
  signature: string;
  comment: string | null;
}

interface Room {
  name: string;
  created: string[];
}

const tablesQuery = `
  select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
    obj_description(c.oid, 'pg_class') as comment,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'is_null', not a.attnotnull, 'comment', col_description(c.oid, a.attnum),
        'default', case when a.attidentity <> '' then 'identity' else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(
      select format('%s %s', conname, pg_get_constraintdef(oid, true)) from pg_constraint
        where conrelid = c.oid and contype <> 'n' order by array_position('{p,u,x,f,c}', contype::text), conname)
    || array(
      select regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX (\\S+) ON (ONLY )?\\S+', '\\2 \\1INDEX')
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.conindid = i.indexrelid)
      order by i.indexrelid::regclass::text)
    || array(
      select regexp_replace(pg_get_triggerdef(t.oid, true), '^CREATE (CONSTRAINT )?TRIGGER (\\S+)', '\\2 \\1TRIGGER')
      from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by t.tgname) as rules
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname <> 'schema_migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const routinesQuery = `
  select p.proname as name, format('%s(%s) returns %s', p.proname, pg_get_function_identity_arguments(p.oid),
      pg_get_function_result(p.oid)) as signature, obj_description(p.oid, 'pg_proc') as comment
  from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** The rooms by the names of the files (`0007_money.sql`, `0012_money_gifts.sql`), each with what its files create. */
async function readRooms(folder: string): Promise<Room[]> {
  const rooms = new Map<string, string[]>();
  for (const file of (await readdir(folder)).toSorted()) {
    const room = /^\d{4}_([a-z]+)/.exec(file)?.[1] ?? file;
    const text = await readFile(join(folder, file), 'utf8');
    const created = text.matchAll(/^create (?:or replace )?(?:unlogged )?(?:table|view|function) (\w+)/gm);
    rooms.set(room, [...(rooms.get(room) ?? []), ...[...created].map(([, name = '']) => name)]);
  }
  return [...rooms].map(([name, created]) => ({ name, created: [...new Set(created)] }));
}

const cell = (text: string | null): string => (text ?? '').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const line = (text: string): string => text.replaceAll(/\s+/g, ' ');

function printTable({ name, kind, comment, columns, rules }: Table): string {
  const rows = columns.map(
    (column) =>
      `| ${column.name} | ${column.type}${column.is_null && kind === 'table' ? ', null' : ''} | ${cell(column.default)} | ${cell(column.comment)} |`,
  );
  const title = kind === 'view' ? `${name} (view)` : name;
  const table = ['| column | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const block = rules.length > 0 ? ['```', ...rules.map(line), '```'].join('\n') : null;
  return [`### ${title}`, comment, table, block].filter((part) => part !== null).join('\n\n');
}

const printRoutine = ({ signature, comment }: Routine): string =>
  `- \`${line(signature)}\`${comment ? `: ${comment}` : ''}`;

const title = `# The schema

Written by \`npm run db:types\` from a database that the files of \`apps/api/src/db/migrations\` have made, and kept true by
\`npm run db:types:check\`; \`npm run db:schema\` prints it. A column takes null only where it says so. Money is in paise.`;

/** Prints what a migrated database holds, room by room, as Markdown. */
export async function printSchema(url: string, folder = join(import.meta.dirname, 'migrations')): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = new Map((await client.query<Table>(tablesQuery)).rows.map((table) => [table.name, table]));
    const routines = new Map(
      (await client.query<Routine & { name: string }>(routinesQuery)).rows.map((routine) => [routine.name, routine]),
    );
    const rooms = await readRooms(folder);
    const known = new Set(rooms.flatMap(({ created }) => created));
    const others = [...tables.keys(), ...routines.keys()].filter((name) => !known.has(name)).toSorted();
    const parts = [...rooms, { name: 'other', created: others }].flatMap(({ name, created }) => {
      const ownTables = created.flatMap((table) => tables.get(table) ?? []).map(printTable);
      const ownRoutines = created.flatMap((routine) => routines.get(routine) ?? []).map(printRoutine);
      const functions = ownRoutines.length > 0 ? [`### Functions\n\n${ownRoutines.join('\n')}`] : [];
      const all = [...ownTables, ...functions];
      return all.length > 0 ? [`## ${name}`, ...all] : [];
    });
    return `${[title, ...parts].join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}
