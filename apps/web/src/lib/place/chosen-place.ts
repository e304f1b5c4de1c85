import { readStored, storageKeys, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

/** Where the person said to be, by a press; of use only while its city is the chosen one. */
export interface ChosenPlace {
  city_id: number;
  lat: number;
  lng: number;
}

function parsePlace(text: string | null): ChosenPlace | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { city_id, lat, lng }: Partial<Record<keyof ChosenPlace, unknown>> = value;
    const isPlace = typeof city_id === 'number' && typeof lat === 'number' && typeof lng === 'number';
    return isPlace ? { city_id, lat, lng } : null;
  } catch {
    return null;
  }
}

const store = createStore<ChosenPlace | null>(() => parsePlace(readStored(storageKeys.place)));

// A hundred metres are near enough for a list, and no device keeps more of it.
const rounded = (degrees: number) => Number(degrees.toFixed(3));

/** Keeps the place on this device. */
export function choosePlace({ city_id, lat, lng }: ChosenPlace): void {
  const place = { city_id, lat: rounded(lat), lng: rounded(lng) };
  writeStored(storageKeys.place, JSON.stringify(place));
  store.set(place);
}

/** The place that was kept; null on the server and while hydrating. */
export const useChosenPlace = (): ChosenPlace | null => useStore(store, null);
