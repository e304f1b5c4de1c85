import { noMoney, type OrderMoney } from '@tawa/domain/money/ledger';
import { moneyLeft } from '@tawa/domain/money/refunds';
import type { Billed } from './ledger.store.ts';

interface Taxed {
  category: string;
  rate_bp: number;
  amount: number;
}

const specifiedPremisesBp = 1800;

/** The restaurant itself pays the tax of packaged goods, and all of its own tax on specified premises. */
export const isOwnTax = (category: string, rateBp: number): boolean =>
  category === 'packaged' ||
  category === 'specified_premises' ||
  (category === 'restaurant_service' && rateBp >= specifiedPremisesBp);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

type Amounts =
  | 'item_total'
  | 'discount_restaurant'
  | 'discount_coupon'
  | 'coupon_by_restaurant'
  | 'delivery_subsidy'
  | 'packaging_fee'
  | 'delivery_fee'
  | 'platform_fee'
  | 'tip';
type Bill = Pick<Billed, Amounts | 'taxes'>;

/** What an order was billed for, as the ledger tells its parts apart; in paise. */
export function moneyOfBill(order: Bill): OrderMoney {
  const ofTax = (is: (tax: Taxed) => boolean) => sum(order.taxes.filter((tax) => is(tax)).map((tax) => tax.amount));
  const isFee = ({ category }: Taxed) => category === 'platform_fee';
  const isOwn = ({ category, rate_bp }: Taxed) => isOwnTax(category, rate_bp);
  return {
    ...noMoney,
    food: order.item_total - order.discount_restaurant,
    coupon_restaurant: order.coupon_by_restaurant,
    coupon_platform: order.discount_coupon - order.coupon_by_restaurant,
    delivery_subsidy: order.delivery_subsidy,
    packaging: order.packaging_fee,
    delivery: order.delivery_fee,
    platform_fee: order.platform_fee,
    tip: order.tip,
    gst_platform: ofTax((tax) => !isOwn(tax) && !isFee(tax)),
    gst_restaurant: ofTax(isOwn),
    gst_fee: ofTax(isFee),
  };
}

/** What still stands of an order after everything that was undone. */
export const moneyOfOrder = (order: Billed): OrderMoney => moneyLeft(moneyOfBill(order), order.undone);
