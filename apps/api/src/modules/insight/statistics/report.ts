// A report as sections of rows: the spreadsheet and the printed pages say the same numbers, because both are made of this.
import type { Fall, Figures, Statistics } from '@tawa/contract/insight/statistics';
import { sharePercent } from '@tawa/domain/insight/statistics';

type Unit = 'rupees' | 'orders' | 'times' | 'percent' | 'minutes' | 'stars';
type Value = number | null;
type Reader = 'restaurant' | 'office';

export interface ReportRow {
  section: string;
  name: string;
  unit: Unit;
  now: Value;
  before: Value;
}

const named: readonly [name: string, unit: Unit, of: (figures: Figures) => Value][] = [
  ['Gross sales', 'rupees', ({ gross }) => gross],
  ['Net sales', 'rupees', ({ net }) => net],
  ['Average order', 'rupees', ({ average }) => average],
  ['Menu opened', 'times', ({ views }) => views],
  ['First dish added', 'times', ({ carts }) => carts],
  ['Checkout reached', 'times', ({ checkouts }) => checkouts],
  ['Orders placed', 'orders', ({ placed }) => placed],
  ['Orders delivered', 'orders', ({ delivered }) => delivered],
  ['Not finished yet', 'orders', ({ open }) => open],
  ['Accepted', 'orders', ({ accepted }) => accepted],
  ['Rejected', 'orders', ({ rejected }) => rejected],
  ['Not answered in time', 'orders', ({ missed }) => missed],
  ['Acceptance', 'percent', (each) => sharePercent(each.accepted, each.accepted + each.rejected + each.missed)],
  ['Cancelled by customers', 'orders', (each) => each.cancelled_by_customer],
  ['Cancelled by the restaurant', 'orders', (each) => each.cancelled_by_restaurant],
  ['Cancelled by Tawa', 'orders', (each) => each.cancelled_by_office],
  ['Late', 'orders', ({ late }) => late],
  ['Late share', 'percent', ({ late, delivered }) => sharePercent(late, delivered)],
  ['Cooking time, half of the orders', 'minutes', ({ prep_half }) => prep_half],
  ['Cooking time, 9 of 10 orders', 'minutes', ({ prep_most }) => prep_most],
  ['New customers’ orders', 'orders', (each) => each.new_customers],
  ['Returning customers’ orders', 'orders', (each) => each.returning_customers],
  ['Orders with a coupon', 'orders', (each) => each.with_coupon],
  ['Coupons paid by the restaurant', 'rupees', (each) => each.coupon_by_restaurant],
  ['Coupons paid by Tawa', 'rupees', (each) => each.coupon_by_platform],
  ['Paid in cash', 'orders', ({ cash }) => cash],
  ['Refused at the door', 'orders', ({ cash_refused }) => cash_refused],
  ['Complaints', 'orders', ({ complaints }) => complaints],
  ['Complaint share', 'percent', ({ complaints, delivered }) => sharePercent(complaints, delivered)],
  ['Refunded, in full or in part', 'orders', ({ refunded }) => refunded],
  ['Refund share', 'percent', ({ refunded, placed }) => sharePercent(refunded, placed)],
  ['Rating', 'stars', ({ rating }) => rating],
  ['New ratings', 'orders', ({ ratings }) => ratings],
];

type Falling = readonly (readonly [name: string, key: keyof Fall])[];

const fallingFor = (labels: Readonly<Record<'discounts' | 'refunds' | 'payout' | 'cash_held', string>>): Falling => [
  ['Gross sales', 'gross'],
  [labels.discounts, 'discounts'],
  [labels.refunds, 'refunds'],
  ['Net sales', 'net'],
  ['Packaging, delivery, tips and own GST', 'extras'],
  ['Commission', 'commission'],
  ['GST on commission', 'commission_gst'],
  ['TDS', 'tds'],
  [labels.payout, 'payout'],
  [labels.cash_held, 'cash_held'],
];

const falling: Readonly<Record<Reader, Falling>> = {
  restaurant: fallingFor({
    discounts: 'Discounts you fund',
    refunds: 'Refunds you bear',
    payout: 'Your payout',
    cash_held: 'Of it in cash with you',
  }),
  office: [
    ...fallingFor({
      discounts: 'Discounts the restaurants fund',
      refunds: 'Refunds the restaurants bear',
      payout: 'Payouts',
      cash_held: 'Of it in cash with the restaurants',
    }),
    ['Commission and fees kept by Tawa', 'platform_income'],
  ],
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const row = (section: string, name: string, unit: Unit, values: readonly [Value, Value]): ReportRow => ({
  section,
  name,
  unit,
  now: values[0],
  before: values[1],
});

function dayRows({ days, days_before }: Statistics): ReportRow[] {
  return days.flatMap((day, index) => {
    const former = days_before[index];
    return [
      row('Gross sales by day', day.day, 'rupees', [day.gross, former?.gross ?? null]),
      row('Net sales by day', day.day, 'rupees', [day.net, former?.net ?? null]),
      row('Orders by day', day.day, 'orders', [day.orders, former?.orders ?? null]),
    ];
  });
}

/** Every number of a report, section by section, in words for its reader. */
export function reportRows(statistics: Statistics, reader: Reader = 'restaurant'): ReportRow[] {
  const { figures, before, fall, fall_before, heat, hours, dishes, ratings } = statistics;
  const rows = [
    ...named.map(([name, unit, of]) => row('Figures', name, unit, [of(figures), of(before)])),
    ...falling[reader].map(([name, key]) => row('From sales to payout', name, 'rupees', [fall[key], fall_before[key]])),
    ...dayRows(statistics),
    ...heat
      .filter((cell) => cell.open || cell.orders > 0)
      .map((cell) =>
        row('Orders by hour', `${weekdays[cell.weekday]} ${clock(cell.hour)}`, 'orders', [cell.orders, null]),
      ),
    ...hours.flatMap((hour) =>
      hour.prep_half === null
        ? []
        : [
            row('Cooking time, half of the orders', clock(hour.hour), 'minutes', [hour.prep_half, null]),
            row('Cooking time, 9 of 10 orders', clock(hour.hour), 'minutes', [hour.prep_most, null]),
            row('Cooking time promised', clock(hour.hour), 'minutes', [hour.promised, null]),
          ],
    ),
    ...dishes.map((dish) => row('Dishes', dish.name, 'rupees', [dish.sales, dish.sales_before])),
    ...ratings.map(({ day, rating }) => row('Rating by day', day, 'stars', [rating, null])),
  ];
  // One section after the other, whatever order they were made in.
  const sections = [...new Set(rows.map(({ section }) => section))];
  return sections.flatMap((section) => rows.filter((each) => each.section === section));
}
