import type { Tx } from '@tawa/api/platform/database/db';
import { findPeople } from '../lookups.ts';

/** Nobody may stand in the demo's kitchens, so two orders that nobody answers close none of them. */
export async function seedSettings(tx: Tx, now: Date): Promise<void> {
  const { admin } = await findPeople(tx);
  const reason = 'The demo is open though nobody may be in its kitchens';
  await tx
    .insertInto('settings')
    .values({ key: 'missed_orders', value: JSON.stringify(10), valid_from: now, reason, set_by: admin })
    .execute();
}
