import { getOrder } from '@tawa/contract/ordering/orders';
import { addCustomer, addDish, addKitchen, putInCart } from '../../testing/people.ts';
import { type Customer, noon, type Person, shopper, type TestKitchen, type World } from '../../testing/world.ts';

type Body = Record<string, unknown>;

interface Ordering {
  coupon?: string;
  portions?: number;
  by?: Customer;
}

/** A kitchen with dishes near and far in price, and what both sides do about one that is sold out. */
export async function openOffering(world: World) {
  world.clock.set(noon);
  const { deps } = world;
  const { db } = deps;
  const shop = shopper(world);
  const customer: Customer = await addCustomer(deps);
  const kitchen: TestKitchen = await addKitchen(deps, { commission_bp: 2000 });
  const dish = (dish_name: string, price: number, change = {}) =>
    addDish(deps, kitchen, { dish_name, price, ...change });
  const menu = {
    skewers: await dish('Paneer Tikka Skewers', 31_900, { discounted_price: 27_900 }),
    jamun: await dish('Gulab Jamun', 8900),
    chilli: await dish('Chilli Paneer', 27_900),
    kebab: await dish('Hara Bhara Kebab', 24_900),
    masala: await dish('Paneer Tikka Masala', 29_900, { daily_stock: 3 }),
  };
  const read = (number: string) =>
    db.selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
  const linesOf = async (number: string) => {
    const { order_id } = await read(number);
    return db.selectFrom('order_items').selectAll().where('order_id', '=', order_id).orderBy('position').execute();
  };
  const lineOf = async (number: string, line: number) => (await linesOf(number))[line]?.order_item_id ?? 0;
  const seen = (number: string) => world.callerOf(customer).ok(getOrder, { params: { order_number: number } });
  const offersOf = async (number: string, line = 0) => {
    const rows = await db
      .selectFrom('order_substitutes')
      .selectAll()
      .where('order_item_id', '=', await lineOf(number, line))
      .orderBy('order_substitute_id')
      .execute();
    return rows;
  };
  return {
    world,
    db,
    shop,
    customer,
    kitchen,
    menu,
    dish,
    read,
    linesOf,
    lineOf,
    seen,
    offersOf,
    payment: async (number: string) => {
      const { order_id } = await read(number);
      return db.selectFrom('payments').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
    },
    /** Skewers and two Gulab Jamun, accepted; paid online where a method says so. */
    async ordered(change: Body = {}, { coupon, portions = 1, by = customer }: Ordering = {}) {
      await putInCart(deps, by, menu.skewers, portions);
      await putInCart(deps, by, menu.jamun, 2);
      const { body: quote } = await shop.quote(by, coupon ? { coupon_code: coupon } : {});
      const placed = await shop.place(by, quote, { item_unavailable_pref: 'refund', ...change });
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
      const number = String(placed.body.order_number);
      if (change.payment_method) {
        const path = `/orders/${number}/payment/open`;
        const page = await world.call(by, { method: 'POST', path, body: {} });
        const session = String(page.body.url).replace('/pay/demo/', '');
        await world.call(by, { method: 'POST', path: `/demo-pay/${session}`, body: { action: 'pay' } });
        await deps.jobs.runDue();
      }
      await shop.move(kitchen.owner, { order_number: number, version: (await read(number)).version }, 'accepted');
      return number;
    },
    choices: async (number: string, line = 0, who: Person = kitchen.owner) =>
      world.call(who, {
        method: 'GET',
        path: `/kitchen/orders/${number}/lines/${await lineOf(number, line)}/substitutes`,
      }),
    async offer(number: string, substitutes: readonly number[], body: Body = {}, who: Person = kitchen.owner) {
      const { version } = await read(number);
      const order_item_id = await lineOf(number, 0);
      return world.call(who, {
        method: 'POST',
        path: `/kitchen/orders/${number}/shortage`,
        body: { version, order_item_id, substitutes, ...body },
      });
    },
    async say(number: string, answer: Body, who: Person = customer, at: Pick<World, 'call'> = world) {
      const order_item_id = await lineOf(number, 0);
      return at.call(who, { method: 'POST', path: `/orders/${number}/shortage`, body: { order_item_id, ...answer } });
    },
    /** Takes the dish that was offered at this place. */
    async take(number: string, place: number, who: Person = customer, at: Pick<World, 'call'> = world) {
      const order_substitute_id = (await offersOf(number)).filter(({ state }) => state === 'offered')[place]
        ?.order_substitute_id;
      const order_item_id = await lineOf(number, 0);
      const path = `/orders/${number}/shortage`;
      return at.call(who, { method: 'POST', path, body: { order_item_id, answer: 'take', order_substitute_id } });
    },
    /** Cooks, packs, sends and hands the order over. */
    async deliver(number: string) {
      for (const { order_item_id } of (await linesOf(number)).filter(({ avoids }) => avoids.length > 0))
        await world.call(kitchen.owner, {
          method: 'POST',
          path: `/kitchen/orders/${number}/packed`,
          body: { order_item_id, mark: 'packed' },
        });
      for (const to of ['ready', 'out_for_delivery', 'delivered']) {
        const { version, handover_code: code } = await read(number);
        const body = to === 'delivered' ? { code } : {};
        const moved = await shop.move(kitchen.owner, { order_number: number, version }, to, body);
        if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
      }
      await deps.jobs.runDue();
    },
  };
}

export type Offering = Awaited<ReturnType<typeof openOffering>>;
