import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart } from '@tawa/contract/ordering/cart';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { beginGroup, joinGroup, setGroupLine } from '@tawa/contract/ordering/groups';
import { listKitchenOrders, setKitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { checkPaymentCode, showPaymentCode } from '@tawa/contract/money/payments.codes';
import { checkPayment, openPayment, payDemo } from '@tawa/contract/money/payments';
import { callerAt } from '../../apps/api/src/testing/remote.ts';
import type { Account, Shopper } from '../../apps/api/src/testing/shopper.ts';
import type { Press } from './ledger.ts';
import { quoteShared } from './sharing.ts';
import { answered, answerOf, callerOf, type Street } from './street.ts';
import { coupon } from './world.ts';

const pauseMs = 20;
const chance = (share: number): boolean => Math.random() < share;
const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
/** Fills the cart or names a dish, and asks for its price. */
export async function quote(street: Street, shopper: Shopper): Promise<Press | undefined> {
  const caller = callerOf(street, shopper);
  const menu_id = oneOf(street.dishes) ?? 0;
  const isCart = chance(0.5);
  const { userId: userid, addressId: address_id } = shopper;
  if (isCart) await answerOf(street, () => caller.call(addToCart, { body: { userid, menu_id, quantity: 1 } }));
  const wanted = isCart
    ? { source: 'cart' as const }
    : { source: 'buy_now' as const, items: [{ menu_id, quantity: 1 }] };
  const coupon_code = chance(0.3) ? coupon.code : null;
  const quoted = await answerOf(street, () => caller.call(getQuote, { body: { ...wanted, address_id, coupon_code } }));
  if (quoted?.status !== 200) return undefined;
  const { quote_id, total: accept_total } = quoted.body;
  const payment_method = chance(street.onlineShare ?? 0) ? ('upi' as const) : ('cod' as const);
  const body = { quote_id, accept_total, payment_method, contact_phone: '9876543210' };
  return { shopper, key: randomUUID(), body };
}

const newSecret = () => randomBytes(32).toString('base64url');

/** Begins a group, lets two guests choose, and asks for its price; a group that was left open in a crash goes on with new guests. */
export async function quoteGroup(street: Street, shopper: Shopper, restaurant_id: number): Promise<Press | undefined> {
  const caller = callerOf(street, shopper);
  const begun = await answerOf(street, () => caller.call(beginGroup, { body: { restaurant_id, minutes: 30 } }));
  if (begun?.status !== 200 && begun?.status !== 201) return undefined;
  const { token, group_id } = begun.body;
  for (const diet of ['any', 'veg'] as const) {
    const keys = { token, secret: newSecret() };
    const guest = { ...keys, name: randomUUID().slice(0, 12), diet, allergens: [] };
    await answerOf(street, () => caller.call(joinGroup, { body: guest }));
    const line = { menu_id: oneOf(street.dishes) ?? 0, options: [], quantity: 1, note: '' };
    await answerOf(street, () => caller.call(setGroupLine, { body: { ...keys, ...line } }));
  }
  const wanted = { source: 'group' as const, group_id, address_id: shopper.addressId };
  const quoted = await answerOf(street, () => caller.call(getQuote, { body: wanted }));
  if (quoted?.status !== 200) return undefined;
  const { quote_id, total: accept_total } = quoted.body;
  const body = { quote_id, accept_total, payment_method: 'cod' as const, contact_phone: '9876543210' };
  return { shopper, key: randomUUID(), body };
}

/** Sends one press until an answer comes. */
export async function press(street: Street, wish: Press): Promise<string | undefined> {
  const { ledger } = street;
  for (let tries = 1; ; tries++) {
    const input = { headers: { 'idempotency-key': wish.key }, body: wish.body };
    const answer = await answerOf(street, () => callerOf(street, wish.shopper).call(placeOrder, input));
    if (!answer) {
      if (tries === 1) ledger.unanswered.sent++;
      await sleep(pauseMs);
      continue;
    }
    if (answer.status === 200 || answer.status === 201) {
      ledger.note(wish, answer.body);
      if (answer.status === 200 && tries === 1)
        ledger.accuse(`the first press of ${wish.key} was answered as a repeat`);
      if (tries > 1) ledger.unanswered[answer.status === 200 ? 'wasPlaced' : 'placedNow']++;
      return answer.body.order_number;
    }
    if (tries > 1) ledger.unanswered.refused++;
    ledger.refused++;
    return undefined;
  }
}

/** Pays at the demo provider, which tells of it several times, late and out of order. */
async function pay(street: Street, shopper: Shopper, order_number: string): Promise<void> {
  const caller = callerOf(street, shopper);
  const opened = await answered(street, () => caller.call(openPayment, { params: { order_number } }));
  if (opened?.status !== 200) return;
  const session = opened.body.url.replace('/pay/demo/', '');
  const action = chance(0.9) ? ('pay' as const) : ('fail' as const);
  const also_failed = oneOf(['no', 'before', 'after'] as const) ?? 'no';
  const body = { action, also_failed, copies: 1 + Math.floor(Math.random() * 4), delay_s: chance(0.3) ? 1 : 0 };
  await answered(street, () => caller.call(payDemo, { params: { session }, body }));
  if (chance(0.3)) await answered(street, () => caller.call(checkPayment, { params: { order_number } }));
}

/** Every customer asks once more what became of the money, as the page does that is opened again. */
export async function askForAll(street: Street): Promise<void> {
  for (const { shopper, order_number, body } of street.ledger.acknowledged) {
    if (body.payment_method === 'cod') continue;
    const caller = callerOf(street, shopper);
    await answered(street, () => caller.call(checkPayment, { params: { order_number } }));
  }
}

/** What a customer would order next: alone, for a group, or with a group that each pays a share of. */
function wishOf(street: Street, shopper: Shopper): Promise<Press | undefined> {
  const { restaurantId } = street;
  if (restaurantId === undefined) return quote(street, shopper);
  if (chance(0.1)) return quoteGroup(street, shopper, restaurantId);
  return chance(0.2) ? quoteShared(street, shopper, restaurantId) : quote(street, shopper);
}

/** One customer who orders again and again, pays for it, and sometimes thinks better of it. */
export async function shop(street: Street, shopper: Shopper): Promise<void> {
  while (!street.isOver()) {
    const wish = await wishOf(street, shopper);
    if (!wish) {
      await sleep(pauseMs);
      continue;
    }
    const order_number = await press(street, wish);
    if (order_number && wish.body.payment_method !== 'cod') await pay(street, shopper, order_number);
    if (!order_number || !chance(0.15)) continue;
    const body = { to: 'cancelled' as const, version: 1, reason: 'CHANGED_MIND' };
    await answerOf(street, () => callerOf(street, shopper).call(moveOrder, { params: { order_number }, body }));
  }
}

type Step =
  | { to: 'accepted'; prep_minutes: number }
  | { to: 'rejected'; reason: string }
  | { to: 'preparing' | 'ready' };

function nextStep(status: string): Step | undefined {
  if (status === 'placed')
    return chance(0.8) ? { to: 'accepted', prep_minutes: 20 } : { to: 'rejected', reason: 'TOO_BUSY' };
  if (status === 'accepted') return { to: 'preparing' };
  return status === 'preparing' ? { to: 'ready' } : undefined;
}

/** Customers who pay by a code what they ordered in cash, now this one, now that; the bank tells of it often. */
export async function payByCode(street: Street, owner: Account, shopper: Shopper): Promise<void> {
  const { send, origin, isOver, ledger } = street;
  const kitchen = callerOf(street, owner);
  while (!isOver()) {
    const board = await answerOf(street, () => kitchen.call(listKitchenOrders, { query: {} }));
    const order = board?.status === 200 ? oneOf(board.body.orders.filter((each) => each.takes_code)) : undefined;
    const params = order && { order_number: order.order_number };
    const shown = params && (await answerOf(street, () => kitchen.call(showPaymentCode, { params, body: {} })));
    const session = shown?.status === 200 ? shown.body.link.split('/pay/demo/')[1] : undefined;
    if (session) {
      const body = { action: 'pay' as const, copies: 1 + Math.floor(Math.random() * 4), delay_s: chance(0.3) ? 1 : 0 };
      const paying = callerAt(send, origin(), shopper.token);
      const paid = await answerOf(street, () => paying.call(payDemo, { params: { session }, body }));
      // A server whose database was ended may refuse what was written all the same.
      if (params && paid?.status !== 200) ledger.perhapsPaidByCode.push(params.order_number);
      if (params && paid?.status === 200) ledger.paidByCode.push(params.order_number);
    }
    await sleep(pauseMs * 10);
  }
}

// So often at most the server asks the bank for whoever waits.
const askedAgainMs = 11_000;

/** Whoever waits before a code asks once more whether it was paid, as the page does that stands open. */
export async function askForCodes(street: Street, owner: Account): Promise<void> {
  await sleep(askedAgainMs);
  const kitchen = callerOf(street, owner);
  const { paidByCode, perhapsPaidByCode } = street.ledger;
  for (const order_number of [...paidByCode, ...perhapsPaidByCode])
    await answered(street, () => kitchen.call(checkPaymentCode, { params: { order_number }, body: {} }));
}

const stepsOpen = 50;

/** The kitchen, which accepts, refuses and cooks now this order, now that, and opens again when it was too slow for the clock. */
export async function cook(street: Street, owner: Account): Promise<void> {
  for (let turn = 1; !street.isOver(); turn++) {
    const caller = callerOf(street, owner);
    if (turn % stepsOpen === 0)
      await answerOf(street, () => caller.call(setKitchenStatus, { body: { switch: 'online' } }));
    const board = await answerOf(street, () => caller.call(listKitchenOrders, { query: {} }));
    const order = board?.status === 200 ? oneOf(board.body.orders) : undefined;
    const step = order && nextStep(order.status);
    if (step) {
      const { order_number, version } = order;
      await answerOf(street, () => caller.call(moveOrder, { params: { order_number }, body: { ...step, version } }));
    }
    await sleep(pauseMs);
  }
}
