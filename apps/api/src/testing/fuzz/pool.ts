import type { Journal } from './journal.ts';
import type { Who } from './roles.ts';

/** Names on the wire whose column is called otherwise. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['restaurant', 'restaurant_id'],
  ['user', 'user_id'],
  ['actor', 'user_id'],
  ['orderId', 'order_number'],
  ['coupon', 'coupon_id'],
  ['coupon_code', 'code'],
  ['venue', 'venue_id'],
  ['session', 'demo_order_id'],
  ['into', 'category_id'],
  ['option', 'option_id'],
  ['joined_with', 'table_id'],
  ['identifier', 'email'],
  ['usernameOrEmail', 'email'],
]);
/** What `:id` names, by the word before it in the path. */
const idOf: ReadonlyMap<string, string> = new Map([
  ['restaurant', 'restaurant_id'],
  ['faqs', 'faq_id'],
  ['team', 'id'],
  ['testimonials', 'testimonial_id'],
  ['categories', 'category_id'],
  ['cities', 'city_id'],
  ['aliases', 'alias_id'],
  ['blogs', 'blogid'],
]);
const unique = new Set(['order_number', 'booking_number', 'code', 'email', 'word', 'slug']);
const sampleMax = 16;

interface Column {
  table: string;
  column: string;
  owners: ReadonlySet<string>;
  /** The column that says how far a row has come, where there is one. */
  state: string | undefined;
}

const columnsNamed = (names: string) => `(select array_agg(o.attname::text) from pg_attribute o
  where o.attrelid = t.oid and o.attnum > 0 and not o.attisdropped and o.attname in (${names}))`;
const listColumns = `
select t.relname as table, a.attname as column,
  ${columnsNamed("'user_id', 'restaurant_id'")} as owners,
  ${columnsNamed("'status', 'state', 'lifecycle'")} as states,
  exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary and i.indnkeyatts = 1 and a.attnum = any(i.indkey)) as is_key
from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace`;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const secret = /[\w-]{43}/g;
const secretsMax = 12;
// Links come in short answers; everything else that is as long as a secret is a file.
const answerMax = 4000;

async function readColumns({ query }: Journal): Promise<Map<string, Column[]>> {
  const columns = new Map<string, Column[]>();
  for (const { table, column, owners, states, is_key } of (await query(listColumns)).rows) {
    const name = String(column);
    if (!is_key && !unique.has(name)) continue;
    const found = { table: String(table), column: name, owners: new Set(texts(owners)), state: texts(states)[0] };
    columns.set(name, [...(columns.get(name) ?? []), found]);
  }
  return columns;
}

/** The caller's own rows first, and one of each state before the second of any. */
function sampleOf({ table, column, owners, state }: Column, { userId, restaurantId }: Who): string {
  const of = owners.has('restaurant_id') && restaurantId ? 'restaurant_id' : 'user_id';
  const mine = of === 'user_id' ? userId : restaurantId;
  const isOwn = owners.has(of) && mine !== null ? `("${of}" = ${mine}) is true` : '(1 = 2)';
  const place = `row_number() over (partition by ${isOwn}, ${state ? `"${state}"` : 'null::text'} order by md5("${column}"::text))`;
  return `select "${column}" as v from "${table}" where "${column}" is not null
    order by (${isOwn}) desc, ${place}, md5("${column}"::text) limit ${sampleMax}`;
}

/** Values that exist: keys and other names of rows, first of all of those who call, then of anybody. */
export async function openPool(journal: Journal) {
  const columns = await readColumns(journal);
  const sampled = new Map<string, unknown[]>();
  const secrets: string[] = [];

  async function sample(one: Column, who: Who): Promise<unknown[]> {
    const { rows } = await journal.query(sampleOf(one, who));
    const isNumber = (v: unknown) => typeof v === 'string' && /^\d{1,15}$/.test(v) && !unique.has(one.column);
    return rows.map(({ v }) => (isNumber(v) ? Number(v) : v));
  }

  async function valuesOf(name: string, who: Who, path: string): Promise<readonly unknown[]> {
    if (name === 'version') return [0, 1, 2, 3];
    if (name === 'token' || name === 'ticket') return secrets;
    if ((name === 'userid' || name === 'userId') && who.userId !== null) return [who.userId];
    const known = name === 'id' ? (idOf.get(/(\w+)\/:id/.exec(path)?.[1] ?? '') ?? 'setting_id') : aliases.get(name);
    const column = known ?? name;
    const key = `${column} ${who.name}`;
    const found = sampled.get(key) ?? [];
    if (!sampled.has(key)) for (const one of columns.get(column) ?? []) found.push(...(await sample(one, who)));
    sampled.set(key, found);
    return found;
  }

  return {
    /** The values under each of the names, for one caller and path. */
    async find(names: readonly string[], who: Who, path: string): Promise<(name: string) => readonly unknown[]> {
      const values = new Map<string, readonly unknown[]>();
      for (const name of names) values.set(name, await valuesOf(name, who, path));
      return (name) => values.get(name) ?? [];
    },
    /** Keeps the secrets of links that an answer gave out, for those who come by such a link. */
    learn(answer: Buffer): void {
      if (answer.length > answerMax) return;
      secrets.push(...new Set(answer.toString('latin1').match(secret)));
      secrets.splice(0, Math.max(0, secrets.length - secretsMax));
    },
    /** Looks at the rows anew from now on. */
    forget: () => sampled.clear(),
  };
}

export type OpenedPool = Awaited<ReturnType<typeof openPool>>;
