import type { LedgerAccount, LedgerPart } from './ledger.ts';
import { type Kept, type LedgerSide, sumBy } from './tax-month.ts';
import type { Figures } from './tax-reports.ts';

/**
 * Entries of the ledger added up. What is `sent_later` or `invoiced_soon` is a part of the `month` and in none of its documents;
 * what is `sent_now` is in its documents alone.
 */
export interface LedgerSum {
  of: 'month' | 'sent_later' | 'sent_now' | 'invoiced_soon';
  kind: Kept['kind'];
  is_registered: boolean;
  account: LedgerAccount;
  part: LedgerPart;
  amount: number;
}

const saleParts = new Set<LedgerPart>(['food', 'packaging', 'delivery']);

/** What is owed and earned, in paise: a credit of the ledger is positive here. */
export function figuresOf(sums: readonly LedgerSum[]): Figures {
  const owed = (is: (sum: LedgerSum) => boolean) => 0 - sumBy(sums, (sum) => (is(sum) ? sum.amount : 0));
  const of = (account: LedgerAccount, part?: LedgerPart) =>
    owed((sum) => sum.account === account && (part === undefined || sum.part === part));
  const [gst_9_5, fee_gst, commission_gst] = [
    of('gst_9_5'),
    of('gst_output', 'gst'),
    of('gst_output', 'commission_gst'),
  ];
  return {
    gst_9_5,
    fee_gst,
    commission_gst,
    gst_output: of('gst_output'),
    gst_all: of('gst_output') + gst_9_5,
    own_gst: of('restaurant_payable', 'gst'),
    // What a coupon of the platform pays was never charged, so it is no part of the value that is taxed.
    restaurants_value:
      owed(({ account, part }) => account === 'restaurant_payable' && saleParts.has(part)) + of('coupon_cost'),
    fee: of('platform_fee_income'),
    commission: of('commission_income'),
    tds: of('tds_payable'),
    invoiced: 0 - owed(({ account, kind }) => account === 'customer_funds' && kind === 'earned'),
    undone: 0 - owed(({ part, kind }) => kind === 'refund' && part !== 'refund'),
  };
}

const less = (one: Figures, other: Figures): Figures => ({
  gst_9_5: one.gst_9_5 - other.gst_9_5,
  gst_output: one.gst_output - other.gst_output,
  gst_all: one.gst_all - other.gst_all,
  restaurants_value: one.restaurants_value - other.restaurants_value,
  own_gst: one.own_gst - other.own_gst,
  fee: one.fee - other.fee,
  fee_gst: one.fee_gst - other.fee_gst,
  commission: one.commission - other.commission,
  commission_gst: one.commission_gst - other.commission_gst,
  tds: one.tds - other.tds,
  invoiced: one.invoiced - other.invoiced,
  undone: one.undone - other.undone,
});

/** The ledger's side of a month. */
export function ledgerSideOf(sums: readonly LedgerSum[]): LedgerSide {
  const of = (is: LedgerSum['of']) => sums.filter((sum) => sum.of === is);
  const month = of('month');
  const registered = (kind: Kept['kind']) => figuresOf(month.filter((sum) => sum.is_registered && sum.kind === kind));
  return {
    all: figuresOf(month),
    waiting: less(figuresOf(of('sent_now')), figuresOf([...of('sent_later'), ...of('invoiced_soon')])),
    registered: { earned: registered('earned'), refund: registered('refund') },
    unregistered: figuresOf(month.filter((sum) => !sum.is_registered)),
  };
}
