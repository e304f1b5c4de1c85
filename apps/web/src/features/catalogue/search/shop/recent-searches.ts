import { readStored, storageKeys, writeStored } from '#lib/storage.ts';
import { createStore, useStore } from '#lib/store.ts';

const recentMax = 8;
const none: readonly string[] = [];

function parse(text: string | null): readonly string[] {
  if (text === null) return none;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, recentMax) : none;
  } catch {
    return none;
  }
}

const store = createStore<readonly string[]>(() => parse(readStored(storageKeys.recentSearches)));

function keep(searches: readonly string[]): void {
  writeStored(storageKeys.recentSearches, searches.length === 0 ? null : JSON.stringify(searches));
  store.set(searches);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What was searched for on this device, the last first; none on the server and while hydrating. */
export const useRecentSearches = (): readonly string[] => useStore(store, none);

export const rememberSearch = (text: string): void =>
  keep([text, ...store.get().filter((each) => !isSame(each, text))].slice(0, recentMax));

export const forgetSearch = (text: string): void => keep(store.get().filter((each) => each !== text));

export const forgetSearches = (): void => keep(none);
