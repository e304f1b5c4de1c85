import type { AskedShare } from '@tawa/contract/ordering/orders.shares';
import { shareStates } from '@tawa/domain/money/shares';
import { toRupees } from '@tawa/domain/common/money';
import type { Db } from '#platform/database/db.ts';
import { listBacks, listShares } from '#modules/money/shares/shares.service.ts';
import { shareInRupees } from './bag-shares.ts';

/** What each guest of a group was asked for, as answers tell it. */
export async function findAsked(db: Db, groupId: number): Promise<ReadonlyMap<number, AskedShare>> {
  const shares = await listShares(db, groupId);
  if (shares.length === 0) return new Map();
  const backs = await listBacks(
    db,
    shares.map(({ group_share_id }) => group_share_id),
  );
  return new Map(
    shares.flatMap(({ group_guest_id, group_share_id, amount: total, reminded_at, state, ...parts }) => {
      if (group_guest_id === null) return [];
      const own = backs.filter((back) => back.group_share_id === group_share_id);
      const asked = {
        ...shareInRupees({ ...parts, total }),
        state: shareStates.find((each) => each === state) ?? 'asked',
        reminded_at: reminded_at?.toISOString() ?? null,
        back: toRupees(own.reduce((sum, { amount }) => sum + amount, 0)),
        is_back_sent: own.every((back) => back.state === 'processed'),
      };
      return [[group_guest_id, asked] as const];
    }),
  );
}

/** The names of those who are in a group no more, for their share was not paid in time or taken back. */
export const findDropped = async (db: Db, groupId: number): Promise<string[]> =>
  (await listShares(db, groupId)).flatMap(({ state, name }) => (state === 'dropped' || state === 'back' ? [name] : []));
