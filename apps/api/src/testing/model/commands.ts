import type { Actor, OrderStatus } from '@tawa/domain/orders';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sweepNeglected } from '../../modules/orders/orders.neglect.ts';
import { sweepOrders } from '../../modules/orders/orders.timers.ts';
import {
  cartOf,
  couponLimit,
  type DishName,
  isLegal,
  lead,
  letPass,
  type Model,
  type ModelOrder,
  portionsMax,
  type Pref,
  takeOut,
} from './model.ts';
import { over, type Shop } from './shop.ts';

type Command = fc.AsyncCommand<Model, Shop>;
type Side = 0 | 1;

/** Says what differs, with everything that happened before it. */
function agree(what: string, real: unknown, expected: unknown): void {
  const [told, wished] = [JSON.stringify(real), JSON.stringify(expected)];
  if (told !== wished) throw new Error(`${what}: the shop says ${told}, the model ${wished}`);
}

const numberOf = ({ order_number }: Record<string, unknown>): string => String(order_number);

/** Puts portions into a cart. */
class Add implements Command {
  readonly #wish: { customer: number; dish: DishName; quantity: number; side: Side };
  constructor(wish: { customer: number; dish: DishName; quantity: number; side: Side }) {
    this.#wish = wish;
  }
  check = (model: Readonly<Model>) =>
    (cartOf(model, this.#wish.customer).get(this.#wish.dish) ?? 0) + this.#wish.quantity <= portionsMax;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, dish, quantity, side } = this.#wish;
    const customer = shop.customers[index];
    if (!customer) return;
    const body = { userid: customer.userId, menu_id: shop.dishes[dish], quantity };
    const { status } = await over(shop, side).world.call(customer, { method: 'POST', path: '/cart/addtocart', body });
    const isSoldOut = dish === 'counted' && model.stock === 0;
    agree('adding', status, isSoldOut ? 409 : 200);
    if (isSoldOut) return;
    const cart = cartOf(model, index);
    cart.set(dish, (cart.get(dish) ?? 0) + quantity);
    model.carts.set(index, cart);
  }
  toString = () => `add ${JSON.stringify(this.#wish)}`;
}

interface Wish {
  customer: number;
  hasCoupon: boolean;
  pref: Pref;
  side: Side;
  /** Presses the button on both processes at once. */
  isTwice: boolean;
}

/** Why an order would be refused; null when it would not. */
function refusalOf(model: Model, { customer, hasCoupon }: Wish): string | null {
  const cart = cartOf(model, customer);
  if (cart.size === 0) return 'CART_EMPTY';
  if (model.isPaused) return 'RESTAURANT_UNAVAILABLE';
  if ((cart.get('counted') ?? 0) > model.stock) return 'ITEM_UNAVAILABLE';
  const isUsedUp = model.couponUses >= couponLimit || model.couponUsers.has(customer);
  return hasCoupon && isUsedUp ? 'COUPON_INVALID' : null;
}

function place(model: Model, { customer, hasCoupon, pref }: Wish, number: string): void {
  const lines = cartOf(model, customer);
  model.stock -= lines.get('counted') ?? 0;
  if (hasCoupon) {
    model.couponUses += 1;
    model.couponUsers.add(customer);
  }
  model.carts.delete(customer);
  const at = { placedAt: model.minutes, dispatchedAt: 0 };
  model.orders.push({ number, customer, status: 'placed', pref, lines, asked: new Map(), hasCoupon, ...at });
}

/** Orders what is in the cart. */
class Checkout implements Command {
  readonly #wish: Wish;
  constructor(wish: Wish) {
    this.#wish = wish;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, hasCoupon, pref, side, isTwice } = this.#wish;
    const customer = shop.customers[index];
    if (!customer) return;
    const here = over(shop, side);
    const there = over(shop, side === 0 ? 1 : 0);
    const quoted = await here.quote(customer, hasCoupon ? { coupon_code: shop.coupon.code } : {});
    const refusal = refusalOf(model, this.#wish);
    if (refusal === 'CART_EMPTY') return agree('quoting an empty cart', quoted.status, 409);
    const key = randomUUID();
    const wishes = { item_unavailable_pref: pref };
    const presses = (isTwice ? [here, there] : [here]).map((each) => each.place(customer, quoted.body, wishes, key));
    const answers = await Promise.all(presses);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    if (refusal) {
      agree('refusing', [...new Set(statuses)], [409]);
      return agree('refusing with a code', answers[0]?.body.code, refusal);
    }
    agree('placing', statuses, isTwice ? [200, 201] : [201]);
    const numbers = [...new Set(answers.map(({ body }) => numberOf(body)))];
    agree('placing once', numbers.length, 1);
    place(model, this.#wish, numbers[0] ?? '');
  }
  toString = () => `checkout ${JSON.stringify(this.#wish)}`;
}

/** Two customers press at the same moment, for portions that may be enough for one of them only. */
class Race implements Command {
  readonly #pair: readonly [Wish, Wish];
  constructor(pair: readonly [Wish, Wish]) {
    this.#pair = pair;
  }
  check = (model: Readonly<Model>) =>
    this.#pair[0].customer !== this.#pair[1].customer && this.#pair.every((wish) => refusalOf(model, wish) === null);
  async run(model: Model, shop: Shop): Promise<void> {
    const placed = await Promise.all(
      this.#pair.map(async (wish, index) => {
        const customer = shop.customers[wish.customer];
        if (!customer) throw new Error('There is no such customer.');
        const here = over(shop, index === 0 ? 0 : 1);
        const { body: quote } = await here.quote(customer, wish.hasCoupon ? { coupon_code: shop.coupon.code } : {});
        return { wish, quote, customer, here };
      }),
    ).then((quoted) =>
      Promise.all(
        quoted.map(async ({ wish, quote, customer, here }) => ({
          wish,
          answer: await here.place(customer, quote, { item_unavailable_pref: wish.pref }),
        })),
      ),
    );
    const won = placed.filter(({ answer }) => answer.status === 201);
    const lost = placed.filter(({ answer }) => answer.status !== 201);
    if (won.length === 0) throw new Error('Both lost a race that one of them could win.');
    for (const { wish, answer } of won) place(model, wish, numberOf(answer.body));
    for (const { wish, answer } of lost) agree('losing a race', answer.body.code, refusalOf(model, wish));
  }
  toString = () => `race ${JSON.stringify(this.#pair)}`;
}

const ofOrder = (model: Readonly<Model>, place: number): ModelOrder | undefined =>
  model.orders[place % Math.max(1, model.orders.length)];

async function versionOf(shop: Shop, { number }: ModelOrder) {
  const row = await shop.worlds[0].deps.db
    .selectFrom('orders')
    .select(['version', 'handover_code'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  return { version: row.version, code: row.handover_code };
}

interface Step {
  order: number;
  to: OrderStatus;
  actor: Exclude<Actor, 'system'>;
  side: Side;
}

const reasons = { customer: 'CHANGED_MIND', restaurant: 'TOO_BUSY', admin: 'UNDELIVERABLE' } as const;

const mover = (shop: Shop, { actor }: Step, { customer }: ModelOrder) =>
  actor === 'restaurant' ? shop.owner : actor === 'admin' ? shop.office : (shop.customers[customer] ?? shop.owner);

async function move(shop: Shop, step: Step, order: ModelOrder, seen = versionOf(shop, order)) {
  const { version, code } = await seen;
  const body = {
    ...((step.to === 'rejected' || step.to === 'cancelled') && { reason: reasons[step.actor] }),
    ...(step.to === 'delivered' && { code }),
  };
  const who = mover(shop, step, order);
  return over(shop, step.side).move(who, { order_number: order.number, version }, step.to, body);
}

/** Somebody leads an order on, or tries to. */
class Move implements Command {
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
class AcceptAgainstCancel implements Command {
  readonly #order: number;
  constructor(order: number) {
    this.#order = order;
  }
  check = (model: Readonly<Model>) => ofOrder(model, this.#order)?.status === 'placed';
  async run(model: Model, shop: Shop): Promise<void> {
    const order = ofOrder(model, this.#order);
    if (!order) return;
    const seen = versionOf(shop, order);
    await seen;
    const [accepted, cancelled] = await Promise.all([
      move(shop, { order: this.#order, to: 'accepted', actor: 'restaurant', side: 0 }, order, seen),
      move(shop, { order: this.#order, to: 'cancelled', actor: 'customer', side: 1 }, order, seen),
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
class Shortage implements Command {
  readonly #wish: { order: number; dish: DishName; side: Side };
  constructor(wish: { order: number; dish: DishName; side: Side }) {
    this.#wish = wish;
  }
  check = (model: Readonly<Model>) => (ofOrder(model, this.#wish.order)?.lines.get(this.#wish.dish) ?? 0) > 0;
  async run(model: Model, shop: Shop): Promise<void> {
    const { dish, side } = this.#wish;
    const order = ofOrder(model, this.#wish.order);
    if (!order) return;
    const { version } = await versionOf(shop, order);
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
    const isOpen = ['placed', 'accepted', 'preparing'].includes(order.status) && !order.asked.has(dish);
    agree(`being out of ${dish}`, status, isOpen ? 200 : 409);
    if (isOpen) settle(model, order, dish);
  }
  toString = () => `shortage ${JSON.stringify(this.#wish)}`;
}

function settle(model: Model, order: ModelOrder, dish: DishName): void {
  const isLast = [...order.lines].every(([name, portions]) => name === dish || portions === 0);
  if (order.pref === 'refund' || isLast) takeOut(model, order, dish);
  else if (order.pref === 'call') order.asked.set(dish, model.minutes + 5);
  else lead(model, order, order.status === 'placed' ? 'rejected' : 'cancelled', 'restaurant');
}

/** Minutes pass, and the clock does its work on one of the processes. */
class Pass implements Command {
  readonly #wish: { minutes: number; side: Side };
  constructor(wish: { minutes: number; side: Side }) {
    this.#wish = wish;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { minutes, side } = this.#wish;
    for (const { clock } of shop.worlds) clock.advance(minutes * 60_000);
    const { deps } = shop.worlds[side];
    await sweepOrders(deps);
    await sweepNeglected(deps);
    letPass(model, minutes);
  }
  toString = () => `pass ${JSON.stringify(this.#wish)}`;
}

/** The kitchen takes orders again. */
class Resume implements Command {
  check = (model: Readonly<Model>) => model.isPaused;
  async run(model: Model, shop: Shop): Promise<void> {
    const body = { switch: 'online' };
    await shop.worlds[0].call(shop.owner, { method: 'PUT', path: '/kitchen/status', body });
    model.isPaused = false;
    model.missed = 0;
  }
  toString = () => 'resume';
}

const side = fc.constantFrom<Side>(0, 1);
const customer = fc.nat({ max: 2 });
const dish = fc.constantFrom<DishName>('counted', 'plain');
const order = fc.nat({ max: 20 });
const wish = fc.record({
  customer,
  hasCoupon: fc.boolean(),
  pref: fc.constantFrom<Pref>('refund', 'call', 'cancel'),
  side,
  isTwice: fc.boolean(),
});
const step = fc.record({
  order,
  to: fc.constantFrom<OrderStatus>(
    'accepted',
    'rejected',
    'preparing',
    'ready',
    'out_for_delivery',
    'delivered',
    'cancelled',
  ),
  actor: fc.constantFrom<Step['actor']>('restaurant', 'restaurant', 'restaurant', 'customer', 'admin'),
  side,
});

/** Everything that can happen; whoever adds something that moves orders or money adds it here. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.record({ customer, dish, quantity: fc.integer({ min: 1, max: 3 }), side }).map((each) => new Add(each)),
  fc.record({ customer, dish, quantity: fc.integer({ min: 1, max: 3 }), side }).map((each) => new Add(each)),
  wish.map((each) => new Checkout(each)),
  fc.tuple(wish, wish).map((pair) => new Race(pair)),
  step.map((each) => new Move(each)),
  step.map((each) => new Move(each)),
  order.map((each) => new AcceptAgainstCancel(each)),
  fc.record({ order, dish, side }).map((each) => new Shortage(each)),
  fc.record({ minutes: fc.constantFrom(2, 4, 9, 60), side }).map((each) => new Pass(each)),
  fc.constant(new Resume()),
];
