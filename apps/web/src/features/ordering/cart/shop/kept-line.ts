import type { CartLineInput } from './other-cart.ts';

export const keptLineKey = 'interruptedLine';

export interface KeptLine {
  line: CartLineInput;
  /** The page of ours that the dish was on. */
  path: string;
  keptAt: number;
}

// A browser may refuse its storage: the dish is then lost with the page, and nothing else is.
export function onTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps what a login interrupted for this tab, over reloads and other pages. */
export function keepLine({ menu_id, dish_name, dish_img, quantity, options, note }: CartLineInput): void {
  const { pathname, search } = window.location;
  const line = { menu_id, dish_name, dish_img, quantity, options, note };
  const kept: KeptLine = { line, path: pathname + search, keptAt: Date.now() };
  onTab((tab) => tab.setItem(keptLineKey, JSON.stringify(kept)));
}

export const forgetLine = (): void => void onTab((tab) => tab.removeItem(keptLineKey));

/** Whether anything is kept, old or not. */
export const hasKeptLine = (): boolean => onTab((tab) => tab.getItem(keptLineKey)) !== null;
