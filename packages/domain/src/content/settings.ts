import { timeZoneDefault } from '../common/limits.ts';
import { formatPaise } from '../common/money.ts';
import { findOwn } from '../common/own.ts';
import type { SettingRule } from './setting-kinds.ts';
import { settingRules } from './setting-rules.ts';
import { dateTimeWords } from '../common/clock-text.ts';

export type SettingKey = keyof typeof settingRules;
export type SettingValues = {
  [K in SettingKey]: (typeof settingRules)[K] extends SettingRule<infer V> ? V : never;
};
const rules: { [K in SettingKey]: SettingRule<SettingValues[K]> } = settingRules;

/** Whether a text is the key of a setting. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(rules, key);

/** Every key, in the order of the office's page. */
export const settingKeys: readonly SettingKey[] = Object.keys(rules).filter(isSettingKey);

/** Reads one setting: paise, basis points, whole numbers or text, as its rule says. */
export type Settings = <K extends SettingKey>(key: K) => SettingValues[K];

/** Makes the stored values readable; what is not stored, or may not be any more, is as it was delivered. */
export const readSettings =
  (stored: readonly { key: string; value: unknown }[]): Settings =>
  (key) =>
    rules[key].read(stored.find((row) => row.key === key)?.value) ?? rules[key].fallback;

/** The settings of an installation whose office has said nothing. */
export const deliveredSettings: Settings = readSettings([]);

const lengthText = (min: number, max: number) =>
  min === 0 ? `At most ${max} characters on one line` : `From ${min} to ${max} characters on one line`;

/** A value as a person reads it: '₹6.00', '18.00%', '2 hours', '22 Nov 2026, 4:30 pm'. */
export function settingWords(key: SettingKey, value: string | number): string {
  const { kind, unit, choices } = rules[key];
  if (kind === 'paise') return formatPaise(Number(value));
  if (kind === 'percent') return `${(Number(value) / 100).toFixed(2)}%`;
  if (kind === 'whole') return `${value} ${unit.split(' ')[0] ?? ''}`.trim();
  if (value === '') return 'Not given';
  if (kind === 'moment') return dateTimeWords(new Date(value), timeZoneDefault);
  return kind === 'choice' ? (findOwn(choices, String(value)) ?? String(value)) : String(value);
}

/** Why a value may not be stored, as the form and the server say it; null when it may. */
export function settingProblem(key: SettingKey, value: unknown): string | null {
  const { read, kind, min, max, problem } = rules[key];
  if (read(value) !== null) return null;
  if (kind === 'choice') return 'Choose one of the list';
  if (kind === 'email' || kind === 'moment') return problem(String(value));
  if (kind === 'text')
    return (String(value).trim().length <= max && problem(String(value).trim())) || lengthText(min, max);
  return `From ${settingWords(key, min)} to ${settingWords(key, max)}`;
}
