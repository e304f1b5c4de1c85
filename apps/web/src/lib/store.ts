import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

const forgetting: (() => void)[] = [];

/** Lets every store make its first value anew, as a fresh page would: for tests, whose files share their modules. */
export const forgetStores = (): void => forgetting.forEach((forget) => forget());

/** A value that lives outside React; `read` makes the first value, on first use and so never on the server. */
export function createStore<T>(read: () => T): Store<T> {
  const listeners = new Set<() => void>();
  let held: { value: T } | null = null;
  forgetting.push(() => {
    held = null;
  });
  const get = () => (held ??= { value: read() }).value;
  return {
    get,
    set(value) {
      if (Object.is(get(), value)) return;
      held = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; on the server and while hydrating it is `serverValue`, so that both render the same. */
export const useStore = <T>(store: Store<T>, serverValue: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => serverValue);

export const noSubscription = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
