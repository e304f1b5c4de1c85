// What a kitchen offers for portions that it cannot cook, and how one of them takes their place. The bill stays as it was
// accepted: the new line is settled beside it, never dearer than what it replaces, and what it costs less goes back.
import type { SubstituteChoice } from '@tawa/contract/ordering/orders.substitutes';
import { portionsOf } from '@tawa/domain/catalogue/combos';
import { effectivePrice, toRupees } from '@tawa/domain/common/money';
import { type OrderMoney, noMoney, paidFor } from '@tawa/domain/money/ledger';
import { substitutesMax } from '@tawa/domain/ordering/substitutes';
import { z } from 'zod/mini';
import type { Deps } from '../../../../deps.ts';
import { namesColumn, optionsOf } from '#db/names.ts';
import type { Tx } from '#platform/database/db.ts';
import { isOwnTax } from '#modules/money/ledger/ledger.service.ts';
import { lowerCash } from '#modules/money/payments/payments.service.ts';
import { refund } from '#modules/money/refunds/refunds.service.ts';
import { holdPortions, takingPortions } from '#modules/catalogue/menu/menu.service.ts';
import { amend } from '../orders.changes.ts';
import { findOrder, listLines, updateLine } from '../orders.store.ts';
import { removedWith } from '../checkout/portions-worth.ts';
import { flagOf } from '../history/order-answer.ts';
import { type Move, type Mover, notFound, refuse } from '../placing/attempt.ts';
import { avoidedBy, canStandIn, type Fitting, listFitting, optionIds, pricesOf } from './fitting.ts';
import type { Missing } from './missing-portions.ts';
import * as store from './orders.substitutes.store.ts';

/** What is in one combo, as an order keeps it. */
const partsOf = ({ parts }: store.Dish) =>
  parts.map(({ menu_id, dish_name: name, names, quantity }) => ({ menu_id, name, ...(names && { names }), quantity }));

const choiceOf = ({ dish, options, price }: Fitting, index: number): SubstituteChoice => ({
  menu_id: dish.menu_id,
  name: dish.dish_name,
  names: dish.names,
  dish_img: dish.dish_img,
  is_veg: flagOf(dish.is_veg),
  ...(options.length > 0 && optionsOf(options)),
  ...(dish.parts.length > 0 && {
    parts: partsOf(dish).map(({ name, names, quantity }) => ({ name, names, quantity })),
  }),
  price: toRupees(effectivePrice(pricesOf({ dish, options }))),
  back: toRupees(paidFor(price.less)),
  borne: toRupees(price.borne),
  is_suggested: index < substitutesMax,
});

/** What a kitchen may offer for a line of an order of its own. */
export async function listSubstitutes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { scope }: Mover,
  order_number: string,
  order_item_id: number,
): Promise<SubstituteChoice[]> {
  const order = await findOrder(db, { order_number }, scope);
  const lines = order ? await listLines(db, order.order_id) : [];
  const line = lines.find((each) => each.order_item_id === order_item_id);
  if (!order || !line) throw notFound();
  if (line.fulfilled_quantity === 0) return [];
  const ordered = { order, line, quantity: line.fulfilled_quantity, now: clock.now(), lines };
  return (await listFitting(db, ordered)).map((fitting, index) => choiceOf(fitting, index));
}

/** Writes what is offered for a line; a sentence where one of the dishes cannot be. */
export async function offer(tx: Tx, missing: Missing, menuIds: readonly number[]): Promise<string | null> {
  const { order, line, quantity, now } = missing;
  const fitting = await listFitting(tx, { order, line, quantity, now, lines: await listLines(tx, order.order_id) });
  const chosen = menuIds.flatMap((id) => fitting.find(({ dish }) => dish.menu_id === id) ?? []);
  if (chosen.length < menuIds.length) return 'One of these dishes cannot be offered for this order any more.';
  await store.addOffers(
    tx,
    chosen.map(({ dish, options, price: { unit, money, less } }, position) => ({
      order_item_id: line.order_item_id,
      menu_id: dish.menu_id,
      position,
      name: dish.dish_name,
      names: dish.names && namesColumn(dish.names),
      is_veg: dish.is_veg,
      dish_img: dish.dish_img,
      quantity,
      unit_price: pricesOf({ dish, options }).price,
      unit_discounted: unit < pricesOf({ dish, options }).price ? unit : null,
      options: JSON.stringify(options),
      parts: JSON.stringify(partsOf(dish)),
      coupon_share: money.coupon_platform + money.coupon_restaurant,
      coupon_by_restaurant: money.coupon_restaurant,
      tax: money.gst_platform + money.gst_restaurant,
      less_food: less.food,
      less_tax: less.gst_platform + less.gst_restaurant,
      asked_version: order.version,
    })),
  );
  return null;
}

