import { useState } from 'react';
import { holdPlaces, type Place } from './hold-places.ts';

/** A place of the screen with the key of what stands there; what is gone leaves its place empty while a hand is near. */
export interface Kept<T> {
  key: string;
  height: number;
  value: T | null;
}

interface Hand {
  isTouched: boolean;
  /** What the places were measured for. */
  scope: string;
  now: number;
  linesMax: number;
}

/** Keeps every place as it is while somebody touches the screen, and puts them in their order once nobody does. */
export function useSettled<T>(
  wanted: readonly { key: string; height: number; value: T }[],
  { isTouched, scope, now, linesMax }: Hand,
): Kept<T>[] {
  const [shown, setShown] = useState<{ scope: string; places: Place[] }>({ scope: '', places: [] });
  const isHeld = isTouched && shown.scope === scope && shown.places.length > 0;
  const places = isHeld
    ? holdPlaces(shown.places, wanted, { now, linesMax })
    : wanted.map(({ key, height }) => ({ key, height, goneAt: null }));
  const next = { scope, places };
  if (JSON.stringify(next) !== JSON.stringify(shown)) setShown(next);
  const values = new Map(wanted.map(({ key, value }) => [key, value]));
  return places.map(({ key, height }) => ({ key, height, value: values.get(key) ?? null }));
}
