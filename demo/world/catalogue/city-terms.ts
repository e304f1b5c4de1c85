import type { Tx } from '@tawa/api/platform/database/db';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import { findPeople } from '../lookups.ts';

const openingDays = 30;

async function findCityId(tx: Tx, cityname: string): Promise<number> {
  const row = tx.selectFrom('cities').select('city_id').where('cityname', '=', cityname);
  return (await row.executeTakeFirstOrThrow()).city_id;
}

/** A city whose fee is planned, one that says something to its visitors, and one that opens next month. */
export async function seedCityTerms(tx: Tx, now: Date): Promise<void> {
  const { admin: set_by } = await findPeople(tx);
  const today = zonedParts(now, timeZoneDefault).date;
  const hand = { set_by, set_on: now };
  await tx
    .insertInto('city_terms')
    .values({
      ...hand,
      city_id: await findCityId(tx, 'Chennai'),
      term: 'platform_fee',
      value: 800,
      valid_from: addDays(today, openingDays),
      reason: 'Support in Tamil from then on',
    })
    .execute();
  await tx
    .insertInto('city_announcements')
    .values({
      ...hand,
      city_id: await findCityId(tx, 'Hyderabad'),
      words: 'New in Hyderabad: kitchens in Kondapur bring food until 1 am.',
      first_day: today,
      last_day: addDays(today, openingDays),
    })
    .execute();
  await tx
    .updateTable('cities')
    .set({ opens_on: addDays(today, openingDays) })
    .where('city_id', '=', await findCityId(tx, 'Pune'))
    .where('isactive', '=', false)
    .execute();
}
