import { minuteMs } from '../common/durations.ts';
import { zonedParts } from '../common/zoned-time.ts';

/** What an order of the past says of its kitchen: one for now that was handed over, never one that was refused or cancelled. */
export interface ServedOrder {
  accepted_at: Date;
  ready_at: Date;
  /** Null for a pickup. */
  delivered_at: Date | null;
  /** Kitchen minutes that were open when it was placed, and its own; null where nobody noted them. */
  queue_minutes: number | null;
  kitchen_minutes: number | null;
  travel_minutes: number;
  /** To the door as the crow flies; null where a place is not known. */
  metres: number | null;
}

/**
 * How long a kitchen and its riders really take. Cooking is a line through what was cooked, `base_minutes` and so much for
 * each kitchen minute of the queue and of the order itself, and the share of that line that most orders keep.
 */
export interface KitchenTimes {
  /** Orders that were measured. */
  orders: number;
  base_minutes: number;
  /** Clock minutes that a kitchen minute in the queue costs, and one of the order itself. */
  per_queue: number;
  per_own: number;
  /** Kitchen minutes that usually wait when an order comes, and those of a usual order. */
  usual_queue: number;
  usual_own: number;
  /** Percent of the line that most orders keep, at all hours. */
  kept_percent: number;
  /** The same for each hour of the week, and the orders that say it. */
  hour_orders: readonly number[];
  hour_percents: readonly number[];
  /** Ways from the kitchen to the door, in percent of the kitchen's own minutes for the way. */
  ways: number;
  way_percent: number;
  /** Those whose distance is known, in percent of `minutesOfWay`. */
  known_ways: number;
  known_way_percent: number;
}

/** Monday to Thursday, Friday, Saturday and Sunday: the evenings of a week that are alike. */
const partOfWeek = [2, 0, 0, 0, 0, 1, 2] as const;
export const hoursOfWeek = 72;

/** The entry of an instant in the lists of `KitchenTimes`: the part of the week and the hour on the kitchen's wall. */
export function hourOfWeek(instant: Date, zone: string): number {
  const { weekday, minutes } = zonedParts(instant, zone);
  return (partOfWeek[weekday] ?? 0) * 24 + Math.floor(minutes / 60);
}

/** Weeks of the past that say how a kitchen cooks today, and orders of them at most: the last ones. */
export const measuredWeeks = 8;
export const measuredOrdersMax = 3000;

// What was ticked off within a minute, or hours later, says when somebody pressed a button and not how long was cooked.
const cookingMin = 2;
const cookingMax = 150;
const wayMin = 2;
const wayMax = 120;
/** Each share leaves room for the other, and for the promise's rounding: together they are kept nine times in ten. */
const cookingShare = 0.84;
const wayShare = 0.7;
/** With fewer orders what the queue and the dishes cost is chance. */
const notedOrdersMin = 60;

/** The value below which a share of the values lies, between neighbours in proportion; 0 for none. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at - Math.floor(at));
}

/** Minutes of a way through a town: some for the door, and a scooter's pace on streets that are no straight line. */
export const minutesOfWay = (metres: number): number => 4 + (metres * 3.9) / 1000;

