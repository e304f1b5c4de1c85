import { readStored, writeStored } from '#lib/storage.ts';
import { createStore, useStore } from '#lib/store.ts';

const storageKey = 'kitchenKeys';

const store = createStore(() => readStored(storageKey) !== 'off');

/** Whether this device hears single keys, on the board and on the line alike: who dictates or types with few keys turns them off. */
export const useKeySwitch = (): boolean => useStore(store, true);

export function switchKeys(on: boolean): void {
  writeStored(storageKey, on ? 'on' : 'off');
  store.set(on);
}
