import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { lateAfterMs } from '@tawa/domain/common/limits';
import type { Tx } from '@tawa/api/platform/database/db';
import type { NotNull } from 'kysely';
import { writtenComplaints, type WrittenComplaint } from './complaint-words.ts';
import { courseOf, seedThreads } from './complaint-course.ts';
import { demoLogins } from '../accounts/people.ts';

type Served = Awaited<ReturnType<typeof listServed>>[number];

/** Delivered orders with the dish that heads them, the oldest first; nobody complains of the salt in a lassi. */
const listServed = (tx: Tx) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .innerJoin('order_items as i', (join) => join.onRef('i.order_id', '=', 'o.order_id').on('i.position', '=', 0))
    .innerJoin('dishes as d', 'd.menu_id', 'i.menu_id')
    .innerJoin('categories as c', 'c.category_id', 'd.category_id')
    .select(['o.order_id', 'o.user_id', 'o.order_number', 'o.customer_name', 'o.contact_phone', 'o.delivered_at'])
    .select([
      'o.promised_to',
      'r.owner_id',
      'u.email',
      'r.restaurant_name',
      'r.restaurant_type',
      'i.name as dish',
      'i.is_veg',
    ])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('order_items as m').whereRef('m.order_id', '=', 'o.order_id').where('m.position', '=', 1))
        .as('has_more'),
    )
    .$narrowType<{ email: NotNull }>()
    .where('o.status', '=', 'delivered')
    .where('c.category_name', 'not in', ['Desserts', 'Drinks', 'Breads', 'Salads'])
    .orderBy('o.delivered_at')
    .orderBy('o.order_id')
    .execute();

const isLate = ({ delivered_at, promised_to }: Served): boolean =>
  delivered_at !== null && delivered_at.getTime() > promised_to.getTime() + lateAfterMs;
const isOfDemo = ({ email }: Served): boolean => email === demoLogins[0].email;

const fits: Record<WrittenComplaint['of'], (order: Served) => boolean> = {
  demo: isOfDemo,
  any: (order) => !isOfDemo(order),
  late: (order) => !isOfDemo(order) && isLate(order),
  meatless: (order) => !isOfDemo(order) && order.is_veg && order.restaurant_type === 'both',
  several: (order) => !isOfDemo(order) && Boolean(order.has_more),
};

/** The latest fitting order that was handed over long enough ago, or the first there is. */
function orderFor(written: WrittenComplaint, served: readonly Served[], now: Date): Served | undefined {
  const fitting = served.filter(fits[written.of]);
  const before = now.getTime() - written.daysAgo * dayMs;
  return (
    fitting.findLast(({ delivered_at }) => delivered_at !== null && delivered_at.getTime() <= before) ?? fitting[0]
  );
}

const filled = (text: string, { dish, restaurant_name, order_number }: Served): string =>
  text
    .replaceAll('{dish}', dish.replace(/ \(.*\)$/, ''))
    .replaceAll('{restaurant}', restaurant_name)
    .replaceAll('{number}', order_number);

/** A complaint of the demo world as a row, with the order it is about. */
function rowOf(written: WrittenComplaint, order: Served & { delivered_at: Date }, now: Date) {
  const created_on = new Date(Math.min(order.delivered_at.getTime() + written.hoursLater * hourMs, now.getTime()));
  const course = courseOf(written, created_on, now);
  const { order_id, user_id, customer_name: name, contact_phone: phone, email } = order;
  const [subject, message] = [written.subject, filled(written.message, order)];
  const { status, category, answer } = written;
  const outcome =
    answer && status !== 'reopened' ? { outcome: 'explanation', outcome_text: filled(answer, order) } : {};
  const row = { order_id, user_id, name, email, phone, subject, message, status, category, created_on };
  return { written, order, course, row: { ...row, ...course.times, ...outcome, version: course.events.length + 1 } };
}

/** Adds a complaint in every state, each about an own delivered order, written within a day of it; needs orders. */
export async function seedComplaints(tx: Tx, now: Date): Promise<void> {
  let served = await listServed(tx);
  const all = writtenComplaints.flatMap((written) => {
    const order = orderFor(written, served, now);
    if (!order?.delivered_at) return [];
    served = served.filter(({ order_id }) => order_id !== order.order_id);
    return [rowOf(written, { ...order, delivered_at: order.delivered_at }, now)];
  });
  const oldestFirst = all.toSorted((a, b) => a.row.created_on.getTime() - b.row.created_on.getTime());
  if (oldestFirst.length === 0) return;
  const rows = oldestFirst.map(({ row }) => row);
  const ids = await tx.insertInto('complaints').values(rows).returning(['complaint_id', 'order_id']).execute();
  const idOf = new Map(ids.map(({ order_id, complaint_id }) => [order_id, complaint_id]));
  await seedThreads(
    tx,
    oldestFirst.map(({ written, order, course, row }) => {
      const fill = (text: string) => filled(text, order);
      return { written, course, fill, order, complaint_id: idOf.get(order.order_id) ?? 0, created_on: row.created_on };
    }),
    now,
  );
}
