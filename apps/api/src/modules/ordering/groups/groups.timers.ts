import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import { calledOf } from '#db/names.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { closeShares, endShares, forgetNames, listOverdue, listShares } from '#modules/money/shares/shares.service.ts';
import { tellHost } from './groups.hold.ts';
import { dropOut } from './groups.shares.ts';
import * as store from './groups.timers.store.ts';

const keptMs = 7 * dayMs;

/** What is told of a group, its restaurant by the names that it has. */
const factsOf = <T extends store.Due>({ restaurant_names: names, ...group }: T) => ({
  ...group,
  ...calledOf({ name: group.restaurant_name, names }),
});

/** Closes and ends groups whose time has come, and tells their hosts; each once, whichever process does it. */
export async function sweepGroups({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transaction(db, async (tx) => {
    const now = clock.now();
    for (const { ended_as, ...group } of await store.endOverdue(tx, now)) {
      await tellHost(tx, group);
      if (ended_as === 'ordered') continue;
      const { group_order_id: group_id, user_id, ...facts } = factsOf(group);
      const gone = await endShares(tx, group_id, now);
      const told = { to: { user_id }, kind: 'group_order', key: `${group_id} lapsed` } as const;
      await notify(tx, { ...told, facts: { ...facts, group_id, step: gone > 0 ? 'returned' : 'lapsed' } });
    }
    for (const closed of await store.markClosed(tx, now)) {
      const { group_order_id: group_id, user_id, ...facts } = factsOf(closed);
      await tellHost(tx, { group_order_id: group_id, user_id });
      const isOrdered = await store.hasLiveOrder(tx, group_id);
      if (isOrdered) continue;
      const told = { to: { user_id }, kind: 'group_order', key: `${group_id} closed ${now.toISOString()}` } as const;
      await notify(tx, { ...told, facts: { ...facts, group_id, step: 'closed' } });
    }
  });
}

/** So long a silent provider keeps those in who did not pay in time; what comes later goes back. */
const silentMs = 5 * minuteMs;

/** Those who have not paid in time drop out, after their providers take no more and were asked once more. */
export async function sweepShares(deps: Pick<Deps, 'db' | 'clock' | 'providers'>): Promise<void> {
  const now = deps.clock.now();
  for (const { group_order_id, pay_by } of await listOverdue(deps.db, now)) {
    const open = (await listShares(deps.db, group_order_id)).filter(({ state }) => state === 'asked');
    const isTold = await closeShares(
      deps,
      open.map(({ group_share_id }) => group_share_id),
    );
    const isWaiting = pay_by !== null && now.getTime() < pay_by.getTime() + silentMs;
    if (isTold || !isWaiting) await dropOut(deps, group_order_id);
  }
}

/** What the clock does with group orders. */
export function groupJobs(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'providers'>): void {
  deps.jobs.every('* * * * *', 'groups.sweep', () => sweepGroups(deps));
  deps.jobs.every('* * * * *', 'groups.sweep-shares', () => sweepShares(deps));
  deps.jobs.every('17 * * * *', 'groups.forget', async () => {
    await store.deleteOld(deps.db, new Date(deps.clock.now().getTime() - keptMs));
    await forgetNames(deps.db);
  });
}
