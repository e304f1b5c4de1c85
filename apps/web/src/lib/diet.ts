import type { FoodFacts } from '@tawa/domain/diet';
import { readStored, storageKeys } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** How a screen marks dishes for somebody who eats not everything. */
export interface DietMarks {
  /** Why a dish does not fit; empty when it does. */
  misfits: (dish: FoodFacts) => readonly string[];
  hide: boolean;
}

// The rules come later and only for those who keep a profile: nothing of them is in the first page's code.
const store = createStore<DietMarks | null>(() => {
  if (readStored(storageKeys.diet) !== null) void showDiet();
  return null;
});

/** Reads the device's profile again and marks by it. */
export async function showDiet(): Promise<void> {
  const { readMarks } = await import('./kept-diet.ts');
  store.set(readMarks());
}

/** The marks of whoever uses this device; null for everybody who eats everything, on the server and while hydrating. */
export const useDietMarks = (): DietMarks | null => useStore(store, null);
