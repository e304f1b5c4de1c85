import { minuteMs } from '@tawa/domain/common/durations';
import { forgetLine, keptLineKey, onTab, type KeptLine } from './kept-line.ts';
import type { CartLineInput } from './other-cart.ts';

const keptMs = 30 * minuteMs;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLine = (line: unknown): line is CartLineInput =>
  isObject(line) &&
  typeof line.menu_id === 'number' &&
  typeof line.dish_name === 'string' &&
  typeof line.quantity === 'number' &&
  typeof line.note === 'string' &&
  Array.isArray(line.options) &&
  line.options.every((option) => typeof option === 'number');

const isKept = (value: unknown): value is KeptLine =>
  isObject(value) &&
  isLine(value.line) &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.keptAt === 'number';

function readKept(): KeptLine | null {
  const value: unknown = onTab((tab) => JSON.parse(tab.getItem(keptLineKey) ?? 'null'));
  const age = isKept(value) ? Date.now() - value.keptAt : keptMs;
  return isKept(value) && age >= 0 && age < keptMs ? value : null;
}

/** Where the kept dish is; null when none is kept or it was too long ago. */
export const keptLinePath = (): string | null => readKept()?.path ?? null;

/** The kept dish, which is not kept any more. */
export function takeLine(): CartLineInput | null {
  const kept = readKept();
  forgetLine();
  return kept?.line ?? null;
}
