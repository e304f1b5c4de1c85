import type { OfficeSlide } from '@tawa/contract/content/slides';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import type { Slide } from '@tawa/domain/content/slides';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone ${timeZoneDefault})::date`;
const isVisible = (now: Date) => sql<SqlBool>`(isactive and coalesce(first_day <= ${dayOf(now)}, true)
  and coalesce(last_day >= ${dayOf(now)}, true))`;

/** Every slide in its order, and whether it is on the page now. */
export async function listSlides(db: Db, now: Date): Promise<OfficeSlide[]> {
  const { rows } =
    await sql<OfficeSlide>`select hero_slide_id, tag, subheading, heading, picture, picture_tall, alt, link,
      light::int as light, position, isactive::int as isactive, first_day::text, last_day::text, words, ${isVisible(now)} as shown
    from hero_slides order by position, hero_slide_id`.execute(db);
  return rows;
}

/** The slides that the page shows at a moment. */
export async function listVisible(db: Db, now: Date): Promise<Slide[]> {
  const { rows } =
    await sql<Slide>`select tag, subheading, heading, picture, picture_tall as tall, alt, link, light, words
    from hero_slides where ${isVisible(now)} order by position, hero_slide_id`.execute(db);
  return rows.map(({ words, ...slide }) => (words ? { ...slide, words } : slide));
}

/** Tells every process that a slide's first day has begun or its last one has ended since a moment. */
export async function announceTurned(db: Db, { after, now }: { after: Date; now: Date }): Promise<void> {
  await sql`select announce_topic('settings') where ${dayOf(after)} < ${dayOf(now)}
    and exists (select from hero_slides where first_day = ${dayOf(now)} or last_day = ${dayOf(after)})`.execute(db);
}
