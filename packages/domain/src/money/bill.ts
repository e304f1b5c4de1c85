import { restaurantPart, type CouponFunder } from './coupons.ts';
import { roundHalfUp, splitByLargestRemainder } from '../common/money.ts';

export type TaxCategory = 'restaurant_service' | 'packaged' | 'delivery' | 'platform_fee';

/** Every amount is whole paise, every rate basis points. */
export interface BillInput {
  lines: readonly BillInputLine[];
  coupon?: BillCoupon | null;
  packaging_fee: number;
  delivery_fee: number;
  /** The fee is shown but not charged. */
  delivery_waived?: boolean;
  platform_fee: number;
  tax_rates: Readonly<Record<TaxCategory, number>>;
  tip?: number;
}
export interface BillInputLine {
  key: string;
  unit_price: number;
  unit_discounted: number | null;
  quantity: number;
  tax_category: 'restaurant_service' | 'packaged';
}
export interface BillCoupon {
  code: string;
  discount: number;
  free_delivery?: boolean;
  funded_by: CouponFunder;
  /** The restaurant's part of a split coupon. */
  restaurant_share_bp?: number | null;
}
export interface BillLine {
  key: string;
  gross: number;
  discount: number;
  coupon_share: number;
  taxable: number;
  tax: number;
}
export interface BillTax {
  label: string;
  category: TaxCategory;
  rate_bp: number;
  taxable: number;
  cgst: number;
  sgst: number;
  amount: number;
}
export interface Bill {
  item_total: number;
  discount_restaurant: number;
  discount_coupon: number;
  coupon_code: string | null;
  coupon_by_restaurant: number;
  coupon_by_platform: number;
  packaging_fee: number;
  /** What is charged; 0 where it was waived. */
  delivery_fee: number;
  /** What would have been charged; 0 where nothing was waived. */
  delivery_fee_waived: number;
  platform_fee: number;
  taxes: BillTax[];
  tax_total: number;
  tip: number;
  total: number;
  savings: number;
  lines: BillLine[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** One half of the tax on an amount; CGST and SGST are each this, so that both print the same. */
const halfTax = (taxable: number, rateBp: number): number => roundHalfUp(taxable * rateBp, 20_000);

/** The whole bill in paise. Throws RangeError for amounts that are negative or not whole. */
export function computeBill(input: BillInput): Bill {
  refuseBadAmounts(input);
  const discounted = input.lines.map((line) => discountedLine(line));
  const net = discounted.map((line) => line.gross - line.discount);
  const discountCoupon = Math.min(input.coupon?.discount ?? 0, sum(net));
  const shares = splitByLargestRemainder(discountCoupon, net);
  const waived = input.delivery_waived === true || input.coupon?.free_delivery === true;
  const deliveryFee = waived ? 0 : input.delivery_fee;
  const { lines, taxes } = taxBill(
    discounted.map((line, index) => ({ ...line, coupon_share: shares[index] ?? 0 })),
    deliveryFee,
    input,
  );
  const itemTotal = sum(lines.map((line) => line.gross));
  const discountRestaurant = sum(lines.map((line) => line.discount));
  const taxTotal = sum(taxes.map((tax) => tax.amount));
  const waivedFee = waived ? input.delivery_fee : 0;
  const tip = input.tip ?? 0;
  const fees = input.packaging_fee + deliveryFee + input.platform_fee;
  const byRestaurant = input.coupon ? restaurantPart(shareOf(input.coupon), discountCoupon) : 0;
  return {
    item_total: itemTotal,
    discount_restaurant: discountRestaurant,
    discount_coupon: discountCoupon,
    coupon_code: input.coupon?.code ?? null,
    coupon_by_restaurant: byRestaurant,
    coupon_by_platform: discountCoupon - byRestaurant,
    packaging_fee: input.packaging_fee,
    delivery_fee: deliveryFee,
    delivery_fee_waived: waivedFee,
    platform_fee: input.platform_fee,
    taxes,
    tax_total: taxTotal,
    tip,
    total: itemTotal - discountRestaurant - discountCoupon + fees + taxTotal + tip,
    savings: discountRestaurant + discountCoupon + waivedFee,
    lines: lines.map(({ tax_category: _category, ...line }) => line),
  };
}

type DiscountedLine = { key: string; tax_category: TaxCategory; gross: number; discount: number };
type SharedLine = DiscountedLine & { coupon_share: number };
type TaxedLine = BillLine & { tax_category: TaxCategory };

function discountedLine(line: BillInputLine): DiscountedLine {
  const unitDiscount = Math.max(0, line.unit_price - (line.unit_discounted ?? line.unit_price));
  return {
    key: line.key,
    tax_category: line.tax_category,
    gross: line.unit_price * line.quantity,
    discount: unitDiscount * line.quantity,
  };
}

/** One amount that is taxed: a line or a fee. */
interface Part {
  category: TaxCategory;
  taxable: number;
}

/**
 * The half tax of each part: rounded once for each rate on all that it taxes, so that whoever checks the printed line
 * comes to the same figure, then spread over the parts.
 */
function halfTaxes(parts: readonly Part[], rates: BillInput['tax_rates']): number[] {
  const halves = parts.map(() => 0);
  for (const rate of new Set(parts.map(({ category }) => rates[category]))) {
    const taxables = parts.map(({ category, taxable }) => (rates[category] === rate ? taxable : 0));
    const shares = splitByLargestRemainder(halfTax(sum(taxables), rate), taxables);
    for (const [index, share] of shares.entries()) halves[index] = (halves[index] ?? 0) + share;
  }
  return halves;
}

const categories = ['restaurant_service', 'packaged', 'delivery', 'platform_fee'] as const;

function taxBill(shared: readonly SharedLine[], deliveryFee: number, input: BillInput) {
  const untaxed = shared.map((line) => ({ ...line, taxable: line.gross - line.discount - line.coupon_share }));
  const fees: Part[] = [
    { category: 'restaurant_service', taxable: input.packaging_fee },
    { category: 'delivery', taxable: deliveryFee },
    { category: 'platform_fee', taxable: input.platform_fee },
  ];
  const parts = [...untaxed.map(({ tax_category, taxable }) => ({ category: tax_category, taxable })), ...fees];
  const halves = halfTaxes(parts, input.tax_rates);
  const lines = untaxed.map((line, index): TaxedLine => ({ ...line, tax: 2 * (halves[index] ?? 0) }));
  const taxes = categories.flatMap((category): BillTax[] => {
    const of = (amounts: readonly number[]) => sum(amounts.filter((_amount, at) => parts[at]?.category === category));
    const [rate_bp, half] = [input.tax_rates[category], of(halves)];
    const taxable = of(parts.map((part) => part.taxable));
    if (taxable === 0 || rate_bp === 0) return [];
    const label = taxLabel(rate_bp, [taxed(category, input.packaging_fee > 0)]);
    return [{ label, category, rate_bp, taxable, cgst: half, sgst: half, amount: 2 * half }];
  });
  return { lines, taxes };
}

const taxed = (category: TaxCategory, packaging: boolean): string => {
  if (category === 'restaurant_service') return packaging ? 'food and packaging' : 'food';
  return { packaged: 'packaged goods', delivery: 'delivery', platform_fee: 'platform fee' }[category];
};

const taxLabel = (rateBp: number, subjects: readonly string[]): string => {
  const [last, ...before] = subjects.toReversed();
  const named = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
  return `GST ${rateBp / 100}% on ${named}`;
};

const shareOf = ({ funded_by, restaurant_share_bp = null }: BillCoupon) => ({ funded_by, restaurant_share_bp });

function refuseBadAmounts(input: BillInput): void {
  const amounts = [input.packaging_fee, input.delivery_fee, input.platform_fee, input.tip ?? 0];
  amounts.push(input.coupon?.discount ?? 0, ...Object.values(input.tax_rates));
  for (const line of input.lines) amounts.push(line.unit_price, line.unit_discounted ?? 0, line.quantity);
  const bad = amounts.find((amount) => !Number.isSafeInteger(amount) || amount < 0);
  if (bad !== undefined) throw new RangeError(`A bill takes whole amounts from 0, not ${bad}`);
}

export interface BillDisplayLine {
  key: string;
  label: string;
  /** Paise, negative for a discount. */
  amount: number;
  kind: 'amount' | 'discount' | 'free' | 'tax' | 'tip' | 'total';
  /** What a waived fee would have been. */
  was?: number;
}

/** The printed bill in its fixed order, without lines of 0 except a delivery fee that became free. */
export function billLines(bill: Bill): BillDisplayLine[] {
  const coupon = bill.coupon_code ? `Coupon ${bill.coupon_code}` : 'Coupon';
  const free = bill.delivery_fee === 0 && bill.delivery_fee_waived > 0;
  const delivery: BillDisplayLine = free
    ? { key: 'delivery', label: 'Delivery fee', amount: 0, kind: 'free', was: bill.delivery_fee_waived }
    : { key: 'delivery', label: 'Delivery fee', amount: bill.delivery_fee, kind: 'amount' };
  const lines: BillDisplayLine[] = [
    { key: 'item_total', label: 'Item total', amount: bill.item_total, kind: 'amount' },
    { key: 'discount_restaurant', label: 'Restaurant discount', amount: -bill.discount_restaurant, kind: 'discount' },
    { key: 'discount_coupon', label: coupon, amount: -bill.discount_coupon, kind: 'discount' },
    { key: 'packaging', label: 'Packaging', amount: bill.packaging_fee, kind: 'amount' },
    delivery,
    { key: 'platform_fee', label: 'Platform fee', amount: bill.platform_fee, kind: 'amount' },
    ...taxLines(bill),
    { key: 'tip', label: 'Tip', amount: bill.tip, kind: 'tip' },
  ];
  const visible = lines.filter((line) => line.amount !== 0 || line.kind === 'free');
  return [...visible, { key: 'total', label: 'To pay', amount: bill.total, kind: 'total' }];
}

/** One line for each rate, naming everything that it taxes. */
function taxLines(bill: Bill): BillDisplayLine[] {
  const rates = [...new Set(bill.taxes.map((tax) => tax.rate_bp))];
  return rates.map((rate) => {
    const taxes = bill.taxes.filter((tax) => tax.rate_bp === rate);
    const label = taxLabel(
      rate,
      taxes.map((tax) => taxed(tax.category, bill.packaging_fee > 0)),
    );
    return { key: `tax_${rate}`, label, amount: sum(taxes.map((tax) => tax.amount)), kind: 'tax' };
  });
}
