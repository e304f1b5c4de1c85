import { newsEveryDays, permissionEnds } from '@tawa/domain/accounts/news';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { findPeople, findRestaurants } from '../lookups.ts';
import type { Making } from '../parts.ts';

interface Message {
  restaurant: string;
  daysAgo: number;
  title: string;
  body: string;
}

const messages: readonly Message[] = [
  {
    restaurant: 'Dum & Handi',
    daysAgo: 20,
    title: 'Haleem on Fridays again',
    body: 'From six in the evening until the pot is empty. Order ahead and we keep one for you.',
  },
  {
    restaurant: 'Udupi Table',
    daysAgo: 11,
    title: 'The dosas are from seven now',
    body: 'We open an hour earlier on working days, and the filter coffee is ready before the first dosa.',
  },
];
const permittedDaysAgo = 40;

/** Some of those who were served there let a restaurant write, the demo customer one of them; and what it wrote. */
export async function seedNews({ tx, now }: Making): Promise<void> {
  const { customer } = await findPeople(tx);
  const idOf = await findRestaurants(tx);
  const given = new Date(now.getTime() - permittedDaysAgo * dayMs);
  for (const { restaurant, daysAgo, title, body } of messages) {
    const id = idOf(restaurant);
    const isOwn = restaurant === 'Udupi Table';
    await sql`insert into news_permissions (user_id, restaurant_id, given_at, expires_at)
      select user_id, ${id}::int, ${given}::timestamptz, ${permissionEnds(given)}::timestamptz from (
        select distinct o.user_id from orders o join users u on u.user_id = o.user_id and u.status = 'active'
          where o.restaurant_id = ${id} and o.status = 'delivered' and o.user_id <> ${customer} and o.user_id % 3 = 0
        union select ${customer}::int where ${isOwn}) guests order by user_id`.execute(tx);
    // At noon in India, when a message may go out.
    const at = new Date(Math.floor((now.getTime() - daysAgo * dayMs) / dayMs) * dayMs + dayMs * 0.27);
    const { news_id } = await tx
      .insertInto('restaurant_news')
      .columns(['restaurant_id', 'title', 'body', 'sent_by', 'made_at', 'starts_at', 'again_from', 'state', 'ended_at'])
      .expression((eb) =>
        eb
          .selectFrom('restaurants')
          .select(['restaurant_id', sql<string>`${title}`.as('title'), sql<string>`${body}`.as('body'), 'owner_id'])
          .select(sql<Date>`${at}::timestamptz`.as('made_at'))
          .select(sql<Date>`${at}::timestamptz`.as('starts_at'))
          .select(sql<Date>`${new Date(at.getTime() + newsEveryDays * dayMs)}::timestamptz`.as('again_from'))
          .select(sql<string>`'done'`.as('state'))
          .select(sql<Date>`${new Date(at.getTime() + 60_000)}::timestamptz`.as('ended_at'))
          .where('restaurant_id', '=', id),
      )
      .returning('news_id')
      .executeTakeFirstOrThrow();
    await sql`with told as (insert into news_receipts (news_id, user_id, sent_at)
        select ${news_id}::int, user_id, ${at}::timestamptz from news_permissions where restaurant_id = ${id} order by user_id
        returning user_id)
      update restaurant_news set told = n.told, told_to = n.last
      from (select count(*)::int as told, coalesce(max(user_id), 0) as last from told) n where news_id = ${news_id}`.execute(
      tx,
    );
  }
}
