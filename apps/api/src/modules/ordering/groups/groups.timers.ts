import { dayMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { tellHost } from './groups.service.ts';
import * as store from './groups.timers.store.ts';

const keptMs = 7 * dayMs;

/** Closes and ends groups whose time has come, and tells their hosts; each once, whichever process does it. */
export async function sweepGroups({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await transaction(db, async (tx) => {
    const now = clock.now();
    for (const { ended_as, ...group } of await store.endOverdue(tx, now)) {
      await tellHost(tx, group);
      if (ended_as === 'ordered') continue;
      const { group_order_id: group_id, user_id, ...facts } = group;
      const told = { to: { user_id }, kind: 'group_order', key: `${group_id} lapsed` } as const;
      await notify(tx, { ...told, facts: { ...facts, group_id, step: 'lapsed' } });
    }
    for (const { group_order_id: group_id, user_id, ...facts } of await store.markClosed(tx, now)) {
      await tellHost(tx, { group_order_id: group_id, user_id });
      const isOrdered = await store.hasLiveOrder(tx, group_id);
      if (isOrdered) continue;
      const told = { to: { user_id }, kind: 'group_order', key: `${group_id} closed ${now.toISOString()}` } as const;
      await notify(tx, { ...told, facts: { ...facts, group_id, step: 'closed' } });
    }
  });
}

/** What the clock does with group orders. */
export function groupJobs(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  deps.jobs.every('* * * * *', 'groups.sweep', () => sweepGroups(deps));
  deps.jobs.every('17 * * * *', 'groups.forget', async () => {
    await store.deleteOld(deps.db, new Date(deps.clock.now().getTime() - keptMs));
  });
}
