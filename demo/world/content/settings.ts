import type { Tx } from '@tawa/api/platform/database/db';
import { seedCityTerms } from '../catalogue/city-terms.ts';
import { findPeople } from '../lookups.ts';

/** What the office has set, for all and for cities: nobody may stand in the demo's kitchens, so two orders that nobody answers close none of them. */
export async function seedSettings(tx: Tx, now: Date): Promise<void> {
  const { admin } = await findPeople(tx);
  const reason = 'The demo is open though nobody may be in its kitchens';
  await tx
    .insertInto('settings')
    .values({ key: 'missed_orders', value: JSON.stringify(10), valid_from: now, reason, set_by: admin })
    .execute();
  await seedCityTerms(tx, now);
}
