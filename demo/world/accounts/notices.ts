import { servingOf, statusOf } from '@tawa/api/modules/ordering/orders/history/stored-words';
import { type WrittenNotice, writeNotice } from '@tawa/api/modules/accounts/notifications/notices';
import type { Tx } from '@tawa/api/platform/database/db';
import { findPeople, listRestaurantIds } from '../lookups.ts';
import { dayMs } from '@tawa/domain/common/durations';

export { seedNews } from './news.ts';
export { seedTelling } from './telling.ts';

const customerDays = 21;
const kitchenDays = 2;
/** The last steps of the demo customer's orders that nobody has looked at yet. */
const unreadSteps = 3;
const demoKitchen = 'Dum & Handi';
const time_zone = 'Asia/Kolkata';

type Step = Awaited<ReturnType<ReturnType<typeof listSteps>['execute']>>[number];

const listSteps = (tx: Tx, since: Date) =>
  tx
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.order_id', 'e.order_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .select(['e.to_status', 'e.at', 'o.order_number', 'o.user_id', 'o.restaurant_id', 'o.status', 'o.total'])
    .select([
      'o.scheduled_for',
      'o.promised_to',
      'o.fulfilment',
      'o.booking_id',
      'o.source',
      'o.rider_name',
      'r.owner_id',
      'r.restaurant_name',
    ])
    .where('o.placed_at', '>', since)
    .where('e.to_status', 'is not', null)
    .orderBy('e.at')
    .orderBy('o.order_id');

/** What the customer was told at this step of an order; most steps are told nobody. */
function noticeOf(step: Step): WrittenNotice | null {
  const to = { user_id: step.user_id };
  const { order_number: key, order_number, restaurant_name, promised_to, scheduled_for, total, rider_name } = step;
  const facts = { order_number, restaurant_name, promised_to, time_zone, serving: servingOf(step) };
  const reached = statusOf(step.to_status ?? '');
  if (reached === 'placed')
    return writeNotice({
      to,
      kind: 'order_placed',
      facts: { ...facts, total, scheduled_for, is_accepted: false },
      key,
    });
  if (reached === 'accepted') return writeNotice({ to, kind: 'order_accepted', facts, key });
  if (reached === 'out_for_delivery')
    return writeNotice({ to, kind: 'order_out', facts: { ...facts, rider_name }, key });
  if (reached === 'delivered' || reached === 'picked_up')
    return writeNotice({ to, kind: 'order_delivered', facts, key });
  return null;
}

const newOrder = ({ owner_id, order_number, total, scheduled_for }: Step): WrittenNotice =>
  writeNotice({
    to: { user_id: owner_id },
    kind: 'kitchen_order',
    facts: { order_number, total, scheduled_for, time_zone },
    key: order_number,
  });

/** A row that was passed on long ago, so that nothing is sent for it. */
const rowOf = ({ user_id, kind, subject_key, title, body, link, data }: WrittenNotice, at: Date, isRead: boolean) => ({
  kind,
  subject_key,
  title,
  body,
  link,
  user_id: user_id ?? 0,
  data: JSON.stringify(data),
  created_at: at,
  sent_at: at,
  read_at: isRead ? at : null,
});

/** The inboxes of the demo logins: what they were told of their orders lately. */
export async function seedNotices(tx: Tx, now: Date): Promise<void> {
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const { customer } = await findPeople(tx);
  const kitchen = (await listRestaurantIds(tx)).get(demoKitchen) ?? 0;
  const own = await listSteps(tx, since(customerDays)).where('o.user_id', '=', customer).execute();
  const came = await listSteps(tx, since(kitchenDays))
    .where('o.restaurant_id', '=', kitchen)
    .where('e.to_status', '=', 'placed')
    .execute();
  const rows = [
    ...own.flatMap((step, index) => {
      const notice = noticeOf(step);
      return notice ? [rowOf(notice, step.at, index < own.length - unreadSteps)] : [];
    }),
    ...came.map((step) => rowOf(newOrder(step), step.at, step.status !== 'placed')),
  ];
  if (rows.length > 0) await tx.insertInto('notifications').values(rows).execute();
}
