// Three months of evenings as they might have been: drawn numbers, the same on every machine, and no word of how promises
// are made.
import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import { createRandom, type Random } from '@tawa/domain/common/random';
import { addDays, instantAt, weekdayOf } from '@tawa/domain/common/zoned-time';
import { kitchenMinutes } from '@tawa/domain/ordering/kitchen-load';
import { minutesOfWay } from '@tawa/domain/ordering/kitchen-times';

export interface Kitchen {
  name: string;
  /** What it says itself, in minutes. */
  prep_minutes: number;
  travel_minutes: number;
  slot_minutes: number;
  slot_capacity_minutes: number | null;
  timezone: string;
  /** Orders that it cooks at once. */
  cooks: number;
  /** Real minutes at the stove for each kitchen minute. */
  pace: number;
  /** Orders in an hour of a quiet evening. */
  orders: number;
  /** How much longer everything takes on Fridays. */
  friday: number;
  /** Preparation times of its dishes. */
  dishes: readonly [number, ...number[]];
  reach_m: number;
}

/** An order as it went. */
export interface Order {
  placed_at: Date;
  accepted_at: Date;
  /** When it really was ready, and when somebody pressed the button. */
  cooked_at: Date;
  ready_at: Date;
  delivered_at: Date;
  kitchen_minutes: number;
  metres: number;
}

export const zone = 'Asia/Kolkata';
export const firstDay = '2026-08-03';
export const days = 91;

const usual = { slot_minutes: 30, slot_capacity_minutes: null, timezone: zone, reach_m: 5000 };

export const kitchens: readonly Kitchen[] = [
  {
    ...usual,
    name: 'Quiet, and as it says',
    prep_minutes: 20,
    travel_minutes: 15,
    cooks: 3,
    pace: 0.8,
    orders: 4,
    friday: 1.1,
    dishes: [10, 12, 15, 20],
  },
  {
    ...usual,
    name: 'Biryani, long queues',
    prep_minutes: 25,
    travel_minutes: 20,
    cooks: 9,
    pace: 0.9,
    orders: 9,
    friday: 1.25,
    dishes: [15, 20, 25, 30],
  },
  {
    ...usual,
    name: 'Slow on Fridays',
    prep_minutes: 20,
    travel_minutes: 15,
    cooks: 5,
    pace: 0.85,
    orders: 6,
    friday: 1.6,
    dishes: [10, 15, 20],
  },
  {
    ...usual,
    name: 'Says too little',
    prep_minutes: 12,
    travel_minutes: 10,
    cooks: 4,
    pace: 1.2,
    orders: 5,
    friday: 1.2,
    dishes: [8, 12, 15],
  },
  {
    ...usual,
    name: 'Quicker than it says',
    prep_minutes: 35,
    travel_minutes: 25,
    cooks: 5,
    pace: 0.7,
    orders: 7,
    friday: 1.1,
    dishes: [12, 15, 20],
  },
  {
    ...usual,
    name: 'New in week eight',
    prep_minutes: 20,
    travel_minutes: 15,
    cooks: 5,
    pace: 1,
    orders: 6,
    friday: 1.2,
    dishes: [10, 15, 20],
  },
];
const opensAfterDays: Readonly<Record<string, number>> = { 'New in week eight': 49 };

/** Dishes of one order are cooked beside each other. */
const atTheStove = 0.45;

/** Orders of each hour from 6 in the evening on, beside those of a quiet one. */
const hours = [0.6, 1, 1.7, 2, 1.3, 0.6] as const;
const weekend = 1.35;

/** Near one, above it as often as below, and sometimes far above. */
function factor(spread: number, random: Random): number {
  const normal = Array.from({ length: 12 }, () => random.next()).reduce((sum, each) => sum + each, -6);
  return Math.exp(spread * normal);
}

const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * minuteMs);

function placings(kitchen: Kitchen, day: string, random: Random): Date[] {
  const isWeekend = [0, 5, 6].includes(weekdayOf(day));
  // Rain and matches: some evenings everybody orders.
  const crowd = (isWeekend ? weekend : 1) * factor(0.2, random);
  return hours.flatMap((share, index) => {
    const count = Math.round(kitchen.orders * share * crowd + random.next() - 0.5);
    return Array.from({ length: count }, () => instantAt(day, (18 + index) * 60 + random.next() * 60, zone));
  });
}

interface Evening {
  kitchen: Kitchen;
  /** How long everything takes tonight, beside other nights. */
  drag: number;
  /** When each cook is free (ms). */
  free: number[];
}

function cook({ kitchen, drag, free }: Evening, placed_at: Date, random: Random): Order {
  const accepted_at = after(placed_at, 0.3 + random.next() * 2.5);
  const lines = Array.from({ length: random.between(1, 3) }, () => ({
    preparation_time: random.pick([...kitchen.dishes]),
    quantity: random.between(1, 2),
  }));
  const minutes = kitchenMinutes(lines);
  const cook = free.indexOf(Math.min(...free));
  const begins = Math.max(accepted_at.getTime(), free[cook] ?? 0);
  // Now and then a pan burns or a dish is made twice.
  const mishap = random.next() < 0.02 ? 15 + random.next() * 30 : 0;
  const worked = minutes * atTheStove * kitchen.pace * drag * factor(0.22, random) + mishap;
  const cooked_at = after(new Date(begins), worked);
  free[cook] = cooked_at.getTime();
  const pressed = random.next();
  const waited = random.next() * 2;
  const late = pressed > 0.985 ? 170 + random.next() * 60 : waited;
  const ready_at = pressed < 0.02 ? after(accepted_at, 0.5) : after(cooked_at, late);
  const metres = 500 + random.next() * (kitchen.reach_m - 500);
  const waitsForRider = 1 + random.next() * 5;
  const delivered_at = after(cooked_at, waited + waitsForRider + minutesOfWay(metres) * 0.9 * factor(0.2, random));
  return { placed_at, accepted_at, cooked_at, ready_at, delivered_at, kitchen_minutes: minutes, metres };
}

/** Every order of a kitchen in those weeks, in the order in which they were placed. */
export function eveningsOf(kitchen: Kitchen, seed: number): Order[] {
  const random = createRandom(seed);
  const opens = opensAfterDays[kitchen.name] ?? 0;
  return Array.from({ length: days }, (_, index) => addDays(firstDay, index)).flatMap((day, index) => {
    const isFriday = weekdayOf(day) === 5;
    const drag = (isFriday ? kitchen.friday : 1) * factor(0.12, random);
    const evening = { kitchen, drag, free: Array.from({ length: kitchen.cooks }, () => 0) };
    const placed = placings(kitchen, day, random).toSorted((a, b) => a.getTime() - b.getTime());
    const orders = placed.map((at) => cook(evening, at, random));
    return index < opens ? [] : orders;
  });
}

/** When a day of those weeks begins. */
export const dayStart = (index: number): Date => new Date(Date.parse(`${firstDay}T00:00:00+05:30`) + index * dayMs);
