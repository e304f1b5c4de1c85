import { eveningsOf, dayStart, kitchens } from './evenings.ts';
import { fixedAsLongAs, fixedPromises, judge, type Kept, measuredPromises, type Promised } from './promises.ts';

/** The weeks before are there to be measured. */
const judgedFromDay = 28;
const seed = Number(process.argv[2] ?? 20_261_127);

const percent = ({ missed, orders }: Kept): string => `${((missed * 100) / Math.max(1, orders)).toFixed(1)}%`;
const sum = (all: readonly Promised[][]): Kept => judge(all.flat());

function compare(kitchen: (typeof kitchens)[number], index: number) {
  const orders = eveningsOf(kitchen, seed + index);
  const judged = ({ placed_at }: { placed_at: Date }) => placed_at >= dayStart(judgedFromDay);
  const measured = measuredPromises(kitchen, orders).filter(({ order }) => judged(order));
  const late = orders.filter((order) => judged(order));
  const fixed = fixedAsLongAs(late, judge(measured).minutes);
  const own = fixedPromises(late, kitchen.prep_minutes + kitchen.travel_minutes);
  return { kitchen, measured, fixed, own };
}

const rows = kitchens.map((kitchen, index) => compare(kitchen, index));
const lineOf = (name: string, measured: Kept, fixed: Kept, own: Kept) => ({
  kitchen: name,
  orders: measured.orders,
  'measured: missed': percent(measured),
  'its length': measured.minutes.toFixed(1),
  'fixed: missed': percent(fixed),
  'the same length': fixed.minutes.toFixed(1),
  'own minutes: missed': percent(own),
  'their length': own.minutes.toFixed(1),
});
console.table([
  ...rows.map(({ kitchen, measured, fixed, own }) => lineOf(kitchen.name, judge(measured), judge(fixed), judge(own))),
  lineOf(
    'all',
    sum(rows.map((row) => row.measured)),
    sum(rows.map((row) => row.fixed)),
    sum(rows.map((row) => row.own)),
  ),
]);
