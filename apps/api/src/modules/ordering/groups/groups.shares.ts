// What host and guests do about shares once everybody was asked. The group is held while a share moves; providers are asked outside of that.
import type { GroupPage } from '@tawa/contract/ordering/groups';
import type { OnlineMethod } from '@tawa/domain/money/payments';
import type { GroupShareAct } from '@tawa/domain/ordering/groups';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/errors.ts';
import { hashOf } from '#platform/keys/link-secret.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import type { PayPage } from '#modules/money/payments/payments.service.ts';
import {
  askShare,
  closeShares,
  dropShares,
  listShares,
  noteReminder,
  openWay,
  prepareWay,
  returnShares,
  type ShareRow,
  takeOver,
  takerOf,
} from '#modules/money/shares/shares.service.ts';
import { calledOf } from '#db/names.ts';
import { hostAnswer, stateOf } from './groups.answers.ts';
import { noLink, readPage, type Shown } from './groups.guests.ts';
import { pathOf } from './groups.entries.ts';
import { notFound, type OwnGroup, refuseState, tellHost } from './groups.hold.ts';
import * as store from './groups.store.ts';

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'providers'>;

const paidAlready = () => new AppError('conflict', 'This share is not to be paid any more.');

/** Tells the host who dropped out of a group that they hold. */
async function tellDropped(tx: Tx, row: store.GroupRow, gone: readonly ShareRow[], now: Date): Promise<void> {
  await tellHost(tx, row);
  if (gone.length === 0) return;
  const { group_order_id: group_id, restaurant_name, user_id } = row;
  const called = calledOf({ name: restaurant_name, names: row.restaurant_names });
  const names = gone.map(({ name }) => name);
  const facts = {
    group_id,
    restaurant_name,
    guests: names.length,
    lines: 0,
    step: 'dropped',
    names,
    ...called,
  } as const;
  await notify(tx, { to: { user_id }, kind: 'group_order', facts, key: `${group_id} dropped ${now.toISOString()}` });
}

/** Those who have not paid drop out of a group whose time to pay is over. */
export const dropOut = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, groupId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const row = await store.holdById(tx, groupId);
    if (!row || row.pay_by === null || row.pay_by > now || row.ended_as !== null) return;
    const gone = await dropShares(tx, groupId, now);
    if (gone.length > 0) await tellDropped(tx, row, gone, now);
  });

/** The host asks a guest again, pays for them, or goes on without them, before they have paid. */
export async function moveShare(deps: ShareDeps, own: OwnGroup, guestId: number, act: GroupShareAct) {
  if (act === 'drop') await closeOf(deps, own, guestId);
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const row = await store.holdGroup(tx, own.groupId, own.userId);
    if (!row) throw notFound();
    const state = stateOf(row, now);
    if (state !== 'asking') throw refuseState(state);
    if (!(await didMove(tx, row, { guestId, act, now }))) throw await whyNot(tx, own.groupId, guestId, act);
    await tellHost(tx, row);
    return hostAnswer(tx, deps, row);
  });
}

/** Takes no more money for a guest's share of the host's own group. */
async function closeOf(deps: ShareDeps, { groupId, userId }: OwnGroup, guestId: number): Promise<void> {
  if (!(await store.findGroup(deps.db, groupId, userId))) throw notFound();
  const open = (await listShares(deps.db, groupId)).filter(
    (share) => share.group_guest_id === guestId && share.state === 'asked',
  );
  await closeShares(
    deps,
    open.map(({ group_share_id }) => group_share_id),
  );
}

interface Act {
  guestId: number;
  act: GroupShareAct;
  now: Date;
}

async function didMove(tx: Tx, { group_order_id }: store.GroupRow, { guestId, act, now }: Act): Promise<boolean> {
  if (act === 'remind') return noteReminder(tx, group_order_id, guestId, now);
  if (act === 'pay') return takeOver(tx, group_order_id, guestId, now);
  return (await dropShares(tx, group_order_id, now, guestId)).length > 0;
}

async function whyNot(tx: Tx, groupId: number, guestId: number, act: GroupShareAct): Promise<AppError> {
  const share = (await listShares(tx, groupId)).find(({ group_guest_id }) => group_guest_id === guestId);
  if (!share) return new AppError('not_found', 'This guest was not asked for a share.');
  if (share.state === 'paid') return new AppError('conflict', `${share.name} has paid already.`);
  if (act === 'remind' && share.state === 'asked')
    return new AppError('conflict', `${share.name} was reminded just now. Wait a minute.`);
  return new AppError('conflict', `${share.name} is not asked for a share any more.`);
}

/** Where a guest pays their share; nothing is asked of a provider before its row is kept. */
export async function openShare(
  deps: ShareDeps & Pick<Deps, 'rateLimit'>,
  { token, secret, address }: Shown & { address: string },
  method: OnlineMethod,
): Promise<PayPage> {
  await deps.rateLimit.claim('groupGuest', addressKey({ ip: address }));
  const provider = takerOf(deps, method);
  const { way, back } = await transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { row, share } = await holdShare(tx, { token, secret });
    const state = stateOf(row, now);
    if (state !== 'asking' || row.pay_by === null || row.pay_by <= now) throw lateFor(state);
    if (share.state !== 'asked') throw paidAlready();
    const at = { expires_at: row.pay_by, at: now };
    const of = { group_share_id: share.group_share_id };
    const way = await prepareWay(tx, { of, amount: share.amount, method, provider, ...at });
    return { way, back: pathOf(deps.env, row.nonce) };
  });
  return openWay(deps, way, back);
}

const lateFor = (state: ReturnType<typeof stateOf>) =>
  state === 'asking' ? new AppError('conflict', 'The time to pay is over.') : refuseState(state);

async function holdShare(tx: Tx, { token, secret }: Shown) {
  const row = await store.holdByToken(tx, hashOf(token));
  if (!row) throw noLink();
  const secret_hash = hashOf(secret);
  const own = (await store.listGuests(tx, row.group_order_id)).find((guest) => guest.secret_hash.equals(secret_hash));
  const shares = await listShares(tx, row.group_order_id);
  const share = own && shares.find(({ group_guest_id }) => group_guest_id === own.group_guest_id);
  if (!share) throw new AppError('not_found', 'You were not asked for a share.');
  return { row, share };
}

/** Asks whether a guest's share is paid, and answers the group. */
export async function checkShare(deps: ShareDeps, shown: Shown): Promise<GroupPage> {
  const { share } = await transaction(deps.db, (tx) => holdShare(tx, shown));
  if (!(await askShare(deps, share.group_share_id)))
    throw new AppError('unavailable', 'The provider does not answer at the moment. We keep asking.', {
      retryAfterS: 5,
    });
  return readPage(deps, shown);
}

/** A guest takes their payment back while no order has it, and drops out. */
export async function takeBack(deps: ShareDeps, shown: Shown): Promise<GroupPage> {
  await transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { row, share } = await holdShare(tx, shown);
    const state = stateOf(row, now);
    // Sent twice it is the same.
    if (share.state === 'back') return;
    if (state !== 'asking') throw refuseState(state);
    const guestId = share.group_guest_id ?? 0;
    const gone = await returnShares(tx, row.group_order_id, { reason: 'taken_back', at: now, guestId });
    if (gone.length === 0) throw new AppError('conflict', 'Nothing of yours is held for this group order.');
    await tellDropped(tx, row, gone, now);
  });
  return readPage(deps, shown);
}
