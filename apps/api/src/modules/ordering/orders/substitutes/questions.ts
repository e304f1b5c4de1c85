// What its customer is asked about an order, with what each answer means in money.
import type { Order, Substitute } from '@tawa/contract/ordering/orders';
import { averageStars } from '@tawa/domain/catalogue/ratings';
import { toRupees } from '@tawa/domain/common/money';
import { paidFor } from '@tawa/domain/money/ledger';
import { defaultOf } from '@tawa/domain/ordering/shortage';
import { optionsOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { worthOfPortions } from '../checkout/portions-worth.ts';
import { flagOf } from '../history/order-answer.ts';
import type { FullOrder } from '../history/orders.read.store.ts';
import { listOpenOffers } from './orders.substitutes.store.ts';

type Offered = Awaited<ReturnType<typeof listOpenOffers>>[number];

const substituteOf = (offered: Offered): Substitute => ({
  order_substitute_id: offered.order_substitute_id,
  name: offered.name,
  names: offered.names,
  dish_img: offered.dish_img,
  is_veg: flagOf(offered.is_veg),
  rating: averageStars(offered.stars ?? 0, offered.rating_count ?? 0),
  ...(offered.options.length > 0 && optionsOf(offered.options)),
  ...(offered.parts.length > 0 && {
    parts: offered.parts.map(({ name, names, quantity }) => ({ name, names, quantity })),
  }),
  quantity: offered.quantity,
  price: toRupees(offered.unit_price),
  price_here: toRupees(offered.unit_discounted ?? offered.unit_price),
  back: toRupees(offered.less_food + offered.less_tax),
});

/** An order's answer with what its customer is asked about at the moment. */
export async function withQuestions(db: Db, row: FullOrder, order: Order): Promise<Order> {
  if (order.items.every(({ shortage }) => shortage?.state !== 'asked')) return order;
  const offers = await listOpenOffers(db, row.order_id);
  const all = row.items.reduce((sum, { fulfilled_quantity }) => sum + fulfilled_quantity, 0);
  const items = await Promise.all(
    order.items.map(async (item, index) => {
      const [line, { shortage }] = [row.items[index], item];
      if (!line || shortage?.state !== 'asked') return item;
      const worth = await worthOfPortions(db, { ...line, order_id: row.order_id }, shortage.quantity);
      const asked = {
        otherwise: defaultOf(order.item_unavailable_pref),
        back: all > shortage.quantity ? toRupees(paidFor(worth)) : null,
        substitutes: offers.filter((each) => each.order_item_id === item.order_item_id).map(substituteOf),
      };
      return { ...item, shortage: { ...shortage, ...asked } };
    }),
  );
  return { ...order, items };
}
