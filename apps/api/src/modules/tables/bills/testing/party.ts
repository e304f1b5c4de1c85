import { randomBytes, randomUUID } from 'node:crypto';
import type { PayPage } from '@tawa/contract/money/payments';
import type { TablePage } from '@tawa/contract/tables/bills';
import type { DeskBill, DeskTables, TableCodes } from '@tawa/contract/tables/bills.kitchen';
import { addKitchen } from '#modules/ordering/orders/testing/people.ts';
import type { Person, TestKitchen, World } from '#modules/ordering/orders/testing/world.ts';

interface Told<T> {
  status: number;
  body: T & { code?: string; message?: string; errors?: Record<string, string> };
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object | undefined;
  headers?: Record<string, string>;
}

/** A call of anybody; with a token of whoever it is. */
export async function callTables<T>(
  process: World,
  { method, path, body, headers }: Call,
  who?: Person,
): Promise<Told<T>> {
  const answer = await process.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers, ...(who && { authorization: `Bearer ${who.token}` }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A kitchen with a room of tables, each with its code. */
export async function addDiningRoom(world: World, change: Parameters<typeof addKitchen>[1] = {}, names = ['7', '8']) {
  const kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}`, ...change });
  const { restaurant_id, owner } = kitchen;
  const { venue_id } = await world.deps.db
    .insertInto('venues')
    .values({ restaurant_id, name: 'Main hall', type: 'indoor' })
    .returning('venue_id')
    .executeTakeFirstOrThrow();
  await world.deps.db
    .insertInto('dining_tables')
    .values(names.map((name, spot_x) => ({ venue_id, name, min_seats: 1, max_seats: 4, spot_x, spot_y: 0 })))
    .execute();
  const { body } = await callTables<TableCodes>(world, { method: 'PUT', path: '/tables/codes' }, owner);
  const codes = Object.fromEntries(body.tables.map(({ name, code }) => [name, code?.url.split('/t/')[1] ?? '']));
  const ids = Object.fromEntries(body.tables.map(({ name, table_id }) => [name, table_id]));
  const desk = <T = DeskTables>(method: Call['method'], path: string, sent?: object, at = world) =>
    callTables<T>(at, { method, path, body: sent }, owner);
  const billOf = async (name: string): Promise<DeskBill> => {
    const { body: seen } = await desk('GET', '/desk/tables');
    const bill = seen.tables.find((table) => table.name === name)?.bill;
    if (!bill) throw new Error(`No bill runs at table ${name}`);
    return bill;
  };
  return { kitchen, owner, codes, ids, desk, billOf };
}

export type DiningRoom = Awaited<ReturnType<typeof addDiningRoom>>;

/** Somebody who scanned a code with a phone of their own. */
export function phoneAt(world: World, token: string) {
  const keys = { token, secret: randomBytes(32).toString('base64url') };
  const post = (path: string, body: object = {}, at = world, headers: Record<string, string> = {}) =>
    callTables<TablePage>(at, { method: 'POST', path: `/table-bills${path}`, body: { ...keys, ...body }, headers });
  return {
    keys,
    read: () => post('/read'),
    join: (name: string, pin?: string, at = world) => post('/join', { name, pin }, at),
    send: (items: Record<number, number>, key: string = randomUUID(), at = world) =>
      post(
        '/rounds',
        {
          items: Object.entries(items).map(([menu_id, quantity]) => ({
            menu_id: Number(menu_id),
            quantity,
            options: [],
            note: '',
          })),
        },
        at,
        { 'idempotency-key': key },
      ),
    pay: (kind: string, amount: number, at = world) => post('/parts', { kind, amount }, at),
    withdraw: () => post('/parts/withdraw'),
    /** Claims a part to pay it online; where it is paid. */
    open: async (kind: string, amount: number, more: object = {}, at = world) => {
      const body = { ...keys, kind, amount, method: 'upi', ...more };
      return callTables<PayPage>(at, { method: 'POST', path: '/table-bills/parts/online', body });
    },
    check: (at = world) => post('/parts/check', {}, at),
  };
}

/** A button of the demo bank is pressed on the page that was opened, and what follows happens. */
export async function pressBank(world: World, { body }: Told<PayPage>, how: object = {}): Promise<void> {
  const { url } = body;
  if (!url) throw new Error(`No page was opened: ${body.message}`);
  const path = `/demo-pay/${url.split(/[/=]/).at(-1) ?? ''}`;
  const told = await callTables(world, { method: 'POST', path, body: { action: 'pay', ...how } });
  if (told.status !== 200) throw new Error(`The bank answered ${told.status}.`);
  await world.deps.jobs.runDue();
}

/** The kitchen takes an order, cooks and serves it. */
export async function serve(
  world: World,
  { owner }: Pick<TestKitchen, 'owner'>,
  order_number: string,
  until = 'picked_up',
) {
  for (const to of ['accepted', 'ready', 'picked_up']) {
    const { version, status } = await world.deps.db
      .selectFrom('orders')
      .select(['version', 'status'])
      .where('order_number', '=', order_number)
      .executeTakeFirstOrThrow();
    if (to === 'accepted' && status !== 'placed') continue;
    const body = { to, version, ...(to === 'accepted' && { prep_minutes: 15 }) };
    const told = await callTables(world, { method: 'PATCH', path: `/orders/${order_number}/status`, body }, owner);
    if (told.status !== 200) throw new Error(`${to}: ${told.status} ${told.body.message}`);
    if (to === until) return;
  }
}

interface Place {
  worlds: readonly World[];
  owner: Person;
  restaurant_id: number;
}

export type TestTable = Awaited<ReturnType<typeof tableOf>>;

/** The one table of a kitchen, made where there is none yet, with what its staff does there. */
export async function tableOf(world: World, { worlds, owner, restaurant_id }: Place) {
  const { db } = world.deps;
  const known = await db
    .selectFrom('venues')
    .select('venue_id')
    .where('restaurant_id', '=', restaurant_id)
    .executeTakeFirst();
  if (!known) {
    const { venue_id } = await db
      .insertInto('venues')
      .values({ restaurant_id, name: 'Main hall', type: 'indoor' })
      .returning('venue_id')
      .executeTakeFirstOrThrow();
    const table = { venue_id, name: '7', min_seats: 1, max_seats: 4, spot_x: 0, spot_y: 0 };
    await db.insertInto('dining_tables').values(table).execute();
  }
  const desk = <T = DeskTables>(method: Call['method'], path: string, body?: object, at = world) =>
    callTables<T>(at, { method, path, body }, owner);
  const { tables } = (await desk<TableCodes>('PUT', '/tables/codes')).body;
  const [table] = tables;
  const code = table?.code?.url.split('/t/')[1] ?? '';
  const bill = async () => (await desk('GET', '/desk/tables')).body.tables[0]?.bill ?? null;
  return {
    code,
    open: async (at: World) => {
      const { body } = await desk('POST', `/desk/tables/${table?.table_id}/bill`, undefined, at);
      return { pin: body.tables[0]?.bill?.pin ?? '' };
    },
    rounds: async () => (await bill())?.rounds ?? [],
    claims: async () => ((await bill())?.parts ?? []).filter(({ is_paid }) => !is_paid).map(({ part_id }) => part_id),
    takeTwice: (partId: number) =>
      Promise.all(
        worlds.map(async (at) => (await desk('PATCH', `/desk/table-parts/${partId}`, { to: 'paid' }, at)).status),
      ),
    serve: (order_number: string) => serve(world, { owner }, order_number),
    reject: (order_number: string) =>
      desk('PATCH', `/orders/${order_number}/status`, { to: 'rejected', version: 1, reason: 'TOO_BUSY' }),
    /** Takes what is left in cash, which closes it, or closes what has nothing on it. */
    close: async (at: World) => {
      const seen = await bill();
      if (!seen) return;
      const { bill_id, version, open } = seen;
      if (open > 0) await desk('POST', `/desk/table-bills/${bill_id}/cash`, { amount: open, version }, at);
      else await desk('PATCH', `/desk/table-bills/${bill_id}/close`, { version }, at);
    },
  };
}
