import { randomUUID } from 'node:crypto';
import { agree, type Command, type Side } from './command.ts';
import { cartOf, type DishName, type Method, type Model, portionsMax, type Pref } from './model.ts';
import { placeOrder, refusalOf, waitingOf } from './purchase.ts';
import { over, type Shop } from './shop.ts';

const numberOf = ({ order_number }: Record<string, unknown>): string => String(order_number);

/** Puts portions into a cart. */
export class Add implements Command {
  readonly #input: { customer: number; dish: DishName; quantity: number; side: Side };
  constructor(input: { customer: number; dish: DishName; quantity: number; side: Side }) {
    this.#input = input;
  }
  check = (model: Readonly<Model>) =>
    (cartOf(model, this.#input.customer).get(this.#input.dish) ?? 0) + this.#input.quantity <= portionsMax;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, dish, quantity, side } = this.#input;
    const customer = shop.customers[index];
    if (!customer) return;
    const body = { userid: customer.userId, menu_id: shop.dishes[dish], quantity };
    const { status } = await over(shop, side).world.call(customer, { method: 'POST', path: '/cart/addtocart', body });
    // What the own unpaid order holds can be ordered again by nobody else (checkout-15).
    const held = waitingOf(model, index)?.lines.get('counted') ?? 0;
    const isSoldOut = dish === 'counted' && model.stock + held === 0;
    agree('adding', status, isSoldOut ? 409 : 200);
    if (isSoldOut) return;
    const cart = cartOf(model, index);
    cart.set(dish, (cart.get(dish) ?? 0) + quantity);
    model.carts.set(index, cart);
  }
  toString = () => `add ${JSON.stringify(this.#input)}`;
}

export interface Input {
  customer: number;
  hasCoupon: boolean;
  pref: Pref;
  method: Method;
  side: Side;
  /** Presses the button on both processes at once. */
  isTwice: boolean;
}

/** Orders what is in the cart. */
export class Checkout implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, hasCoupon, pref, method, side, isTwice } = this.#input;
    const customer = shop.customers[index];
    if (!customer) return;
    const here = over(shop, side);
    const there = over(shop, side === 0 ? 1 : 0);
    const quoted = await here.quote(customer, hasCoupon ? { coupon_code: shop.coupon.code } : {});
    const refusal = refusalOf(model, this.#input);
    if (refusal === 'CART_EMPTY') return agree('quoting an empty cart', quoted.status, 409);
    const key = randomUUID();
    const details = { item_unavailable_pref: pref, payment_method: method };
    const attempts = (isTwice ? [here, there] : [here]).map((each) => each.place(customer, quoted.body, details, key));
    const answers = await Promise.all(attempts);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    if (refusal) {
      agree('refusing', [...new Set(statuses)], [409]);
      return agree('refusing with a code', answers[0]?.body.code, refusal);
    }
    agree('placing', statuses, isTwice ? [200, 201] : [201]);
    const numbers = [...new Set(answers.map(({ body }) => numberOf(body)))];
    agree('placing once', numbers.length, 1);
    placeOrder(model, this.#input, numbers[0] ?? '');
  }
  toString = () => `checkout ${JSON.stringify(this.#input)}`;
}

/** Two customers press at the same moment, for portions that may be enough for one of them only. */
export class Race implements Command {
  readonly #pair: readonly [Input, Input];
  constructor(pair: readonly [Input, Input]) {
    this.#pair = pair;
  }
  check = (model: Readonly<Model>) =>
    this.#pair[0].customer !== this.#pair[1].customer && this.#pair.every((input) => refusalOf(model, input) === null);
  async run(model: Model, shop: Shop): Promise<void> {
    const placed = await Promise.all(
      this.#pair.map(async (input, index) => {
        const customer = shop.customers[input.customer];
        if (!customer) throw new Error('There is no such customer.');
        const here = over(shop, index === 0 ? 0 : 1);
        const { body: quote } = await here.quote(customer, input.hasCoupon ? { coupon_code: shop.coupon.code } : {});
        return { input, quote, customer, here };
      }),
    ).then((quoted) =>
      Promise.all(
        quoted.map(async ({ input, quote, customer, here }) => ({
          input,
          answer: await here.place(customer, quote, {
            item_unavailable_pref: input.pref,
            payment_method: input.method,
          }),
        })),
      ),
    );
    const won = placed.filter(({ answer }) => answer.status === 201);
    const lost = placed.filter(({ answer }) => answer.status !== 201);
    if (won.length === 0) throw new Error('Both lost a race that one of them could win.');
    for (const { input, answer } of won) placeOrder(model, input, numberOf(answer.body));
    for (const { input, answer } of lost) agree('losing a race', answer.body.code, refusalOf(model, input));
  }
  toString = () => `race ${JSON.stringify(this.#pair)}`;
}
