import { readStored, storageKeys, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';
import { plain } from './drawing.ts';

export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const store = createStore<TextSize>(
  () => textSizes.find((size) => size === readStored(storageKeys.textSize)) ?? 'normal',
);

export const useTextSize = (): TextSize => useStore(store, 'normal');

/** Sets all pages of this device in a size, on top of what the browser is set to. */
export function setTextSize(size: TextSize): void {
  writeStored(storageKeys.textSize, size === 'normal' ? null : size);
  if (size === 'normal') delete document.documentElement.dataset.size;
  else document.documentElement.dataset.size = size;
  store.set(size);
}

const yearS = 365 * 24 * 3600;

/** Shows this device plain pages from now on, or whole ones again; the server knows it by a cookie. */
export function setPlain(isPlain: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `plain=1; path=/; max-age=${isPlain ? yearS : 0}; samesite=lax${secure}`;
  if (isPlain) document.documentElement.dataset.plain = '';
  else delete document.documentElement.dataset.plain;
  plain.set(isPlain);
}
