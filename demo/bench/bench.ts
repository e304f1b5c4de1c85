import pg from 'pg';
import { steps } from './sql.ts';
import * as words from './words.ts';

type Say = (line: string) => void;

export interface Size {
  restaurants: number;
  dishes: number;
  customers: number;
  /** Orders without books, as many as a list is tried with; none where weeks of real ones follow. */
  orders: number;
  /** Cities that get restaurants, the first ones most. */
  cities: number;
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const listsOf = ({ cities }: Size) => ({
  cities: words.benchCities,
  styles: words.styles,
  mains: words.mains,
  forms: words.forms,
  firstWords: words.firstWords,
  secondWords: words.secondWords,
  areas: words.areas,
  firstMeat: [String(words.firstMeat)],
  cityCount: [String(cities)],
});

async function fill(client: pg.Client, size: Size, say: Say): Promise<void> {
  const values = { ...size, words: JSON.stringify(listsOf(size)) };
  for (const step of steps) {
    const since = Date.now();
    const { rowCount } = await client.query(step.sql, step.with ? [values[step.with]] : []);
    if (step.says) say(`  ${(rowCount ?? 0).toLocaleString('en-IN').padStart(9)} ${step.says} in ${seconds(since)}`);
  }
}

const indexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
  where i.indrelid = any (array['search_names', 'search_dishes']::regclass[]) and c.oid is null`;

/** Fills without the indexes and makes them at the end, which is several times quicker than keeping them row by row. */
async function fillWithoutIndexes(client: pg.Client, size: Size, say: Say): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(indexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill(client, size, say);
  const since = Date.now();
  for (const { definition } of rows) await client.query(definition);
  say(`  ${String(rows.length).padStart(9)} indexes in ${seconds(since)}`);
}

/** Adds the restaurants and dishes of a large marketplace in one transaction, beside whatever is there. */
export async function seedBench(url: string, size: Size, say: Say): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from users where username = 'bench.owner.1'`);
    if (rowCount) return say('The large database is in already; npm run db:reset empties it.');
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '256MB'; begin`);
    await fillWithoutIndexes(client, size, say);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
