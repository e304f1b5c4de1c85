import type { DietMarks } from './diet-marks.ts';
import { fetchCode } from '../api/fetch-code.ts';
import { readStored, storageKeys } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

// The rules come later and only for those who keep a profile: nothing of them is in the first page's code.
const store = createStore<DietMarks | null>(() => {
  if (readStored(storageKeys.diet) !== null) void showDiet();
  return null;
});

/** Reads the device's profile again and marks by it. */
export async function showDiet(): Promise<void> {
  const { readMarks } = await fetchCode(() => import('./kept-diet.ts'));
  store.set(readMarks());
}

/** The marks of whoever uses this device; null for everybody who eats everything, on the server and while hydrating. */
export const useDietMarks = (): DietMarks | null => useStore(store, null);
