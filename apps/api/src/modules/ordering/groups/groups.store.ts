import type { GroupPays } from '@tawa/domain/ordering/groups';
import type { OrderStatus } from '@tawa/domain/ordering/order-states';
import { sql } from 'kysely';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export interface OrderOfGroup {
  order_number: string;
  status: OrderStatus;
  promised_to: string;
}

/** The order that was placed for a group last, if any was. */
const lastOrder = sql<OrderOfGroup | null>`(select json_build_object('order_number', o.order_number, 'status', o.status,
    'promised_to', o.promised_to) from orders o where o.group_order_id = g.group_order_id order by o.order_id desc limit 1)`;

const groups = (db: Db) =>
  db
    .selectFrom('group_orders as g')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'g.restaurant_id')
    .innerJoin('users as u', 'u.user_id', 'g.user_id')
    .select(['g.group_order_id', 'g.user_id', 'g.restaurant_id', 'g.nonce', 'g.token_hash', 'g.version', 'g.begun_at'])
    .select([
      'g.closes_at',
      'g.ended_as',
      'g.pays',
      'g.asked_at',
      'g.pay_by',
      'r.restaurant_name',
      namesOf('r').as('restaurant_names'),
      'r.logo',
      'r.cover_img',
      'r.restaurant_type',
      'r.timezone',
    ])
    .select(['u.name as host_name', lastOrder.as('order')]);

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** A customer's own group order. */
export const findGroup = (db: Db, groupId: number, userId: number) =>
  groups(db).where('g.group_order_id', '=', groupId).where('g.user_id', '=', userId).executeTakeFirst();

/** The same, held as it is until the transaction ends: nobody joins, chooses or orders meanwhile. */
export const holdGroup = (tx: Db, groupId: number, userId: number) =>
  groups(tx)
    .where('g.group_order_id', '=', groupId)
    .where('g.user_id', '=', userId)
    .forNoKeyUpdate('g')
    .executeTakeFirst();

export const holdById = (tx: Tx, groupId: number) =>
  groups(tx).where('g.group_order_id', '=', groupId).forNoKeyUpdate('g').executeTakeFirst();

export const findByToken = (db: Db, token_hash: Buffer) =>
  groups(db).where('g.token_hash', '=', token_hash).executeTakeFirst();

export const holdByToken = (tx: Tx, token_hash: Buffer) =>
  groups(tx).where('g.token_hash', '=', token_hash).forNoKeyUpdate('g').executeTakeFirst();

/** Groups of a customer that were begun since a moment and did not end. */
export const listOwn = (db: Db, userId: number, since: Date) =>
  groups(db)
    .select(
      sql<number>`(select count(*)::int from group_guests n
      where n.group_order_id = g.group_order_id and n.removed_at is null)`.as('guests'),
    )
    .where('g.user_id', '=', userId)
    .where('g.begun_at', '>=', since)
    .where((eb) => eb.or([eb('g.ended_as', 'is', null), eb('g.ended_as', '=', 'ordered')]))
    .orderBy('g.begun_at', 'desc')
    .limit(20)
    .execute();

/** Holds the customer, so that two of their calls do not begin two groups. */
export const holdHost = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users as u')
    .select(['u.name'])
    .select((eb) => [
      eb.selectFrom('diet_profiles as e').select('e.diet').whereRef('e.user_id', '=', 'u.user_id').as('diet'),
      eb.selectFrom('diet_profiles as e').select('e.allergens').whereRef('e.user_id', '=', 'u.user_id').as('allergens'),
    ])
    .where('u.user_id', '=', userId)
    .forNoKeyUpdate('u')
    .executeTakeFirstOrThrow();

/** A restaurant that takes orders of anybody. */
export const findSelling = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('cities as c', 'c.city_id', 'r.city_id')
    .select('r.restaurant_id')
    .where('r.restaurant_id', '=', restaurantId)
    .where('r.lifecycle', '=', 'active')
    .where('r.hidden', '=', false)
    .where('c.isactive', '=', true)
    .executeTakeFirst();

interface NewGroup {
  user_id: number;
  restaurant_id: number;
  nonce: string;
  token_hash: Buffer;
  begun_at: Date;
  closes_at: Date;
}

export const addGroup = (tx: Tx, group: NewGroup) =>
  tx.insertInto('group_orders').values(group).returning('group_order_id').executeTakeFirstOrThrow();

export interface Changes {
  closes_at?: Date;
  told_closed_at?: Date | null;
  ended_at?: Date;
  ended_as?: 'ordered' | 'cancelled' | 'lapsed';
  pays?: GroupPays;
  asked_at?: Date | null;
  pay_by?: Date | null;
}

/** Changes a held group and raises its version, so that whoever saw it before sees that it is another. */
export const updateGroup = (tx: Tx, groupId: number, changes: Changes = {}) =>
  tx
    .updateTable('group_orders')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('group_order_id', '=', groupId)
    .execute();

/** Ends the ordered groups of a customer at a restaurant, so that none of them opens again beside a newer one. */
export const endOrdered = (tx: Tx, of: { user_id: number; restaurant_id: number }, ended_at: Date) =>
  tx
    .updateTable('group_orders')
    .set({ ended_at, ended_as: 'ordered' })
    .where('user_id', '=', of.user_id)
    .where('restaurant_id', '=', of.restaurant_id)
    .where('ended_at', 'is', null)
    .execute();

