import { readStored, storageKeys, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const stored = (): Theme => themes.find((theme) => theme === readStored(storageKeys.theme)) ?? 'system';
const store = createStore<Theme>(stored);
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const theme = store.get();
  const dark = theme === 'dark' || (theme === 'system' && darkQuery().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  writeStored(storageKeys.theme, theme === 'system' ? null : theme);
  store.set(theme);
  applyTheme();
}

export const useTheme = (): Theme => useStore(store, 'system');

/** Keeps the page with the system's choice and with the choice made in another tab. */
export function watchTheme(): void {
  darkQuery().addEventListener('change', applyTheme);
  // The system may have changed since the page's first script asked it.
  applyTheme();
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.theme) return;
    store.set(stored());
    applyTheme();
  });
}
