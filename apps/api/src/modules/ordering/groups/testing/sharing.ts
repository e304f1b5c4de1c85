import type { Group, GroupPage } from '@tawa/contract/ordering/groups';
import { sql } from 'kysely';
import { type Customer, shopper, type TestKitchen, type World } from '#modules/ordering/orders/testing/world.ts';
import { beginAt, callAs, hostWants, joinAs, post } from './gathering.ts';

interface Gathered {
  host: Customer;
  kitchen: TestKitchen;
  dish: number;
}

/** A group in which each pays their share, and what its host and guests do then. */
export async function openSharing(world: World, { host, kitchen, dish }: Gathered, names: readonly string[]) {
  const shop = shopper(world);
  const begun = await beginAt(world, host, kitchen);
  const group_id = begun.group_id;
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    callAs(world, host, { method, path: `/groups/${group_id}${path}`, body });
  const read = async (): Promise<Group> => (await ask('GET', '')).body;
  const act = async (kind: string) => ask('PATCH', '', { act: kind, version: (await read()).version });
  const quote = async (body: object = {}) => (await shop.quote(host, { source: 'group', group_id, ...body })).body;
  await hostWants(world, begun, dish);
  const guests: Awaited<ReturnType<typeof joinAs>>[] = [];
  for (const name of names) {
    const guest = await joinAs(world, begun, name);
    await guest.want(dish);
    guests.push(guest);
  }
  await act('each_pays');
  const idOf = async (name: string) => (await read()).guests.find((each) => each.name === name)?.group_guest_id ?? 0;
  return {
    group: begun,
    guests: guests.map((guest) => ({
      ...guest,
      share: async (): Promise<GroupPage['own']> => (await guest.page()).body.own ?? null,
      open: (method = 'upi') => post(world, '/groups/share/open', { ...guest.keys, method }),
      check: () => post(world, '/groups/share/check', guest.keys),
      back: () => post(world, '/groups/share/back', guest.keys),
    })),
    ask,
    read,
    act,
    quote,
    idOf,
    /** Asks everybody for their share of what the bill is now. */
    askAll: async (body: object = {}) => {
      const { quote_id, total: accept_total } = await quote(body);
      return ask('POST', '/ask', { quote_id, accept_total });
    },
    move: async (name: string, kind: string) => ask('PATCH', `/shares/${await idOf(name)}`, { act: kind }),
    place: async (method = 'upi', body: object = {}) => {
      const quoted = await quote(body);
      return shop.place(host, quoted, { payment_method: method, accept_rest: restOf(quoted) });
    },
  };
}

const restOf = ({ shares }: Record<string, unknown>): unknown =>
  typeof shares === 'object' && shares ? Reflect.get(shares, 'to_pay') : undefined;

export type Sharing = Awaited<ReturnType<typeof openSharing>>;

const sessionOf = (url: unknown): string => String(url).split(/[/=]/).at(-1) ?? '';

/** Presses a button on the demo provider's page and lets what follows happen. */
export async function press(world: World, url: unknown, action = 'pay', how: object = {}): Promise<number> {
  const session = sessionOf(url);
  const { status } = await post(world, `/demo-pay/${session}`, { action, ...how });
  await world.deps.jobs.runDue();
  return status;
}

/** Everybody pays who is not named. */
export async function payAll(world: World, { guests }: Pick<Sharing, 'guests'>, but: readonly number[] = []) {
  for (const [at, guest] of guests.entries()) if (!but.includes(at)) await press(world, (await guest.open()).body.url);
}

/** What became of the shares of a group, by name. */
export async function sharesOf(world: World, groupId: number) {
  const { rows } = await sql<{ name: string; state: string; amount: number; used: number; back: number }>`
    select s.name, s.state, s.amount, s.used, coalesce((select sum(b.amount) from share_refunds b
      join share_payments p using (share_payment_id) where p.group_share_id = s.group_share_id), 0)::bigint as back
    from group_shares s where s.group_order_id = ${groupId} order by s.group_share_id`.execute(world.deps.db);
  return rows;
}
