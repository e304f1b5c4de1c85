// What guests of a group order do. Each has a secret that their phone made and keeps; nothing else tells who they are.
import type { GroupPage } from '@tawa/contract/ordering/groups';
import type { Allergen, Diet } from '@tawa/domain/accounts/diet';
import { groupGuestsMax, groupLinesMax } from '@tawa/domain/ordering/groups';
import { optionsKey } from '@tawa/domain/ordering/cart';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/errors.ts';
import { hashOf } from '#platform/keys/link-secret.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { choose, findDish, refuseUnsold } from '#modules/ordering/cart/cart.service.ts';
import { pageAnswer, stateOf } from './groups.answers.ts';
import { refuseState, tellHost } from './groups.hold.ts';
import * as store from './groups.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

export const noLink = () => new AppError('not_found', 'This group order is not there any more.');

/** Who shows the link, and as whom. */
export interface Shown {
  token: string;
  secret: string;
}

export async function readPage(
  { db, clock, providers }: ServiceDeps,
  { token, secret }: { token: string; secret?: string | undefined },
) {
  const row = await store.findByToken(db, hashOf(token));
  if (!row) throw noLink();
  const shown = { now: clock.now(), ways: providers.methods };
  return pageAnswer(db, row, secret === undefined ? null : hashOf(secret), shown);
}

interface Held {
  tx: Tx;
  row: store.GroupRow;
  guests: store.GuestRow[];
  secret_hash: Buffer;
  now: Date;
}

/** Does something with a group that is open, held as it is meanwhile; answers the page as it is then. */
function whileOpen(
  deps: ServiceDeps,
  { token, secret }: Shown,
  work: (held: Held) => Promise<void>,
): Promise<GroupPage> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await store.holdByToken(tx, hashOf(token));
    if (!row) throw noLink();
    const state = stateOf(row, now);
    if (state !== 'open') throw refuseState(state);
    const secret_hash = hashOf(secret);
    await work({ tx, row, guests: await store.listGuests(tx, row.group_order_id), secret_hash, now });
    await tellHost(tx, row);
    return pageAnswer(tx, row, secret_hash, { now, ways: deps.providers.methods });
  });
}

const isHere = ({ removed_at }: store.GuestRow) => removed_at === null;

function ownOf({ guests, secret_hash }: Held): store.GuestRow {
  const own = guests.find((guest) => guest.secret_hash.equals(secret_hash));
  if (!own) throw new AppError('not_found', 'Join the group order first.');
  if (!isHere(own)) throw new AppError('conflict', 'You were taken out of this group order.');
  return own;
}

interface Joining {
  name: string;
  diet: Diet;
  allergens: readonly Allergen[];
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function refuseName(guests: readonly store.GuestRow[], name: string): void {
  if (!guests.some((guest) => isHere(guest) && sameName(guest.name, name))) return;
  const text = `There is a ${name} in this group. Add a letter, so that the bags differ.`;
  throw new AppError('invalid', text, { fields: { name: text } });
}

/** Joins by name; whoever is in changes their name and what they eat. */
export async function join(
  deps: ServiceDeps & Pick<Deps, 'rateLimit'>,
  shown: Shown & { address: string },
  { name, diet, allergens }: Joining,
): Promise<GroupPage> {
  await deps.rateLimit.claim('groupGuest', addressKey({ ip: shown.address }));
  return whileOpen(deps, shown, async (held) => {
    const { tx, row, guests, secret_hash, now } = held;
    const known = guests.find((guest) => guest.secret_hash.equals(secret_hash));
    refuseName(
      guests.filter((guest) => guest !== known),
      name,
    );
    const told = { name, diet, allergens: [...new Set(allergens)] };
    if (known) {
      await store.updateGuest(tx, ownOf(held).group_guest_id, told);
      return;
    }
    if (guests.filter(isHere).length >= groupGuestsMax)
      throw new AppError('conflict', `A group order holds ${groupGuestsMax} people at most.`);
    await store.addGuest(tx, { group_order_id: row.group_order_id, secret_hash, ...told, joined_at: now });
  });
}

interface Wanted {
  menu_id: number;
  options: readonly number[];
  quantity: number;
  note: string;
  instead_of?: number | undefined;
}

/** Sets how often a guest wants a dish with one choice; sent twice it is the same. */
export const setLine = (deps: ServiceDeps, shown: Shown, wanted: Wanted): Promise<GroupPage> =>
  whileOpen(deps, shown, async (held) => {
    const { tx, row, now } = held;
    const { group_guest_id } = ownOf(held);
    const { menu_id, quantity, note, instead_of } = wanted;
    if (quantity === 0) {
      const option_ids = optionsKey(wanted.options).split(',').filter(Boolean).map(Number);
      await store.deleteChoice(tx, { group_guest_id, menu_id, option_ids });
      return;
    }
    const dish = await findDish(tx, menu_id);
    refuseUnsold(dish, { now });
    if (dish.restaurant_id !== row.restaurant_id)
      throw new AppError('invalid', `${dish.dish_name} is not of this restaurant.`);
    const { option_ids } = choose(dish, wanted.options);
    const most = (await findSettings(tx, now))('line_max');
    if (quantity > most) throw new AppError('invalid', `At most ${most} of one dish.`);
    if (instead_of !== undefined)
      await store.deleteLine(tx, instead_of, { groupId: row.group_order_id, guestId: group_guest_id });
    await store.putLine(tx, { group_guest_id, menu_id, option_ids, quantity, note, created_on: now });
    if ((await store.countLines(tx, group_guest_id)) > groupLinesMax)
      throw new AppError('conflict', `${groupLinesMax} different dishes each at most.`);
  });

/** A guest goes, with all that they chose; the host stays. */
export async function leave(deps: ServiceDeps, shown: Shown): Promise<void> {
  await whileOpen(deps, shown, async (held) => {
    const own = ownOf(held);
    if (own.is_host) throw new AppError('conflict', 'The host cancels the group order instead.');
    await store.deleteGuest(held.tx, own.group_guest_id);
  });
}