interface Cooked {
  hour: number;
  minutes: number;
  noted: { queue: number; own: number } | null;
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minuteMs;

function cookedOf(orders: readonly ServedOrder[], zone: string): Cooked[] {
  return orders.flatMap(({ accepted_at, ready_at, queue_minutes: queue, kitchen_minutes: own }) => {
    const minutes = minutesBetween(accepted_at, ready_at);
    if (minutes < cookingMin || minutes > cookingMax) return [];
    return [
      { hour: hourOfWeek(accepted_at, zone), minutes, noted: queue === null || own === null ? null : { queue, own } },
    ];
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

type Line = Pick<KitchenTimes, 'base_minutes' | 'per_queue' | 'per_own' | 'usual_queue' | 'usual_own'>;

/** What two causes cost each, by least squares; neither takes time away, and no minute costs more than itself. */
function costsOf(points: readonly { queue: number; own: number; minutes: number }[]) {
  const middle = {
    queue: meanOf(points.map(({ queue }) => queue)),
    own: meanOf(points.map(({ own }) => own)),
    minutes: meanOf(points.map(({ minutes }) => minutes)),
  };
  type Name = keyof typeof middle;
  const together = (one: Name, other: Name) =>
    meanOf(points.map((point) => (point[one] - middle[one]) * (point[other] - middle[other])));
  const [queues, owns, both] = [together('queue', 'queue'), together('own', 'own'), together('queue', 'own')];
  const [byQueue, byOwn] = [together('queue', 'minutes'), together('own', 'minutes')];
  const spread = queues * owns - both * both;
  const alone = (part: number, whole: number) => (whole < 1 ? 0 : part / whole);
  const isFlat = queues < 1 || owns < 1 || spread < 1;
  return {
    per_queue: clamp(isFlat ? alone(byQueue, queues) : (byQueue * owns - byOwn * both) / spread, 0, 1),
    per_own: clamp(isFlat ? alone(byOwn, owns) : (byOwn * queues - byQueue * both) / spread, 0, 1),
  };
}

/** The line through what was cooked, with what is far off brought near first. */
function lineOf(cooked: readonly Cooked[]): Line {
  const most = percentileOf(
    cooked.map(({ minutes }) => minutes),
    0.97,
  );
  const points = cooked.flatMap(({ noted, minutes }) =>
    noted ? [{ ...noted, minutes: Math.min(minutes, most) }] : [],
  );
  const { per_queue, per_own } = points.length < notedOrdersMin ? { per_queue: 0, per_own: 0 } : costsOf(points);
  const [queues, owns] = [points.map(({ queue }) => queue), points.map(({ own }) => own)];
  const usual_queue = Math.round(percentileOf(queues, 0.5));
  const usual_own = Math.round(percentileOf(owns, 0.5));
  const minutes = meanOf(cooked.map((each) => Math.min(each.minutes, most)));
  const [queue, own] = points.length === 0 ? [usual_queue, usual_own] : [meanOf(queues), meanOf(owns)];
  return { base_minutes: minutes - per_queue * queue - per_own * own, per_queue, per_own, usual_queue, usual_own };
}

/** Clock minutes that the line says, one at least. */
export const minutesOnLine = (line: Line, queue: number, own: number): number =>
  Math.max(1, line.base_minutes + line.per_queue * queue + line.per_own * own);

const percentOf = (ratios: readonly number[], share: number): number =>
  ratios.length === 0 ? 100 : Math.min(1000, Math.round(percentileOf(ratios, share) * 100));

/** From ready to the door, for what waits for a rider waits for the customer too. */
function waysOf(orders: readonly ServedOrder[]) {
  return orders.flatMap(({ ready_at, delivered_at, travel_minutes, metres }) => {
    const minutes = delivered_at ? minutesBetween(ready_at, delivered_at) : 0;
    return minutes < wayMin || minutes > wayMax ? [] : [{ minutes, travel_minutes, metres }];
  });
}

/** Measures a kitchen by what it served, in any order; the zone is that of its wall. */
export function measureKitchen(orders: readonly ServedOrder[], zone: string): KitchenTimes {
  const cooked = cookedOf(orders, zone);
  const line = lineOf(cooked);
  const ratios = cooked.map(({ hour, minutes, noted }) => ({
    hour,
    ratio: minutes / minutesOnLine(line, noted?.queue ?? line.usual_queue, noted?.own ?? line.usual_own),
  }));
  const hours = Array.from({ length: hoursOfWeek }, (): number[] => []);
  for (const { hour, ratio } of ratios) hours[hour]?.push(ratio);
  const ways = waysOf(orders);
  const ofTravel = ways.flatMap(({ minutes, travel_minutes }) =>
    travel_minutes > 0 ? [minutes / travel_minutes] : [],
  );
  const ofMetres = ways.flatMap(({ minutes, metres }) => (metres === null ? [] : [minutes / minutesOfWay(metres)]));
  return {
    ...line,
    orders: cooked.length,
    kept_percent: percentOf(
      ratios.map(({ ratio }) => ratio),
      cookingShare,
    ),
    hour_orders: hours.map(({ length }) => length),
    hour_percents: hours.map((each) => percentOf(each, cookingShare)),
    ways: ofTravel.length,
    way_percent: percentOf(ofTravel, wayShare),
    known_ways: ofMetres.length,
    known_way_percent: percentOf(ofMetres, wayShare),
  };
}
