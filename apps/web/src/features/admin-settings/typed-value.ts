import { settingRules, type SettingKey } from '@tawa/domain/settings';

const divided = { paise: true, percent: true, whole: false, text: false, email: false, choice: false };
const hasNumber = { paise: true, percent: true, whole: true, text: false, email: false, choice: false };

/** A stored value as its field shows it: rupees and percent with two decimals. */
export function typedOf(key: SettingKey, value: string | number): string {
  return divided[settingRules[key].kind] ? (Number(value) / 100).toFixed(2) : String(value);
}

/** What was typed as it is stored: paise, basis points, a whole number or text; NaN where it is no number. */
export function valueOf(key: SettingKey, typed: string): string | number {
  const { kind } = settingRules[key];
  if (!hasNumber[kind]) return typed.trim();
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return divided[kind] ? Math.round(number * 100) : number;
}

const two = (part: number) => String(part).padStart(2, '0');

/** A moment as a date and time field takes it. */
export const fieldOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** Where the next service day begins. */
export function nextServiceDay(now: number, startHour: number): Date {
  const at = new Date(now);
  at.setHours(startHour, 0, 0, 0);
  if (at.getTime() <= now) at.setDate(at.getDate() + 1);
  return at;
}