/** The dish that the customer chose takes the place of what is missing; refused where it has gone meanwhile. */
export async function take(tx: Tx, missing: Missing, order_substitute_id: number): Promise<Move> {
  const { order, line, quantity, mover, now } = missing;
  const offered = await store.findOffer(tx, line.order_item_id, order_substitute_id);
  if (!offered) return refuse(order, 'ILLEGAL_TRANSITION', 'This dish is not on offer any more.');
  const option_ids = optionIds(offered.options);
  const dish = await holdOffered(tx, offered);
  if (!dish || !(await canStandIn(tx, order, { dish, option_ids, quantity, now }))) {
    await store.dropOffer(tx, order_substitute_id);
    return refuse(order, 'ILLEGAL_TRANSITION', `${offered.name} has just sold out. Please choose something else.`);
  }
  await takePortions(tx, dish, quantity);
  const { order_item_id, name } = line;
  const less = lessOf(line, offered);
  const wasCash = await payLess(tx, missing, { less, instead: offered.name });
  await store.closeOffers(tx, order_item_id, order_substitute_id);
  await updateLine(tx, order_item_id, {
    fulfilled_quantity: line.fulfilled_quantity - quantity,
    shortage: 'removed',
    shortage_quantity: line.quantity - line.fulfilled_quantity + quantity,
    shortage_at: now,
    answer_by: null,
    ...(wasCash && { removed_money: removedWith(line, less) }),
  });
  await store.addLine(tx, {
    ...lineOf(missing, offered),
    menu_id: dish.menu_id,
    avoids: avoidedBy(order, dish, option_ids),
  });
  const amount = paidFor(less);
  const meta = { order_item_id, name, quantity, instead: offered.name, amount };
  const removed_total = order.removed_total + (wasCash ? amount : 0);
  return amend(tx, order, { removed_total }, { mover, type: 'line_replaced', reason: null, meta, at: now });
}

const amounts = z.array(z.object({ menu_id: z.int(), quantity: z.int() }));
const sameText = (parts: unknown): string => JSON.stringify(z.parse(amounts, parts));

/** The dish of an offer as it is now, with its portions and those of its parts held; nothing where something else is in it by now. */
async function holdOffered(tx: Tx, { menu_id, parts }: store.Offer): Promise<store.Dish | undefined> {
  if (menu_id === null) return undefined;
  const inIt = z.parse(amounts, parts);
  await holdPortions(tx, [menu_id, ...inIt.map((part) => part.menu_id)]);
  const dish = await store.findDish(tx, menu_id);
  return dish && sameText(dish.parts) === sameText(parts) ? dish : undefined;
}

/** Takes portions that are held and are there. */
async function takePortions(tx: Tx, { menu_id, parts }: store.Dish, quantity: number): Promise<void> {
  const line = { menu_id, quantity, parts };
  const { rows } = await takingPortions([line]).execute(tx);
  const wanted = new Set(portionsOf(line).map((portion) => portion.menu_id));
  if (rows.length < wanted.size) throw new Error('Portions that were held are gone.');
}

function lessOf({ tax_category, rate_bp }: Missing['line'], { less_food, less_tax }: store.Offer): OrderMoney {
  const gst = isOwnTax(tax_category, rate_bp) ? { gst_restaurant: less_tax } : { gst_platform: less_tax };
  return { ...noMoney, food: less_food, ...gst };
}

interface Difference {
  less: OrderMoney;
  instead: string;
}

/** Cash that is not due, or what was paid too much; whether it was cash. */
async function payLess(tx: Tx, { order, line, mover, now }: Missing, { less, instead }: Difference): Promise<boolean> {
  const amount = paidFor(less);
  if (amount === 0) return false;
  if (await lowerCash(tx, order.order_id, amount, now)) return true;
  await refund(tx, order, {
    what: { less, of: line },
    reason: `${instead} instead of ${line.name}`,
    file: { cause: 'cheaper_dish', explanation: `${instead} instead of ${line.name}` },
    origin: 'kitchen',
    by: mover.actor_id,
    at: now,
  });
  return false;
}

const lineOf = ({ order, line, quantity }: Missing, offered: store.Offer) => {
  const { name, names, is_veg, dish_img, unit_price, unit_discounted, coupon_share, coupon_by_restaurant, tax } =
    offered;
  const { options, parts } = offered;
  return {
    order_id: order.order_id,
    order_substitute_id: offered.order_substitute_id,
    name,
    names: names && JSON.stringify(names),
    is_veg,
    dish_img,
    options: JSON.stringify(options),
    parts: JSON.stringify(parts),
    for_name: line.for_name,
    tax_category: line.tax_category,
    rate_bp: line.rate_bp,
    unit_price,
    unit_discounted,
    quantity,
    fulfilled_quantity: quantity,
    gross: unit_price * quantity,
    discount: (unit_price - (unit_discounted ?? unit_price)) * quantity,
    coupon_share,
    coupon_by_restaurant,
    tax,
  };
};
