// What everything that is done with a group order needs of it.
import type { GroupState } from '@tawa/domain/ordering/groups';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import * as store from './groups.store.ts';

/** A customer's own group. */
export interface OwnGroup {
  userId: number;
  groupId: number;
}

/** Somebody else's group, or none. */
export const notFound = () => new AppError('not_found', 'Group order not found.');

/** The host's open pages read a group again. */
export const tellHost = (tx: Db, { user_id, group_order_id }: { user_id: number; group_order_id: number }) =>
  publish(tx, { audience: `user:${user_id}`, kind: 'group', payload: { group_id: group_order_id } });

const goingOn: ReadonlySet<GroupState> = new Set(['open', 'closed', 'asking', 'paying']);
/** Can it still become an order? */
export const isGoingOn = (state: GroupState) => goingOn.has(state);

const tooLate: Readonly<Record<GroupState, string>> = {
  open: 'This group order is open.',
  closed: 'This group order is closed.',
  asking: 'Everybody is asked for their share, so nothing changes any more.',
  paying: 'This group order is being paid for.',
  ordered: 'This group order was placed.',
  cancelled: 'This group order was cancelled.',
  lapsed: 'This group order is over.',
};

/** What is said to whoever wants of a group what its state does not allow. */
export const refuseState = (state: GroupState) => new AppError('conflict', tooLate[state]);

/** A customer's own group, held until the transaction ends. */
export async function holdOwn(tx: Tx, { userId, groupId }: OwnGroup): Promise<store.GroupRow> {
  const row = await store.holdGroup(tx, groupId, userId);
  if (!row) throw notFound();
  return row;
}
