// Owns group orders: several people choose over one link until its end, and their host orders for all.
import type { GroupAct } from '@tawa/domain/ordering/groups';
import { bagNameOf, canAct, extendedEnd, groupLinesMax, groupLongestMs } from '@tawa/domain/ordering/groups';
import { minuteMs } from '@tawa/domain/common/durations';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { hashOf, secretOf } from '#platform/keys/link-secret.ts';
import { endShares, listShares, withdrawShares } from '#modules/money/shares/shares.service.ts';
import { clearingOrdered } from '#modules/ordering/cart/cart.service.ts';
import { hostAnswer, stateOf } from './groups.answers.ts';
import { holdOwn, isGoingOn, notFound, type OwnGroup, refuseState, tellHost } from './groups.hold.ts';
import * as store from './groups.store.ts';

export { shareInRupees } from './bag-shares.ts';
export { endWithOrder, findEntries, findPathOfShare, type GroupShares, noteAsked } from './groups.entries.ts';
export type { OwnGroup } from './groups.hold.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

const listGoingOn = async (db: Db, userId: number, now: Date) => {
  const rows = await store.listOwn(db, userId, new Date(now.getTime() - 2 * groupLongestMs));
  return rows.filter((row) => isGoingOn(stateOf(row, now)));
};

interface Moving {
  userId: number;
  restaurant_id: number;
  group_guest_id: number;
}

/** Moves a cart into its owner's bag; one that holds more than a bag stays as it is. */
async function moveCart(tx: Tx, { userId, restaurant_id, group_guest_id }: Moving): Promise<void> {
  const lines = await store.holdCart(tx, userId, restaurant_id);
  if (lines.length === 0 || lines.length > groupLinesMax) return;
  await store.addLines(
    tx,
    lines.map((line) => ({ ...line, group_guest_id })),
  );
  await clearingOrdered(tx, userId).execute();
}

interface Wish {
  userId: number;
  restaurant_id: number;
  minutes: number;
  with_cart: boolean;
}

/** Begins a group at a restaurant, or answers the one that the customer has there, so that a repeated call begins no second. */
export async function beginGroup(
  deps: ServiceDeps & Pick<Deps, 'rateLimit'>,
  { userId, restaurant_id, minutes, with_cart }: Wish,
) {
  await deps.rateLimit.claim('group', String(userId));
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const host = await store.holdHost(tx, userId);
    const known = (await listGoingOn(tx, userId, now)).find((row) => row.restaurant_id === restaurant_id);
    if (known) return { isNew: false, group: await hostAnswer(tx, deps, known) };
    if (!(await store.findSelling(tx, restaurant_id))) throw new AppError('not_found', 'Restaurant not found.');
    await store.endOrdered(tx, { user_id: userId, restaurant_id }, now);
    const nonce = randomUUID();
    const token_hash = hashOf(secretOf('group links', deps.env, nonce));
    const closes_at = new Date(now.getTime() + minutes * minuteMs);
    const group = { user_id: userId, restaurant_id, nonce, token_hash, begun_at: now, closes_at };
    const { group_order_id } = await store.addGroup(tx, group);
    const { group_guest_id } = await store.addGuest(tx, {
      group_order_id,
      name: bagNameOf(host.name, 'Host'),
      secret_hash: hashOf(secretOf('group hosts', deps.env, nonce)),
      is_host: true,
      diet: host.diet ?? 'any',
      allergens: host.allergens ?? [],
      joined_at: now,
    });
    if (with_cart) await moveCart(tx, { userId, restaurant_id, group_guest_id });
    await tellHost(tx, { user_id: userId, group_order_id });
    return { isNew: true, group: await readOwn(tx, deps, { userId, groupId: group_order_id }) };
  });
}

async function readOwn(db: Db, deps: ServiceDeps, { groupId, userId }: OwnGroup) {
  const row = await store.findGroup(db, groupId, userId);
  if (!row) throw notFound();
  return hostAnswer(db, deps, row);
}

export const getGroup = (deps: ServiceDeps, own: OwnGroup) => readOwn(deps.db, deps, own);

/** The customer's groups that are not over. */
export async function listGroups({ db, clock }: ServiceDeps, userId: number) {
  const now = clock.now();
  return (await listGoingOn(db, userId, now)).map((row) => ({
    group_id: row.group_order_id,
    restaurant_id: row.restaurant_id,
    restaurant_name: row.restaurant_name,
    names: row.restaurant_names,
    state: stateOf(row, now),
    closes_at: row.closes_at.toISOString(),
    guests: row.guests,
  }));
}

function changesOf(row: store.GroupRow, kind: GroupAct, now: Date): store.Changes {
  if (kind === 'cancel') return { ended_at: now, ended_as: 'cancelled' };
  if (kind === 'close') return { closes_at: now, told_closed_at: now };
  if (kind === 'each_pays') return { pays: 'each' };
  if (kind === 'host_pays') return { pays: 'host', asked_at: null, pay_by: null };
  const closes_at = extendedEnd(row, now);
  if (!closes_at) throw new AppError('conflict', 'A group order lasts four hours at most.');
  return { closes_at, told_closed_at: null };
}

/** Who pays is settled as soon as somebody has paid. */
async function askNoMore(tx: Tx, { group_order_id }: store.GroupRow, now: Date): Promise<void> {
  const shares = await listShares(tx, group_order_id);
  if (shares.some(({ state }) => state === 'paid' || state === 'back'))
    throw new AppError('conflict', 'Somebody has paid already, so each pays their share.');
  await withdrawShares(tx, group_order_id, now);
}

export type Moved = { isDone: boolean; group: Awaited<ReturnType<typeof hostAnswer>> };

/** Puts the end off, closes or cancels a group that still is as its host saw it. */
export function moveGroup(
  deps: ServiceDeps,
  own: OwnGroup,
  { act: kind, version }: { act: GroupAct; version: number },
): Promise<Moved> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await holdOwn(tx, own);
    const state = stateOf(row, now);
    const isDone = row.version === version && canAct(kind, state);
    if (isDone) {
      if (kind === 'host_pays') await askNoMore(tx, row, now);
      if (kind === 'cancel') await endShares(tx, row.group_order_id, now);
      await store.updateGroup(tx, row.group_order_id, changesOf(row, kind, now));
      await tellHost(tx, row);
    }
    return { isDone, group: await readOwn(tx, deps, own) };
  });
}

async function change(
  deps: ServiceDeps,
  own: OwnGroup,
  work: (tx: Tx, row: store.GroupRow, now: Date) => Promise<boolean>,
) {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await holdOwn(tx, own);
    const state = stateOf(row, now);
    if (state !== 'open' && state !== 'closed') throw refuseState(state);
    // What somebody else took away a moment before is gone as it was wished.
    if (await work(tx, row, now)) await tellHost(tx, row);
    return readOwn(tx, deps, own);
  });
}

/** Takes a guest out with all that they chose. */
export const removeGuest = (deps: ServiceDeps, own: OwnGroup, guestId: number) =>
  change(deps, own, (tx, row, now) => store.removeGuest(tx, row.group_order_id, guestId, now));

/** Takes a line out, whoever chose it. */
export const removeLine = (deps: ServiceDeps, own: OwnGroup, lineId: number) =>
  change(deps, own, (tx, row) => store.deleteLine(tx, lineId, { groupId: row.group_order_id }));
