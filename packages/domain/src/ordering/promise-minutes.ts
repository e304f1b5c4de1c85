import { hourMs } from '../common/durations.ts';
import { prepMinutesMax, prepMinutesMin } from '../common/limits.ts';
import { hourOfWeek, type KitchenTimes, minutesOfWay, minutesOnLine } from './kitchen-times.ts';

/** With fewer orders than that a kitchen is believed its own minutes. */
export const measuredOrdersMin = 20;
/** From so many orders on a kitchen that is quicker than it says is believed that as well. */
export const fasterOrdersMin = 60;
/** What was measured longer ago (hours) says nothing of today. */
export const measuredForHours = 96;
/** So many orders of all hours stand beside those of one, so that three orders of a quiet hour do not speak alone. */
const hourWeight = 15;
/** No kitchen is promised quicker than this part of its own minutes, whatever was pressed how early. */
const quickestShare = 2 / 3;
/** Clock minutes that a long queue adds at most. */
const queueMinutesMax = 60;

export type MeasuredTimes = KitchenTimes & { measured_at: Date };

/** How long a kitchen takes as it says itself and as it was measured, and what waits in it. */
export interface KitchenPace {
  prep_minutes: number;
  timezone: string;
  slot_minutes: number;
  /** Kitchen minutes that it has in a slot; null where it does not count them. */
  slot_capacity_minutes: number | null;
  times: MeasuredTimes | null;
  /** Kitchen minutes of the orders that it has not cooked yet. */
  queue_minutes: number;
  /** Those of this order; null while it is not known, for a usual one. */
  kitchen_minutes: number | null;
}

export interface Moment {
  now: Date;
  /** When it is cooked; `now` where it is not ordered for later. */
  at: Date;
  /** Minutes that a busy kitchen asks for. */
  extra_minutes: number;
}

const isUsable = (times: MeasuredTimes | null, now: Date): times is MeasuredTimes =>
  times !== null && now.getTime() - times.measured_at.getTime() <= measuredForHours * hourMs;

/** The part of the line that is kept at an hour of the week, drawn towards all hours as long as few orders speak for it. */
function keptShareAt(times: MeasuredTimes, hour: number): number {
  const orders = times.hour_orders[hour] ?? 0;
  const ofHour = times.hour_percents[hour] ?? times.kept_percent;
  return (orders * ofHour + hourWeight * times.kept_percent) / (orders + hourWeight) / 100;
}

/** Minutes that a measured kitchen takes at its usual queue, and those that the queue of this moment adds or takes away. */
function measuredMinutes(times: MeasuredTimes, pace: KitchenPace, at: Date) {
  const own = pace.kitchen_minutes ?? times.usual_own;
  const share = keptShareAt(times, hourOfWeek(at, pace.timezone));
  const usual = minutesOnLine(times, times.usual_queue, own) * share;
  return { usual, crowd: minutesOnLine(times, pace.queue_minutes, own) * share - usual };
}

/** Minutes that the queue adds beyond what a slot of this kitchen holds. */
function beyondCapacity({ slot_capacity_minutes: capacity, slot_minutes, queue_minutes }: KitchenPace): number {
  return capacity === null ? 0 : (Math.max(0, queue_minutes - capacity) * slot_minutes) / capacity;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Whole minutes of cooking to promise: as measured for this hour, more or less by what waits beside what usually waits. The
 * kitchen's own minutes are the floor until enough orders show that it is quicker.
 */
export function decideCookingMinutes(pace: KitchenPace, { now, at, extra_minutes }: Moment): number {
  const { prep_minutes: own, times } = pace;
  const measured = isUsable(times, now) && times.orders >= measuredOrdersMin ? times : null;
  const { usual, crowd: waiting } = measured
    ? measuredMinutes(measured, pace, at)
    : { usual: own, crowd: beyondCapacity(pace) };
  // What waits now is cooked before an order for later begins.
  const crowd = at > now ? 0 : Math.min(queueMinutesMax, waiting);
  // A kitchen that says that it is busy speaks of the same crowd as the queue.
  const minutes = usual + (extra_minutes > 0 ? Math.max(extra_minutes, crowd) : crowd);
  const isQuicker = measured !== null && measured.orders >= fasterOrdersMin;
  const floor = isQuicker ? Math.max(prepMinutesMin, own * quickestShare) : own;
  return clamp(Math.ceil(minutes), Math.min(prepMinutesMax, Math.ceil(floor + extra_minutes)), prepMinutesMax);
}

export interface Way {
  /** The kitchen's own minutes for the way. */
  travel_minutes: number;
  /** To this door as the crow flies; null where a place is not known. */
  metres: number | null;
  times: MeasuredTimes | null;
}

/** Whole minutes of the way to promise: by the distance to this door where such ways were measured, else by their usual share. */
export function decideWayMinutes({ travel_minutes: own, metres, times }: Way, now: Date): number {
  if (!isUsable(times, now)) return own;
  const byDistance = metres !== null && times.known_ways >= measuredOrdersMin;
  if (!byDistance && times.ways < measuredOrdersMin) return own;
  const minutes = byDistance ? (minutesOfWay(metres) * times.known_way_percent) / 100 : (own * times.way_percent) / 100;
  return clamp(Math.ceil(minutes), Math.ceil(own / 2), Math.min(own * 3, 120));
}

/** Whole minutes that are said of a kitchen before anybody named a dish or a door: what a quote for now would promise. */
export const decideSaidMinutes = (
  kitchen: Omit<KitchenPace, 'kitchen_minutes'> & Pick<Way, 'travel_minutes'>,
  now: Date,
  extra_minutes: number,
): number =>
  decideCookingMinutes({ ...kitchen, kitchen_minutes: null }, { now, at: now, extra_minutes }) +
  decideWayMinutes({ ...kitchen, metres: null }, now);
