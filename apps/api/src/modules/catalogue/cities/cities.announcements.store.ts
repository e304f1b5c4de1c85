import type { OfficeAnnouncement } from '@tawa/contract/catalogue/cities.office';
import type { ComingCity } from '@tawa/contract/catalogue/cities';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { dayOf } from '#db/city-terms.ts';
import type { Db } from '#platform/database/db.ts';
import { isoTime } from '#platform/database/listing.ts';

const todayAt = (now: Date): RawBuilder<string> => dayOf(sql<Date>`${now}`);

/** What visitors of a city that is served read at a moment. */
export const findWords = (db: Db, cityId: number, now: Date) =>
  db
    .selectFrom('city_announcements as a')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select('a.words')
    .where('a.city_id', '=', cityId)
    .where('c.isactive', '=', true)
    .where('a.first_day', '<=', todayAt(now))
    .where('a.last_day', '>=', todayAt(now))
    .executeTakeFirst();

/** The announcements of a city, the newest first. */
export async function listAnnouncements(db: Db, cityId: number, now: Date): Promise<OfficeAnnouncement[]> {
  const { rows } =
    await sql<OfficeAnnouncement>`select a.city_announcement_id, a.words, a.first_day::text, a.last_day::text,
      u.name as set_by, ${isoTime('a.set_on')} as set_on,
      case when a.first_day > ${todayAt(now)} then 'waiting' when a.last_day < ${todayAt(now)} then 'past' else 'shown' end as state
    from city_announcements a join users u on u.user_id = a.set_by
    where a.city_id = ${cityId} order by a.first_day desc`.execute(db);
  return rows;
}

/** Cities that are not shown yet and have a day on which they open. */
export const listComing = (db: Db): Promise<ComingCity[]> =>
  db
    .selectFrom('cities')
    .select(['city_id', 'cityname', 'opens_on'])
    .where('isactive', '=', false)
    .where('opens_on', 'is not', null)
    .$narrowType<{ opens_on: string }>()
    .orderBy('opens_on')
    .orderBy('cityname')
    .execute();

/** Shows each city whose day has come; its row announces it to every process. */
export async function openCities(db: Db, now: Date): Promise<void> {
  await sql`update cities set isactive = true, opens_on = null where not isactive and opens_on <= ${todayAt(now)}`.execute(
    db,
  );
}

/** Tells every process that an announcement's first day has begun or its last one has ended since a moment. */
export async function announceTurned(db: Db, { after, now }: { after: Date; now: Date }): Promise<void> {
  const isTurn = sql<SqlBool>`first_day = ${todayAt(now)} or last_day = ${todayAt(after)}`;
  await sql`select announce_topic('cities') where ${todayAt(after)} < ${todayAt(now)}
    and exists (select from city_announcements where ${isTurn})`.execute(db);
}
