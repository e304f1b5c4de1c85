import { minuteMs } from '@tawa/domain/common/durations';
import type { CartLineInput } from './other-cart.ts';

const key = 'interruptedLine';
const keptMs = 30 * minuteMs;

interface Kept {
  line: CartLineInput;
  /** The page of ours that the dish was on. */
  path: string;
  keptAt: number;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLine = (line: unknown): line is CartLineInput =>
  isObject(line) &&
  typeof line.menu_id === 'number' &&
  typeof line.dish_name === 'string' &&
  typeof line.quantity === 'number' &&
  typeof line.note === 'string' &&
  Array.isArray(line.options) &&
  line.options.every((option) => typeof option === 'number');

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  isLine(value.line) &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.keptAt === 'number';

// A browser may refuse its storage: the dish is then lost with the page, and nothing else is.
function onTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

function readKept(): Kept | null {
  const value: unknown = onTab((tab) => JSON.parse(tab.getItem(key) ?? 'null'));
  const age = isKept(value) ? Date.now() - value.keptAt : keptMs;
  return isKept(value) && age >= 0 && age < keptMs ? value : null;
}

/** Keeps what a login interrupted for this tab, over reloads and other pages. */
export function keepLine({ menu_id, dish_name, dish_img, quantity, options, note }: CartLineInput): void {
  const { pathname, search } = window.location;
  const line = { menu_id, dish_name, dish_img, quantity, options, note };
  const kept: Kept = { line, path: pathname + search, keptAt: Date.now() };
  onTab((tab) => tab.setItem(key, JSON.stringify(kept)));
}

export const forgetLine = (): void => void onTab((tab) => tab.removeItem(key));

/** Where the kept dish is; null when none is kept or it was too long ago. */
export const keptLinePath = (): string | null => readKept()?.path ?? null;

/** The kept dish, which is not kept any more. */
export function takeLine(): CartLineInput | null {
  const kept = readKept();
  forgetLine();
  return kept?.line ?? null;
}
