import type { Group, GroupGuest, GroupLine, GroupPage } from '@tawa/contract/ordering/groups';
import { restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import { allergens, diets } from '@tawa/domain/accounts/diet';
import { toRupees } from '@tawa/domain/common/money';
import { checkOptions, priceWithOptions } from '@tawa/domain/ordering/cart';
import {
  bagNameOf,
  canAct,
  extendedEnd,
  groupGuestsMax,
  groupPays,
  type GroupState,
  groupStateOf,
  lapseOf,
} from '@tawa/domain/ordering/groups';
import { effectivePrice } from '@tawa/domain/common/money';
import { shareBill } from '@tawa/domain/money/shares';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../../deps.ts';
import { optionsOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { findSecretOf, hashOf, secretOf } from '#platform/keys/link-secret.ts';
import { type Dish, isOfferedNow, isSoldOut, listDishes } from '#modules/ordering/cart/cart.service.ts';
import { findAsked, findDropped } from './asked-shares.ts';
import { shareInRupees } from './bag-shares.ts';
import { findBill } from './groups.shares.store.ts';
import * as store from './groups.store.ts';

/** What a group is at a moment. */
export const stateOf = (row: store.GroupRow, now: Date): GroupState =>
  groupStateOf({ ...row, order_status: row.order?.status ?? null }, now);

function problemOf(dish: Dish | undefined, optionIds: readonly number[], now: Date): string | null {
  if (!dish?.isactive) return 'No longer on the menu';
  if (!dish.is_sold_here) return `${dish.restaurant_name} does not take orders at the moment`;
  if (isSoldOut(dish, now)) return 'Sold out at the moment';
  const check = checkOptions(dish.groups, optionIds);
  if (!check.ok) return check.message;
  return isOfferedNow(dish, now) ? null : 'Not served at this time';
}

function lineOf(row: store.LineRow, dish: Dish | undefined, now: Date): GroupLine & { paise: number } {
  const chosen = (dish?.groups ?? [])
    .flatMap(({ options }) => options)
    .filter(({ option_id }) => row.option_ids.includes(option_id));
  const price = dish
    ? effectivePrice(
        priceWithOptions(
          dish,
          chosen.map((option) => option.price),
        ),
      )
    : 0;
  const paise = price * row.quantity;
  return {
    group_line_id: row.group_line_id,
    menu_id: row.menu_id,
    dish_name: dish?.dish_name ?? '',
    names: dish?.names,
    is_veg: dish?.is_veg && chosen.every(({ is_veg }) => is_veg) ? 1 : 0,
    option_ids: row.option_ids,
    ...optionsOf(chosen),
    quantity: row.quantity,
    note: row.note,
    amount: toRupees(paise),
    has_options: (dish?.groups.length ?? 0) > 0,
    problem: problemOf(dish, row.option_ids, now),
    paise,
  };
}

interface Part extends GroupGuest {
  secret_hash: Buffer;
  paise: number;
}

/** Everybody who is in a group with what they chose, at today's prices, and what they were asked for. */
async function partsOf(db: Db, guests: readonly store.GuestRow[], groupId: number, now: Date): Promise<Part[]> {
  const askedOf = await findAsked(db, groupId);
  const lines = await store.listLines(db, groupId);
  const dishes = await listDishes(db, [...new Set(lines.map(({ menu_id }) => menu_id))]);
  const dishOf = new Map(dishes.map((dish) => [dish.menu_id, dish]));
  return guests
    .filter(({ removed_at }) => removed_at === null)
    .map(({ group_guest_id, name, is_host, diet, allergens: avoided, secret_hash }) => {
      const own = lines
        .filter((line) => line.group_guest_id === group_guest_id)
        .map((line) => lineOf(line, dishOf.get(line.menu_id), now));
      const paise = own.reduce((sum, line) => sum + line.paise, 0);
      return {
        group_guest_id,
        name,
        is_host,
        diet: diets.find((each) => each === diet) ?? 'any',
        allergens: allergens.filter((each) => avoided.includes(each)),
        lines: own,
        amount: toRupees(paise),
        asked: askedOf.get(group_guest_id) ?? null,
        secret_hash,
        paise,
      };
    });
}

const frameOf = (row: store.GroupRow, now: Date) => ({
  state: stateOf(row, now),
  version: row.version,
  restaurant: {
    restaurant_id: row.restaurant_id,
    restaurant_name: row.restaurant_name,
    names: row.restaurant_names,
    logo: row.logo,
    cover_img: row.cover_img,
    restaurant_type: restaurantTypes.find((type) => type === row.restaurant_type) ?? null,
  },
  closes_at: row.closes_at.toISOString(),
  lapses_at: lapseOf(row).toISOString(),
  pays: groupPays.find((each) => each === row.pays) ?? 'host',
  pay_by: row.pay_by?.toISOString() ?? null,
  server_time: now.toISOString(),
});

type AnswerDeps = Pick<Deps, 'env' | 'clock'>;

/** The secrets of a group: of its link, and of the host's own part. Where the server's own was changed, they are made anew. */
async function secretsOf(db: Db, { env }: AnswerDeps, row: store.GroupRow) {
  const secret = secretOf('group hosts', env, row.nonce);
  const known = findSecretOf('group links', env, row);
  const token = secretOf('group links', env, row.nonce);
  if (known === token) return { token, secret };
  await store.renewToken(db, row.group_order_id, hashOf(token));
  await store.renewHostSecret(db, row.group_order_id, hashOf(secret));
  return { token, secret };
}

/** A group as its host sees it. */
export async function hostAnswer(db: Db, deps: AnswerDeps, row: store.GroupRow): Promise<Group> {
  const now = deps.clock.now();
  const guests = await partsOf(db, await store.listGuests(db, row.group_order_id), row.group_order_id, now);
  const { token, secret } = await secretsOf(db, deps, row);
  const url = `${deps.env.PUBLIC_URL}/g/${token}`;
  const frame = frameOf(row, now);
  return {
    ...frame,
    group_id: row.group_order_id,
    url,
    qr: await drawQr(url, { type: 'svg', margin: 2 }),
    token,
    secret,
    guests,
    amount: toRupees(guests.reduce((sum, { paise }) => sum + paise, 0)),
    can_extend: canAct('extend', frame.state) && extendedEnd(row, now) !== null,
    order_number: frame.state === 'ordered' || frame.state === 'paying' ? (row.order?.order_number ?? null) : null,
  };
}

/** What somebody's bag came to of the bill, once it was ordered. */
async function shareOf(db: Db, { order }: store.GroupRow, name: string | undefined): Promise<GroupPage['share']> {
  if (!order || name === undefined) return null;
  const { lines, ...bill } = await findBill(db, order.order_number);
  const named = lines.flatMap(({ for_name, ...line }) => (for_name === null ? [] : [{ ...line, for_name }]));
  const share = shareBill(named, bill).find((each) => each.name === name);
  return share ? shareInRupees(share) : null;
}

/** A group as whoever has its link sees it: names, and nobody's lines but their own. */
export async function pageAnswer(
  db: Db,
  row: store.GroupRow,
  secret_hash: Buffer | null,
  { now, ways }: { now: Date; ways: Readonly<GroupPage['ways']> },
): Promise<GroupPage> {
  const all = await store.listGuests(db, row.group_order_id);
  const isOwn = (guest: { secret_hash: Buffer }) => secret_hash !== null && guest.secret_hash.equals(secret_hash);
  const here = all.filter(({ removed_at }) => removed_at === null);
  const own = here.some(isOwn) ? (await partsOf(db, here.filter(isOwn), row.group_order_id, now))[0] : undefined;
  const frame = frameOf(row, now);
  const dropped = await findDropped(db, row.group_order_id);
  return {
    ...frame,
    host: here.find(({ is_host }) => is_host)?.name ?? bagNameOf(row.host_name, 'Host'),
    names: here.flatMap(({ name }) => (dropped.includes(name) ? [] : [name])),
    dropped,
    has_room: here.length < groupGuestsMax,
    own: own ?? null,
    share: frame.state === 'ordered' ? await shareOf(db, row, own?.name) : null,
    ways: [...ways],
    removed: all.some((guest) => guest.removed_at !== null && isOwn(guest)),
    promised_to: frame.state === 'ordered' && row.order ? new Date(row.order.promised_to).toISOString() : null,
  };
}
