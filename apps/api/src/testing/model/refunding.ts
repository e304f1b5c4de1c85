import type { OrderStatus } from '@tawa/domain/ordering/orders';
import { agree, type Command, ofOrder, rowOf, type Side } from './command.ts';
import { isLeft, type Model, type ModelOrder } from './model.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  order: number;
  side: Side;
}

const windowMinutes = 120;
const ended: ReadonlySet<OrderStatus> = new Set(['delivered', 'rejected', 'cancelled', 'expired']);

/** A customer wants the money back, which can be asked once and for two hours. */
export class AskForRefund implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => model.orders.length > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#input.order);
    const customer = shop.customers[order?.customer ?? 0];
    if (!order || !customer) return;
    const { status, body } = await over(shop, this.#input.side).world.call(customer, {
      method: 'POST',
      path: `/orders/${order.number}/refunds`,
      body: { reason: 'It was cold' },
    });
    const isInTime = order.deliveredAt !== null && model.minutes - order.deliveredAt < windowMinutes;
    const isFine = isInTime && isLeft(order);
    agree(`asking for a refund of ${order.number}, ${order.status}`, status, isFine ? 201 : 409);
    if (isFine) order.openRequest = Number(body.refund_id);
  }
  toString = () => `ask for a refund ${JSON.stringify(this.#input)}`;
}

/** The office decides what a customer asked for. */
export class Decide implements Command {
  readonly #input: Input & { decision: string };
  constructor(input: Input & { decision: string }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => (ofOrder(model, this.#input.order)?.openRequest ?? null) !== null;
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    const { decision, side } = this.#input;
    const path = `/admin/refunds/${order.openRequest}/${decision}`;
    const body =
      decision === 'approve'
        ? { cause: 'quality', explanation: 'The photo shows it' }
        : { reason: 'The photo shows all of it' };
    // Two of the office press at once: one decides.
    const attempts = [side, side === 0 ? (1 as const) : (0 as const)].map((each) =>
      over(shop, each).world.call(shop.office, { method: 'POST', path, body }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).toSorted((a, b) => a - b);
    agree(`deciding a refund of ${order.number}`, statuses, [200, 409]);
    if (decision === 'approve') order.isBack = true;
    order.openRequest = null;
  }
  toString = () => `decide ${JSON.stringify(this.#input)}`;
}

async function lineOf(shop: Shop, order: ModelOrder) {
  const { order_id } = await rowOf(shop, order);
  return shop.worlds[0].deps.db
    .selectFrom('order_items')
    .select(['order_item_id', 'quantity'])
    .where('order_id', '=', order_id)
    .orderBy('order_item_id')
    .executeTakeFirstOrThrow();
}

/** The office gives money back by itself: all of it, a rupee, or a line. */
export class RefundByOffice implements Command {
  readonly #input: Input & { what: string };
  constructor(input: Input & { what: string }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => model.orders.length > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    const { what, side } = this.#input;
    const items = [await lineOf(shop, order)];
    const part = what === 'sum' ? { amount: 1 } : what === 'line' ? { items } : {};
    const body = { cause: 'overcharged', reason: 'Sorry', ...part };
    const path = `/admin/orders/${order.number}/refunds`;
    const { status } = await over(shop, side).world.call(shop.office, { method: 'POST', path, body });
    const isFine = ended.has(order.status) && isLeft(order);
    // Of a line that went back before, or for which too little is left, the model knows nothing.
    if (what !== 'line' || !isFine) agree(`refunding ${what} of ${order.number}`, status, isFine ? 201 : 409);
    const { total, refunded_total } = await rowOf(shop, order);
    if (refunded_total > total) throw new Error(`${order.number} gave back more than it was.`);
    if (status === 201 && what === 'whole') order.isBack = true;
  }
  toString = () => `refund ${JSON.stringify(this.#input)}`;
}
