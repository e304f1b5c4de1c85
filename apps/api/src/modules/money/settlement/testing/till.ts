import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type World,
} from '#modules/ordering/orders/testing/world.ts';

type Body = Record<string, unknown>;

/** One process at noon with a kitchen, and what a customer does to order and pay online. */
export async function openTill(world: World) {
  world.clock.set(noon);
  const { deps } = world;
  const db = deps.db;
  const shop = shopper(world);
  const customer: Customer = await addCustomer(deps);
  const kitchen = await addKitchen(deps, { commission_bp: 2000 });
  const admin: Person = await addPerson(deps, 'admin');
  const dish = await addDish(deps, kitchen, { daily_stock: 50 });

  const order = (number: string) =>
    db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
  const payment = async (number: string) => {
    const { order_id } = await order(number);
    return db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('is_extra', '=', false)
      .executeTakeFirstOrThrow();
  };
  return {
    world,
    shop,
    customer,
    kitchen,
    admin,
    dish,
    order,
    payment,
    async place(method = 'upi', quote: Body = {}, quantity = 2): Promise<string> {
      await putInCart(deps, customer, dish, quantity);
      const answer = await shop.quote(customer, quote);
      const placed = await shop.place(customer, answer.body, { payment_method: method });
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
      return String(placed.body.order_number);
    },
    /** The demo provider's name of the payment, opened as the customer's page does. */
    async open(number: string): Promise<string> {
      const page = await world.call(customer, { method: 'POST', path: `/orders/${number}/payment/open`, body: {} });
      if (page.status !== 200) throw new Error(JSON.stringify(page.body));
      return String(page.body.url).replace('/pay/demo/', '');
    },
    /** Presses a button on the demo provider's page and lets its events arrive. */
    async act(session: string, action: string, how: Body = {}): Promise<void> {
      const path = `/demo-pay/${session}`;
      const acted = await world.call(customer, { method: 'POST', path, body: { action, ...how } });
      if (acted.status !== 200) throw new Error(JSON.stringify(acted.body));
      await deps.jobs.runDue();
    },
    async events(number: string) {
      const { payment_id } = await payment(number);
      const rows = await db
        .selectFrom('payment_events')
        .select('result')
        .where('payment_id', '=', payment_id)
        .orderBy('payment_event_id')
        .execute();
      return rows.map(({ result }) => result);
    },
    async refunds(number: string) {
      const { order_id } = await order(number);
      return db.selectFrom('refunds').selectAll().where('order_id', '=', order_id).orderBy('refund_id').execute();
    },
    cartSize: async () =>
      (await db.selectFrom('cart_items').select('cart_id').where('user_id', '=', customer.userId).execute()).length,
    stock: async () =>
      (await db.selectFrom('dishes').select('daily_stock').where('menu_id', '=', dish).executeTakeFirstOrThrow())
        .daily_stock,
    async move(who: Person, number: string, to: string, body: Body = {}) {
      const { version } = await order(number);
      return shop.move(who, { order_number: number, version }, to, body);
    },
  };
}

export type Till = Awaited<ReturnType<typeof openTill>>;
export { openWorld, type World };
