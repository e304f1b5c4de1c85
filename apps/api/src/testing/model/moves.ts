import type { Actor, OrderStatus } from '@tawa/domain/ordering/orders';
import { agree, type Command, ofOrder, rowOf, type Side } from './command.ts';
import { type DishName, isLegal, lead, type Model, type ModelOrder, takeOut } from './model.ts';
import { over, type Shop } from './shop.ts';

export interface Step {
  order: number;
  to: OrderStatus;
  actor: Exclude<Actor, 'system'>;
  side: Side;
}

const reasons = { customer: 'CHANGED_MIND', restaurant: 'TOO_BUSY', admin: 'UNDELIVERABLE' } as const;

const mover = (shop: Shop, { actor }: Step, { customer }: ModelOrder) =>
  actor === 'restaurant' ? shop.owner : actor === 'admin' ? shop.office : (shop.customers[customer] ?? shop.owner);

async function move(shop: Shop, step: Step, order: ModelOrder, row = rowOf(shop, order)) {
  const { version, handover_code: code } = await row;
  const body = {
    ...((step.to === 'rejected' || step.to === 'cancelled') && { reason: reasons[step.actor] }),
    ...(step.to === 'delivered' && { code }),
  };
  const who = mover(shop, step, order);
  return over(shop, step.side).move(who, { order_number: order.number, version }, step.to, body);
}

/** Somebody leads an order on, or tries to. */
export class Move implements Command {
  readonly #step: Step;
  constructor(step: Step) {
    this.#step = step;
  }
  check = (model: Readonly<Model>) => model.orders.length > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#step.order);
    if (!order) return;
    const { to, actor } = this.#step;
    const { status } = await move(shop, this.#step, order);
    const legal = isLegal(model, order, to, actor);
    agree(`${actor} leads ${order.number} from ${order.status} to ${to}`, status, legal ? 200 : 409);
    if (legal) lead(model, order, to, actor);
  }
  toString = () => `move ${JSON.stringify(this.#step)}`;
}

/** The kitchen accepts while the customer cancels: one of them wins. */
export class AcceptAgainstCancel implements Command {
  readonly #order: number;
  constructor(order: number) {
    this.#order = order;
  }
  check = (model: Readonly<Model>) => ofOrder(model, this.#order)?.status === 'placed';
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#order);
    if (!order) return;
    const row = rowOf(shop, order);
    await row;
    const [accepted, cancelled] = await Promise.all([
      move(shop, { order: this.#order, to: 'accepted', actor: 'restaurant', side: 0 }, order, row),
      move(shop, { order: this.#order, to: 'cancelled', actor: 'customer', side: 1 }, order, row),
    ]);
    agree(
      'accept against cancel',
      [accepted.status, cancelled.status].toSorted((a, b) => a - b),
      [200, 409],
    );
    if (accepted.status === 200) lead(model, order, 'accepted', 'restaurant');
    else lead(model, order, 'cancelled', 'customer');
  }
  toString = () => `accept against cancel ${this.#order}`;
}

/** The kitchen is out of a dish of an order. */
export class Shortage implements Command {
  readonly #input: { order: number; dish: DishName; side: Side };
  constructor(input: { order: number; dish: DishName; side: Side }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => (ofOrder(model, this.#input.order)?.lines.get(this.#input.dish) ?? 0) > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const { dish, side } = this.#input;
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    const { version } = await rowOf(shop, order);
    const { order_item_id } = await shop.worlds[0].deps.db
      .selectFrom('order_items as i')
      .innerJoin('orders as o', 'o.order_id', 'i.order_id')
      .select('i.order_item_id')
      .where('o.order_number', '=', order.number)
      .where('i.menu_id', '=', shop.dishes[dish])
      .executeTakeFirstOrThrow();
    const { status } = await over(shop, side).world.call(shop.owner, {
      method: 'POST',
      path: `/kitchen/orders/${order.number}/shortage`,
      body: { version, order_item_id },
    });
    const isOpen = ['placed', 'accepted', 'preparing'].includes(order.status) && !order.questions.has(dish);
    agree(`being out of ${dish}`, status, isOpen ? 200 : 409);
    if (isOpen) settle(model, order, dish);
  }
  toString = () => `shortage ${JSON.stringify(this.#input)}`;
}

function settle(model: Model, order: ModelOrder, dish: DishName): void {
  const isLast = [...order.lines].every(([name, portions]) => name === dish || portions === 0);
  if (order.pref === 'refund' || isLast) takeOut(model, order, dish);
  else if (order.pref === 'call') order.questions.set(dish, model.minutes + 5);
  else lead(model, order, order.status === 'placed' ? 'rejected' : 'cancelled', 'restaurant');
}
