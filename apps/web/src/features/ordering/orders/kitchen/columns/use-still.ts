import { useState } from 'react';

/** A value that keeps still while somebody has a hand on it. */
export function useStill<T extends string | number>(value: T, isTouched: boolean): T {
  const [kept, setKept] = useState(value);
  const isStale = kept !== value && !isTouched;
  if (isStale) setKept(value);
  return isStale ? value : kept;
}

/** A place of a column; without a ticket it is the gap of one that has left. */
export interface StillPlace<T> {
  order_number: string;
  order: T | null;
}

/** Where tickets stand while somebody has a hand on them: what leaves keeps its place, what comes stands at the end. */
export function holdNumbers(kept: readonly string[], here: readonly string[]): string[] {
  const known = new Set(kept);
  return [...kept, ...here.filter((number) => !known.has(number))];
}

/** The same list in places that keep still under a hand, with gaps for what left meanwhile. */
export function useStillPlaces<T extends { order_number: string }>(
  list: readonly T[],
  isTouched: boolean,
): StillPlace<T>[] {
  const here = list.map(({ order_number }) => order_number);
  const [kept, setKept] = useState(here);
  const numbers = isTouched ? holdNumbers(kept, here) : here;
  if (numbers.join(' ') !== kept.join(' ')) setKept(numbers);
  const orders = new Map(list.map((order) => [order.order_number, order]));
  return numbers.map((order_number) => ({ order_number, order: orders.get(order_number) ?? null }));
}

/** What stands there, without the gaps. */
export const standing = <T>(places: readonly StillPlace<T>[]): T[] =>
  places.flatMap(({ order }) => (order === null ? [] : [order]));
