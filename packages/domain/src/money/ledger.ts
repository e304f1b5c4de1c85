import { roundHalfUp } from '../common/money.ts';

/** Every account of the double entry; a debit is a positive amount, a credit a negative one. */
export const ledgerAccounts = [
  'provider',
  'bank',
  'customer_funds',
  'unmatched_funds',
  'group_funds',
  'refunds_due',
  'store_credit',
  'restaurant_payable',
  'gst_9_5',
  'gst_output',
  'tds_payable',
  'commission_income',
  'platform_fee_income',
  'coupon_cost',
  'refund_cost',
  'adjustments',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What an entry was for; a restaurant's statement adds up the parts of its account. */
export const ledgerParts = [
  'payment',
  'cash',
  'credit',
  'food',
  'packaging',
  'delivery',
  'tip',
  'gst',
  'platform_fee',
  'commission',
  'commission_gst',
  'tds',
  'coupon',
  'refund',
  'payout',
  'adjustment',
] as const;
export type LedgerPart = (typeof ledgerParts)[number];

/** One side of a movement, in paise: debits are positive, credits negative. */
export interface LedgerEntry {
  account: LedgerAccount;
  part: LedgerPart;
  amount: number;
}

/** What an order consists of, in paise; a share of it has the same shape. */
export interface OrderMoney {
  /** Dishes after the restaurant's own discount, before a coupon. */
  food: number;
  coupon_platform: number;
  coupon_restaurant: number;
  /** A delivery that a coupon of the platform pays for. */
  delivery_subsidy: number;
  packaging: number;
  delivery: number;
  platform_fee: number;
  tip: number;
  /** Tax for which the platform is liable (section 9(5)). */
  gst_platform: number;
  /** Tax for which the restaurant is liable. */
  gst_restaurant: number;
  /** Tax on the platform's own fee. */
  gst_fee: number;
}

/** What the platform keeps of a sale, in basis points. */
export interface SaleTerms {
  commission_bp: number;
  /** GST on the commission. */
  commission_gst_bp: number;
  /** Tax deducted at source. */
  tds_bp: number;
}

/** GST on the commission. */
export const commissionGstBp = 1800;
/** Tax deducted at source from a restaurant's gross sales. */
export const tdsBp = 10;
/** Sales of a financial year (paise) up to which section 194-O asks for none of individuals and families with a PAN. */
export const tdsThresholdPaise = 50_000_000;

export const noMoney: OrderMoney = {
  food: 0,
  coupon_platform: 0,
  coupon_restaurant: 0,
  delivery_subsidy: 0,
  packaging: 0,
  delivery: 0,
  platform_fee: 0,
  tip: 0,
  gst_platform: 0,
  gst_restaurant: 0,
  gst_fee: 0,
};

const combine = (one: OrderMoney, other: OrderMoney, sign: 1 | -1): OrderMoney => ({
  food: one.food + sign * other.food,
  coupon_platform: one.coupon_platform + sign * other.coupon_platform,
  coupon_restaurant: one.coupon_restaurant + sign * other.coupon_restaurant,
  delivery_subsidy: one.delivery_subsidy + sign * other.delivery_subsidy,
  packaging: one.packaging + sign * other.packaging,
  delivery: one.delivery + sign * other.delivery,
  platform_fee: one.platform_fee + sign * other.platform_fee,
  tip: one.tip + sign * other.tip,
  gst_platform: one.gst_platform + sign * other.gst_platform,
  gst_restaurant: one.gst_restaurant + sign * other.gst_restaurant,
  gst_fee: one.gst_fee + sign * other.gst_fee,
});

/** Two amounts of money, part by part. */
export const addMoney = (one: OrderMoney, other: OrderMoney): OrderMoney => combine(one, other, 1);

/** What is left of an amount, part by part. Throws RangeError when a part would pass below zero. */
export function subtractMoney(from: OrderMoney, subtracted: OrderMoney): OrderMoney {
  const left = combine(from, subtracted, -1);
  const below = Object.entries(left).find(([, amount]) => amount < 0);
  if (below) throw new RangeError(`More ${below[0]} was taken than there is`);
  return left;
}

/** What the customer pays for it, in paise. */
export const paidFor = (money: OrderMoney): number =>
  money.food -
  money.coupon_platform -
  money.coupon_restaurant +
  money.packaging +
  money.delivery +
  money.platform_fee +
  money.tip +
  money.gst_platform +
  money.gst_restaurant +
  money.gst_fee;

/** The platform's commission (paise) on what the restaurant sold: its dishes after everything that it gave away. */
export const commissionOn = ({ food, coupon_restaurant }: OrderMoney, { commission_bp }: SaleTerms): number =>
  roundHalfUp((food - coupon_restaurant) * commission_bp, 10_000);

/** Tax deducted at source (paise) from the gross sale of the restaurant. */
const tdsOn = ({ food, coupon_restaurant, packaging }: OrderMoney, bp: number): number =>
  roundHalfUp((food - coupon_restaurant + packaging) * bp, 10_000);

const isReal = ({ amount }: LedgerEntry): boolean => amount !== 0;
const debit = (account: LedgerAccount, part: LedgerPart, amount: number): LedgerEntry => ({ account, part, amount });
const credit = (account: LedgerAccount, part: LedgerPart, amount: number): LedgerEntry => ({
  account,
  part,
  amount: 0 - amount,
});

function allEarned(money: OrderMoney, terms: SaleTerms): LedgerEntry[] {
  const commission = commissionOn(money, terms);
  const commissionGst = roundHalfUp(commission * terms.commission_gst_bp, 10_000);
  const tds = tdsOn(money, terms.tds_bp);
  return [
    debit('customer_funds', 'payment', paidFor(money)),
    debit('coupon_cost', 'coupon', money.coupon_platform + money.delivery_subsidy),
    credit('restaurant_payable', 'food', money.food - money.coupon_restaurant),
    credit('restaurant_payable', 'packaging', money.packaging),
    credit('restaurant_payable', 'delivery', money.delivery + money.delivery_subsidy),
    credit('restaurant_payable', 'tip', money.tip),
    credit('restaurant_payable', 'gst', money.gst_restaurant),
    credit('platform_fee_income', 'platform_fee', money.platform_fee),
    credit('gst_9_5', 'gst', money.gst_platform),
    credit('gst_output', 'gst', money.gst_fee),
    debit('restaurant_payable', 'commission', commission),
    debit('restaurant_payable', 'commission_gst', commissionGst),
    debit('restaurant_payable', 'tds', tds),
    credit('commission_income', 'commission', commission),
    credit('gst_output', 'commission_gst', commissionGst),
    credit('tds_payable', 'tds', tds),
  ];
}

/** The food was handed over: what the customer paid becomes the restaurant's, the platform's and the state's. */
export const earnedEntries = (money: OrderMoney, terms: SaleTerms): LedgerEntry[] =>
  allEarned(money, terms).filter(isReal);

/** A provider holds the customer's money for an order, or money that no order claims. */
export const capturedEntries = (amount: number, isClaimed = true): LedgerEntry[] =>
  [
    debit('provider', 'payment', amount),
    credit(isClaimed ? 'customer_funds' : 'unmatched_funds', 'payment', amount),
  ].filter(isReal);

/** The restaurant's people took the customer's cash, which it now owes. */
export const cashEntries = (amount: number): LedgerEntry[] =>
  [debit('restaurant_payable', 'cash', amount), credit('customer_funds', 'cash', amount)].filter(isReal);

/** The customer pays with credit that was given before. */
export const creditUsedEntries = (amount: number): LedgerEntry[] =>
  [debit('store_credit', 'credit', amount), credit('customer_funds', 'credit', amount)].filter(isReal);

/** Credit is given as a kindness, which the platform bears, or the restaurant where it says so. */
export const creditGivenEntries = (amount: number, isRestaurants = false): LedgerEntry[] => [
  isRestaurants ? debit('restaurant_payable', 'refund', amount) : debit('refund_cost', 'credit', amount),
  credit('store_credit', 'credit', amount),
];

/** A provider holds what a guest paid of a group or at a table, before an order takes it. */
export const shareHeldEntries = (amount: number): LedgerEntry[] =>
  [debit('provider', 'payment', amount), credit('group_funds', 'payment', amount)].filter(isReal);

/** An order takes what guests of its group or its table had paid. */
export const shareUsedEntries = (amount: number): LedgerEntry[] =>
  [debit('group_funds', 'payment', amount), credit('customer_funds', 'payment', amount)].filter(isReal);

/** What a guest paid goes back without an order: it was held, or nobody could have it. */
export const shareBackEntries = (amount: number, isHeld: boolean): LedgerEntry[] =>
  [debit(isHeld ? 'group_funds' : 'unmatched_funds', 'refund', amount), credit('refunds_due', 'refund', amount)].filter(
    isReal,
  );

/** Guests paid a part of a round at a table, and nobody ever the rest: what they paid is the restaurant’s. */
export const shareKeptEntries = (amount: number): LedgerEntry[] =>
  [debit('group_funds', 'payment', amount), credit('restaurant_payable', 'adjustment', amount)].filter(isReal);

/** A tip that a guest at a table paid online is the restaurant’s: nothing is kept of it. */
export const tipGivenEntries = (amount: number): LedgerEntry[] =>
  [debit('group_funds', 'payment', amount), credit('restaurant_payable', 'tip', amount)].filter(isReal);

export type LiableParty = 'restaurant' | 'platform' | 'goodwill';

/** What stands behind a refund that was decided. */
export type RefundCause =
  /** Nobody has earned the money yet: it still is the customer's. */
  | { of: 'funds'; amount: number }
  /** Money that no order claims. */
  | { of: 'unmatched'; amount: number }
  /** The sale is undone for a part of the order: `before` and `after` are what stands of it. */
  | { of: 'sale'; before: OrderMoney; after: OrderMoney; terms: SaleTerms }
  /** A sum for which somebody answers while the sale stands. */
  | { of: 'charge'; amount: number; liable: LiableParty };

/** A refund was decided: the customer is owed it, and whoever answers for it bears it. */
export function refundEntries(cause: RefundCause): LedgerEntry[] {
  if (cause.of === 'sale') return undoneEntries(cause);
  const from = {
    funds: 'customer_funds',
    unmatched: 'unmatched_funds',
    charge: cause.of === 'charge' && cause.liable === 'restaurant' ? 'restaurant_payable' : 'refund_cost',
  } as const;
  return [debit(from[cause.of], 'refund', cause.amount), credit('refunds_due', 'refund', cause.amount)];
}

/** The same sale once more without the part, so that however it is split the whole comes back exactly. */
function undoneEntries({ before, after, terms }: Extract<RefundCause, { of: 'sale' }>): LedgerEntry[] {
  const old = allEarned(before, terms);
  const undone = allEarned(after, terms).map((entry, index) => ({
    ...entry,
    amount: entry.amount - (old[index]?.amount ?? 0),
  }));
  const amount = paidFor(before) - paidFor(after);
  const others = undone.filter(({ account }) => account !== 'customer_funds');
  return [...others, credit('refunds_due', 'refund', amount)].filter(isReal);
}

/** A restaurant objected to a refund and was right: the platform bears what had been taken from it. */
export const refundMovedEntries = (amount: number): LedgerEntry[] =>
  [debit('refund_cost', 'refund', amount), credit('restaurant_payable', 'refund', amount)].filter(isReal);

export type RefundDestination = 'source' | 'credit' | 'upi';

/** The refund has left: over the provider, as credit, or by a transfer of ours; a part of it may become credit. */
export const refundPaidEntries = (amount: number, destination: RefundDestination, creditPart = 0): LedgerEntry[] => {
  const to = { source: 'provider', credit: 'store_credit', upi: 'bank' } as const;
  const part = destination === 'credit' ? 'credit' : 'refund';
  return [
    debit('refunds_due', 'refund', amount),
    credit(to[destination], part, amount - creditPart),
    credit('store_credit', 'credit', creditPart),
  ].filter(isReal);
};

/** What was owed to a restaurant was transferred; a negative amount was paid by it. */
export const payoutEntries = (net: number): LedgerEntry[] =>
  [debit('restaurant_payable', 'payout', net), credit('bank', 'payout', net)].filter(isReal);

/** A correction in a restaurant's favour, or against it when negative. */
export const adjustmentEntries = (amount: number): LedgerEntry[] =>
  [debit('adjustments', 'adjustment', amount), credit('restaurant_payable', 'adjustment', amount)].filter(isReal);

/** The sum of entries, which is 0 for every movement. */
export const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((all, { amount }) => all + amount, 0);
