import { agree, type Command, ofOrder, rowOf, type Side } from './command.ts';
import type { DishName, Model, ModelOrder } from './model.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  order: number;
  dish: DishName;
  side: Side;
}

const otherOf = (dish: DishName): DishName => (dish === 'counted' ? 'plain' : 'counted');
const cookable = new Set(['placed', 'accepted', 'preparing']);

/** The kitchen offers its other dish in place of one, and the customer takes it; of two presses at once one counts. */
export class Substitute implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => {
    const order = ofOrder(model, this.#input.order);
    const { dish } = this.#input;
    return (order?.lines.get(dish) ?? 0) > 0 && !order?.lines.has(otherOf(dish)) && !order?.questions.has(dish);
  };
  async run(model: Model, shop: Shop): Promise<void> {
    const { dish, side } = this.#input;
    const order = ofOrder(model, this.#input.order);
    const customer = shop.customers[order?.customer ?? 0];
    if (!order || !customer) return;
    const other = otherOf(dish);
    const portions = order.lines.get(dish) ?? 0;
    const { order_item_id, version } = await lineOf(shop, order, dish);
    const { status } = await over(shop, side).world.call(shop.owner, {
      method: 'POST',
      path: `/kitchen/orders/${order.number}/shortage`,
      body: { version, order_item_id, substitutes: [shop.dishes[other]] },
    });
    const isThere = other === 'plain' || model.stock >= portions;
    const isFine = cookable.has(order.status) && isThere;
    agree(`offering ${other} for ${dish}`, status, isFine ? 200 : 409);
    if (!isFine) return;
    const offers = shop.worlds[0].deps.db.selectFrom('order_substitutes').select('order_substitute_id');
    const { order_substitute_id } = await offers
      .where('order_item_id', '=', order_item_id)
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow();
    const path = `/orders/${order.number}/shortage`;
    const body = { order_item_id, answer: 'take', order_substitute_id };
    const answers = await Promise.all(shop.worlds.map((world) => world.call(customer, { method: 'POST', path, body })));
    agree(
      `taking ${other} for ${dish}`,
      answers.map((answer) => answer.status).toSorted((a, b) => a - b),
      [200, 409],
    );
    order.lines.set(dish, 0);
    order.lines.set(other, portions);
    if (other === 'counted') model.stock -= portions;
  }
  toString = () => `substitute ${JSON.stringify(this.#input)}`;
}

async function lineOf(shop: Shop, order: ModelOrder, dish: DishName) {
  const { version, order_id } = await rowOf(shop, order);
  const { order_item_id } = await shop.worlds[0].deps.db
    .selectFrom('order_items')
    .select('order_item_id')
    .where('order_id', '=', order_id)
    .where('menu_id', '=', shop.dishes[dish])
    .executeTakeFirstOrThrow();
  return { version, order_item_id };
}