/** Gives a group's link another secret where the server's own was changed. */
export const renewToken = (db: Db, groupId: number, token_hash: Buffer) =>
  db.updateTable('group_orders').set({ token_hash }).where('group_order_id', '=', groupId).execute();

export const renewHostSecret = (db: Db, groupId: number, secret_hash: Buffer) =>
  db
    .updateTable('group_guests')
    .set({ secret_hash })
    .where('group_order_id', '=', groupId)
    .where('is_host', '=', true)
    .execute();

export type GuestRow = Awaited<ReturnType<typeof listGuests>>[number];

/** Everybody in a group, in the order in which they came; those who were taken out too. */
export const listGuests = (db: Db, groupId: number) =>
  db
    .selectFrom('group_guests')
    .select(['group_guest_id', 'name', 'secret_hash', 'is_host', 'diet', 'allergens', 'removed_at'])
    .where('group_order_id', '=', groupId)
    .orderBy('group_guest_id')
    .execute();

interface NewGuest {
  group_order_id: number;
  name: string;
  secret_hash: Buffer;
  is_host?: boolean;
  diet: string;
  allergens: string[];
  joined_at: Date;
}

export const addGuest = (tx: Tx, guest: NewGuest) =>
  tx.insertInto('group_guests').values(guest).returning('group_guest_id').executeTakeFirstOrThrow();

/** What lies in a customer's cart of this restaurant, held still. */
export async function holdCart(tx: Tx, userId: number, restaurantId: number) {
  const cart = tx.selectFrom('carts').select('user_id').where('user_id', '=', userId);
  const held = await cart.where('restaurant_id', '=', restaurantId).forUpdate().executeTakeFirst();
  if (!held) return [];
  const items = tx.selectFrom('cart_items').select(['menu_id', 'option_ids', 'quantity', 'note', 'created_on']);
  return items.where('user_id', '=', userId).orderBy('cart_id').execute();
}

export const addLines = (tx: Tx, lines: readonly Line[]) => tx.insertInto('group_lines').values(lines).execute();

export const updateGuest = (tx: Tx, guestId: number, guest: Pick<NewGuest, 'name' | 'diet' | 'allergens'>) =>
  tx.updateTable('group_guests').set(guest).where('group_guest_id', '=', guestId).execute();

/** Takes a guest out with all that they chose; false where there is nobody to take out. */
export async function removeGuest(tx: Tx, groupId: number, guestId: number, removed_at: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (update group_guests set removed_at = ${removed_at}
      where group_guest_id = ${guestId} and group_order_id = ${groupId} and removed_at is null and not is_host
      returning group_guest_id),
    lines as (delete from group_lines l using gone where l.group_guest_id = gone.group_guest_id)
    select group_guest_id from gone`.execute(tx);
  return rows.length > 0;
}

export const deleteGuest = (tx: Tx, guestId: number) =>
  tx.deleteFrom('group_guests').where('group_guest_id', '=', guestId).execute();

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** All lines of a group, bag by bag. */
export const listLines = (db: Db, groupId: number) =>
  db
    .selectFrom('group_lines as l')
    .innerJoin('group_guests as n', 'n.group_guest_id', 'l.group_guest_id')
    .select([
      'l.group_line_id',
      'l.group_guest_id',
      'n.name',
      'n.is_host',
      'l.menu_id',
      'l.option_ids',
      'l.quantity',
      'l.note',
    ])
    .select('l.created_on')
    .where('n.group_order_id', '=', groupId)
    .where('n.removed_at', 'is', null)
    .orderBy('l.group_guest_id')
    .orderBy('l.group_line_id')
    .execute();

interface Line {
  group_guest_id: number;
  menu_id: number;
  option_ids: number[];
  quantity: number;
  note: string;
  created_on: Date;
}

/** Sets a line to what is wanted of this choice. */
export const putLine = (tx: Tx, line: Line) =>
  tx
    .insertInto('group_lines')
    .values(line)
    .onConflict((conflict) =>
      conflict
        .constraint('group_lines_choice_key')
        .doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity'), note: eb.ref('excluded.note') })),
    )
    .execute();

export const countLines = async (tx: Tx, guestId: number): Promise<number> => {
  const { lines } = await tx
    .selectFrom('group_lines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('group_guest_id', '=', guestId)
    .executeTakeFirstOrThrow();
  return lines;
};

export const deleteChoice = (
  tx: Tx,
  { group_guest_id, menu_id, option_ids }: Omit<Line, 'quantity' | 'note' | 'created_on'>,
) =>
  tx
    .deleteFrom('group_lines')
    .where('group_guest_id', '=', group_guest_id)
    .where('menu_id', '=', menu_id)
    .where(sql<boolean>`option_ids = ${option_ids}::int[]`)
    .execute();

/** Takes one line of a group, or of one of its guests, away; false where there is none. */
export async function deleteLine(tx: Tx, lineId: number, of: { groupId: number; guestId?: number }): Promise<boolean> {
  const { rows } = await sql`delete from group_lines l using group_guests n
    where l.group_line_id = ${lineId} and n.group_guest_id = l.group_guest_id and n.group_order_id = ${of.groupId}
      and (${of.guestId ?? null}::int is null or n.group_guest_id = ${of.guestId ?? null}::int)
    returning l.group_line_id`.execute(tx);
  return rows.length > 0;
}
