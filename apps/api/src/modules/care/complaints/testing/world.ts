import { sql } from 'kysely';
import { createComplaint } from '@tawa/contract/care/complaints';
import { startTestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

/** A customer with a delivered order, its restaurant, another one, strangers and two of the office. */
export async function openComplaints(env: Record<string, string> = {}) {
  const world = await startTestApp({ env, isDemo: true });
  await world.db.deleteFrom('complaints').execute();
  const order = await world.db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'o.restaurant_id')
    .select(['o.order_id', 'o.order_number', 'o.user_id', 'o.restaurant_id', 'r.owner_id'])
    .where('o.status', '=', 'delivered')
    .orderBy('o.order_id')
    .executeTakeFirstOrThrow();
  const rival = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: rival.userId });
  const [first, second] = [await world.addUser({ role: 'admin' }), await world.addUser({ role: 'admin' })];
  const customer = world.as({ userId: order.user_id, role: 'user' });
  const form = {
    userId: `${order.user_id}`,
    orderId: order.order_number,
    email: 'asha@example.in',
    phone: '9876543210',
    name: 'Asha Devi Rao',
    message: 'The curry was cold.',
  };
  return {
    ...world,
    order,
    form,
    customer,
    kitchen: world.as({ userId: order.owner_id, role: 'restaurant' }),
    rival: world.as(rival),
    stranger: world.as(await world.addUser()),
    office: world.as(first),
    colleague: world.as(second),
    /** A new complaint of the customer; answers its id as parameters of a path. */
    async complain(change: { category?: 'hygiene' | 'quality' | 'payment' } = {}) {
      const { complaint_id } = await customer.ok(createComplaint, { body: { ...form, ...change } });
      return { complaint_id };
    },
    /** Lets time pass for one complaint; the sessions stay fresh. */
    async age({ complaint_id }: { complaint_id: number }, hours: number) {
      const span = sql.lit(`${hours} hours`);
      const times = ['created_on', 'state_since', 'clock_from', 'acknowledged_at', 'investigated_at', 'due_at'];
      const changes = times.map((time) => sql`${sql.ref(time)} = ${sql.ref(time)} - ${span}::interval`);
      await sql`update complaints set ${sql.join(changes)} where complaint_id = ${complaint_id}`.execute(world.db);
    },
    rowOf: ({ complaint_id }: { complaint_id: number }) =>
      world.db.selectFrom('complaints').selectAll().where('complaint_id', '=', complaint_id).executeTakeFirstOrThrow(),
  };
}
export type ComplaintWorld = Awaited<ReturnType<typeof openComplaints>>;
