import { dayMs } from '@tawa/domain/common/durations';
import { reportTimes } from '@tawa/domain/insight/scheduled-reports';
import { sql } from 'kysely';
import { findCities, findPeople } from '../lookups.ts';
import type { Making } from '../parts.ts';

const hour = 8;
const daysAgo = 9;

/** Half of the customers allow offers; the one to log in as has not said anything yet. */
const agreeToOffers = ({ tx, now }: Making, customer: number) =>
  sql`insert into consents (user_id, purpose, version, given, at)
    select u.user_id, p.purpose, null, true, ${new Date(now.getTime() - 30 * dayMs)}::timestamptz
    from users u, unnest(array['marketing-mail', 'marketing-notices']) with ordinality p (purpose, place)
    where u.role = 'user' and u.status = 'active' and u.user_id <> ${customer} and u.user_id % 2 = 0
    order by u.user_id, p.place`.execute(tx);

const fromDraft = {
  body: 'Three kitchens in Indiranagar cook hot breakfasts from seven. Have a look before your next early call.',
  link: '/restaurants',
  channels: ['in_app'],
};

/** What the office told many, with a draft beside it, and the report that comes each Monday. */
export async function seedTelling(making: Making): Promise<void> {
  const { tx, now } = making;
  const { admin, customer } = await findPeople(tx);
  const city_id = (await findCities(tx))('Bengaluru');
  await agreeToOffers(making, customer);
  // At noon in India, when offers may be sent.
  const at = new Date(Math.floor((now.getTime() - daysAgo * dayMs) / dayMs) * dayMs + dayMs * 0.27);
  const { broadcast_id } = await tx
    .insertInto('broadcasts')
    .values({
      title: 'Biryani week in Bengaluru',
      body: 'Until Sunday every biryani is cooked a little larger. Order yours before they are gone.',
      link: '/ourdishes?search=biryani',
      channels: ['in_app', 'email'],
      city_id,
      state: 'done',
      made_by: admin,
      made_on: at,
      planned_by: admin,
      planned_on: at,
      starts_at: at,
      gathered_on: at,
      ended_on: new Date(at.getTime() + 240_000),
    })
    .returning('broadcast_id')
    .executeTakeFirstOrThrow();
  const inCity = sql`users u join addresses a on a.user_id = u.user_id and a.is_default and a.city_id = ${city_id}
    where u.role = 'user' and u.status = 'active'`;
  const agreed = sql`exists (select from consents c where c.user_id = u.user_id and c.purpose = 'marketing-mail')`;
  await sql`insert into broadcast_recipients (broadcast_id, user_id, state, channels, added_on, ended_on)
    select ${broadcast_id}::int, u.user_id, 'sent', array['in_app', 'email'], ${at}::timestamptz, ${at}::timestamptz
    from ${inCity} and ${agreed} order by u.user_id`.execute(tx);
  await sql`update broadcasts set people = n.told, sent = n.told, sent_in_app = n.told, sent_email = n.told,
      left_no_consent = n.others, gathered_to = n.last
    from (select count(*) filter (where ${agreed})::int as told, count(*) filter (where not ${agreed})::int as others,
      coalesce(max(u.user_id), 0) as last from ${inCity}) n
    where broadcast_id = ${broadcast_id}`.execute(tx);
  const draft = {
    title: 'Breakfast from seven',
    made_by: admin,
    made_on: new Date(now.getTime() - dayMs),
    ...fromDraft,
  };
  await tx.insertInto('broadcasts').values(draft).execute();
  await seedReport(making, admin);
}

async function seedReport({ tx, now }: Making, admin: number): Promise<void> {
  const { due, next, period } = reportTimes('weekly', hour, now);
  const { scheduled_report_id } = await tx
    .insertInto('scheduled_reports')
    .values({
      report: 'sales',
      rhythm: 'weekly',
      hour,
      made_by: admin,
      made_on: new Date(due.getTime() - 20 * dayMs),
      next_at: next,
      last_sent_on: due,
    })
    .returning('scheduled_report_id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('scheduled_report_readers').values({ scheduled_report_id, user_id: admin }).execute();
  const sending = { scheduled_report_id, period_from: period.from, sent_on: due, letters: 1 };
  await tx.insertInto('scheduled_report_sendings').values(sending).execute();
}
