// What a group would order, the asking for shares of it, and what becomes of a group with its order.
import type { Deps } from '../../../deps.ts';
import { type BagShare, shareLeast } from '@tawa/domain/money/shares';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { secretOf } from '#platform/keys/link-secret.ts';
import { askShares, type AskedShare, listShares } from '#modules/money/shares/shares.service.ts';
import { stateOf } from './groups.answers.ts';
import { holdOwn, isGoingOn, notFound, type OwnGroup, refuseState, tellHost } from './groups.hold.ts';
import * as more from './groups.shares.store.ts';
import * as store from './groups.store.ts';

/** One line of a group as an order takes it. */
export interface GroupEntry {
  group_guest_id: number;
  menu_id: number;
  option_ids: number[];
  quantity: number;
  note: string;
  for_name: string;
  created_on: Date;
}

/** A paid share that an order may take, and what its guest accepted (paise). */
export interface HeldPart {
  group_share_id: number;
  name: string;
  amount: number;
}

/** How a group that each pays a share of stands. */
export interface GroupShares {
  is_asked: boolean;
  held: HeldPart[];
  /** Who was asked and has not paid. */
  waiting: string[];
}

export interface GroupOrder {
  entries: GroupEntry[];
  /** Null where the host pays for all, or chose alone. */
  shares: GroupShares | null;
}

/**
 * What a group would order now, bag by bag, without those who dropped out; null when it is over or ordered already, and nothing of
 * somebody else's. While it is ordered the group is held, so that its lines are those that were priced.
 */
export async function findEntries(
  db: Db,
  { userId, groupId }: OwnGroup,
  { now, isHeld }: { now: Date; isHeld: boolean },
): Promise<GroupOrder | null> {
  const find = isHeld ? store.holdGroup : store.findGroup;
  const row = await find(db, groupId, userId);
  if (!row) throw notFound();
  if (!isGoingOn(stateOf(row, now))) return null;
  const asked = row.asked_at === null ? [] : await listShares(db, groupId);
  const gone = asked.filter(({ state }) => state === 'dropped' || state === 'back');
  const lines = (await store.listLines(db, groupId)).filter(
    ({ group_guest_id }) => !gone.some((share) => share.group_guest_id === group_guest_id),
  );
  const entries = lines.map(({ name, group_line_id: _id, is_host: _host, ...line }) => ({ ...line, for_name: name }));
  const hasGuests = lines.some(({ is_host }) => !is_host);
  if (row.pays !== 'each' || !hasGuests) return { entries, shares: null };
  return {
    entries,
    shares: {
      is_asked: row.asked_at !== null,
      held: asked.flatMap(({ state, group_share_id, name, amount }) =>
        state === 'paid' ? [{ group_share_id, name, amount }] : [],
      ),
      waiting: asked.flatMap(({ state, name }) => (state === 'asked' ? [name] : [])),
    },
  };
}

interface Asking {
  /** Every bag's part of the bill, the host's too. */
  shares: readonly BagShare[];
  pay_by: Date;
  now: Date;
}

/** Asks everybody for their share of a bill; false where they were asked before. The lines are frozen, and the caller holds the group. */
export async function noteAsked(tx: Tx, own: OwnGroup, { shares, pay_by, now }: Asking): Promise<boolean> {
  const row = await holdOwn(tx, own);
  const state = stateOf(row, now);
  if (state === 'asking' || state === 'paying') return false;
  if (state !== 'open' && state !== 'closed') throw refuseState(state);
  if (row.pays !== 'each') throw new AppError('conflict', 'You pay for all in this group order.');
  const guests = await store.listGuests(tx, row.group_order_id);
  const asked = shares.flatMap((share): AskedShare[] => {
    const guest = guests.find(({ name, removed_at }) => removed_at === null && name === share.name);
    if (!guest || guest.is_host) return [];
    return [{ ...share, group_guest_id: guest.group_guest_id, by_host: share.total < shareLeast }];
  });
  await askShares(tx, row.group_order_id, asked, now);
  const closes_at = row.closes_at < now ? row.closes_at : now;
  await store.updateGroup(tx, row.group_order_id, { closes_at, told_closed_at: now, asked_at: now, pay_by });
  await tellHost(tx, row);
  return true;
}

/** An order ended without food after it had taken what guests paid: their money went back with it, so the group is over. */
export async function endWithOrder(
  tx: Tx,
  { group_order_id, user_id }: { group_order_id: number | null; user_id: number },
  now: Date,
): Promise<void> {
  if (group_order_id === null) return;
  await more.endWithOrder(tx, group_order_id, now);
  await tellHost(tx, { user_id, group_order_id });
}

/** The page of the group that a share is of; undefined once the group is forgotten. */
export async function findPathOfShare(
  db: Db,
  { env }: Pick<Deps, 'env'>,
  shareId: number,
): Promise<string | undefined> {
  const row = await more.findNonceOfShare(db, shareId);
  return row && pathOf(env, row.nonce);
}

/** The page of a group for whoever has its link. */
export const pathOf = (env: Deps['env'], nonce: string): string => `/g/${secretOf('group links', env, nonce)}`;
