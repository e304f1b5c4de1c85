import { dayMs } from '@tawa/domain/common/durations';
import { settingRules } from '@tawa/domain/content/setting-rules';
import type { SettingKey } from '@tawa/domain/content/settings';

const divided = { paise: true, percent: true, whole: false, text: false, email: false, choice: false, moment: false };
const hasNumber = { paise: true, percent: true, whole: true, text: false, email: false, choice: false, moment: false };

/** A stored value as its field shows it: rupees and percent with two decimals. */
export function typedOf(key: SettingKey, value: string | number): string {
  if (settingRules[key].kind === 'moment') return value === '' ? '' : fieldOf(Date.parse(String(value)));
  return divided[settingRules[key].kind] ? (Number(value) / 100).toFixed(2) : String(value);
}

/** What was typed as it is stored: paise, basis points, a whole number or text; NaN where it is no number. */
export function valueOf(key: SettingKey, typed: string): string | number {
  const { kind } = settingRules[key];
  if (kind === 'moment') return isoOf(typed);
  if (!hasNumber[kind]) return typed.trim();
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return divided[kind] ? Math.round(number * 100) : number;
}

const zone = '+05:30';
const zoneMs = 330 * 60_000;

/** A moment as a date and time field takes it, in India's time. */
export const fieldOf = (at: number): string => new Date(at + zoneMs).toISOString().slice(0, 16);

/** The moment that was typed, in ms; NaN when it is none. */
export const momentOf = (typed: string): number => Date.parse(`${typed}:00${zone}`);

/** Where the next service day begins in India, in ms. */
export function nextServiceDay(now: number, startHour: number): number {
  const midnight = Math.floor((now + zoneMs) / dayMs) * dayMs - zoneMs;
  const start = midnight + startHour * 3_600_000;
  return start > now ? start : start + dayMs;
}

/** The moment that was typed as an ISO text; empty stays empty, and what is no moment stays as it is. */
function isoOf(typed: string): string {
  const at = momentOf(typed);
  return Number.isNaN(at) ? typed : new Date(at).toISOString();
}
