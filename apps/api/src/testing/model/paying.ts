import { agree, type Command, ofOrder, rowOf, type Side } from './command.ts';
import { ask, hear, type Model, type ModelOrder } from './model.ts';
import { over, type Shop } from './shop.ts';

export interface Payment {
  order: number;
  side: Side;
  action: string;
  copies: number;
  also_failed: string;
  forged: boolean;
  isWrong: boolean;
}

const customerOf = ({ customers }: Shop, { customer }: ModelOrder) => {
  const who = customers[customer];
  if (!who) throw new Error('There is no such customer.');
  return who;
};

/** Opens the page of a payment, which only an order that waits has; a page opened before stays open in its tab. */
async function open(shop: Shop, order: ModelOrder, side: Side): Promise<void> {
  const path = `/orders/${order.number}/payment/open`;
  const { status, body } = await over(shop, side).world.call(customerOf(shop, order), { method: 'POST', path });
  const isOpen = order.status === 'pending_payment';
  agree(`opening the payment of ${order.number}, ${order.status}`, status, isOpen ? 200 : 409);
  if (!isOpen) return;
  const session = String(body.url).replace('/pay/demo/', '');
  if (order.session !== null) agree('opening the same payment again', session, order.session);
  order.session = session;
}

/** A customer pays, or fails to, and the provider tells of it as badly as it can: often, never, late, falsely, out of order. */
export class Pay implements Command {
  readonly #input: Payment;
  constructor(input: Payment) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => ofOrder(model, this.#input.order)?.method === 'upi';
  async run(model: Model, shop: Shop): Promise<void> {
    const { side, action, copies, also_failed, forged, isWrong } = this.#input;
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    await open(shop, order, side);
    if (order.session === null) return;
    const { total } = await rowOf(shop, order);
    const body = {
      action,
      copies,
      also_failed,
      forged,
      ...(isWrong && { claimed_amount: (total + 100) / 100 }),
    };
    const path = `/demo-pay/${order.session}`;
    const answer = await over(shop, side).world.call(customerOf(shop, order), { method: 'POST', path, body });
    agree('pressing the button of the bank', answer.status, 200);
    if (action !== 'pay') return;
    order.attempts.push({ isUnderWay: copies > 0 && !forged, isWrong, isHeld: false });
  }
  toString = () => `pay ${JSON.stringify(this.#input)}`;
}

/** The events that are under way arrive at one of the processes. */
export class Hear implements Command {
  readonly #side: Side;
  constructor(side: Side) {
    this.#side = side;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    await shop.worlds[this.#side].deps.jobs.runDue();
    hear(model);
  }
  toString = () => `hear ${this.#side}`;
}

/** A customer comes back and says that it was paid; we believe only the provider. */
export class Ask implements Command {
  readonly #input: { order: number; side: Side };
  constructor(input: { order: number; side: Side }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => ofOrder(model, this.#input.order)?.method === 'upi';
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    const path = `/orders/${order.number}/payment/check`;
    const { world } = over(shop, this.#input.side);
    const { status, body } = await world.call(customerOf(shop, order), { method: 'POST', path });
    agree('asking whether it was paid', status, 200);
    ask(model, order);
    agree(`what became of ${order.number}`, body.order_status, order.status);
  }
  toString = () => `ask ${JSON.stringify(this.#input)}`;
}

const codeStates: ReadonlySet<string> = new Set(['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery']);

/** What is due in cash is paid by a code at the door, told of once or often; nothing else may be shown one. */
export class PayByCode implements Command {
  readonly #input: { order: number; side: Side; copies: number };
  constructor(input: { order: number; side: Side; copies: number }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) => ofOrder(model, this.#input.order) !== undefined;
  async run(model: Model, shop: Shop): Promise<void> {
    const { side, copies } = this.#input;
    const order = ofOrder(model, this.#input.order);
    if (!order) return;
    const { world } = over(shop, side);
    const path = `/kitchen/orders/${order.number}/payment-code`;
    const { status, body } = await world.call(shop.owner, { method: 'POST', path, body: {} });
    const isUnseen = order.status === 'delivered' && !order.isPaid;
    const isDue = order.method === 'cod' && !order.isPaid && (codeStates.has(order.status) || isUnseen);
    agree(`a code for ${order.number}, ${order.status}`, status, isDue ? 200 : 409);
    if (!isDue) return;
    const session = String(body.link).split('/pay/demo/')[1] ?? '';
    const paid = { method: 'POST' as const, path: `/demo-pay/${session}`, body: { action: 'pay', copies } };
    agree('pressing the button of the bank', (await world.call(customerOf(shop, order), paid)).status, 200);
    await world.deps.jobs.runDue();
    hear(model);
    order.method = 'upi';
    order.isPaid = true;
  }
  toString = () => `pay by code ${JSON.stringify(this.#input)}`;
}
