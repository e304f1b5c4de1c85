import { randomBytes, randomUUID } from 'node:crypto';
import { agree, type Command, type Side } from './command.ts';
import { cartOf, type DishName, type Model } from './model.ts';
import { placeOrder, refusalOf } from './purchase.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  customer: number;
  /** Portions that the host and a guest choose. */
  own: number;
  guests: number;
  side: Side;
}

const newSecret = () => randomBytes(32).toString('base64url');
export const purchaseOf = (customer: number) =>
  ({ customer, hasCoupon: false, pref: 'refund', method: 'cod', isGroup: true }) as const;

/** Does something with the model as if these lines were the customer's cart, which stays as it was. */
export function withLines<T>(model: Model, customer: number, lines: Map<DishName, number>, work: () => T): T {
  const cart = cartOf(model, customer);
  model.carts.set(customer, lines);
  const done = work();
  if (cart.size > 0) model.carts.set(customer, cart);
  else model.carts.delete(customer);
  return done;
}

/** A host and a guest choose over one link, and the host orders for both, on both processes at once; the cart stays. */
export class GroupOrder implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, own, guests, side } = this.#input;
    const customer = shop.customers[index];
    if (!customer) return;
    const [here, there] = [over(shop, side), over(shop, side === 0 ? 1 : 0)];
    const ask = (method: 'POST' | 'PATCH', path: string, body: object) =>
      here.world.call(customer, { method, path, body: { ...body } });
    const begin = () => ask('POST', '/groups', { restaurant_id: shop.restaurant_id, minutes: 30 });
    const cancel = ({ group_id, version }: Record<string, unknown>) =>
      ask('PATCH', `/groups/${String(group_id)}`, { act: 'cancel', version });
    const known = await begin();
    // Its order waits for the host's own part of a shared bill.
    if (known.body.state === 'paying') return;
    // One whose order ended without food is open again, with what was chosen then.
    if (known.status === 200) agree('cancelling a group', (await cancel(known.body)).status, 200);
    const { body: group } = known.status === 201 ? known : await begin();
    const sana = { token: group.token, secret: newSecret() };
    const joined = await there.world.call(customer, {
      method: 'POST',
      path: '/groups/join',
      body: { ...sana, name: 'Sana', diet: 'any', allergens: [] },
    });
    agree('joining', joined.status, 200);
    const choose = async (keys: object, dish: DishName, quantity: number) => {
      const line = { ...keys, menu_id: shop.dishes[dish], options: [], quantity, note: '' };
      return (await there.world.call(customer, { method: 'POST', path: '/groups/lines', body: line })).status;
    };
    const isSoldOut = model.stock === 0;
    const asHost = { token: group.token, secret: group.secret };
    agree('choosing as host', await choose(asHost, 'counted', own), isSoldOut ? 409 : 200);
    agree('choosing as guest', await choose(sana, 'plain', guests), 200);
    const lines = new Map<DishName, number>([...(isSoldOut ? [] : [['counted', own] as const]), ['plain', guests]]);
    const purchase = purchaseOf(index);
    const refusal = withLines(model, index, lines, () => refusalOf(model, purchase));
    const quoted = await here.quote(customer, { source: 'group', group_id: group.group_id });
    const key = randomUUID();
    const details = { item_unavailable_pref: purchase.pref, payment_method: purchase.method };
    const answers = await Promise.all([here, there].map((each) => each.place(customer, quoted.body, details, key)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    if (refusal) {
      agree('refusing a group', [...new Set(statuses)], [409]);
      agree('cancelling what was refused', (await cancel(group)).status, 200);
      return agree('refusing a group with a code', answers[0]?.body.code, refusal);
    }
    agree('placing a group', statuses, [200, 201]);
    const [number] = [...new Set(answers.map(({ body }) => String(body.order_number)))];
    withLines(model, index, lines, () => placeOrder(model, purchase, number ?? ''));
  }
  toString = () => `group ${JSON.stringify(this.#input)}`;
}
