/** The parts of the office's settings, in their order, by what they are called. */
export const settingGroups = {
  brand: 'Brand and contact',
  legal: 'Legal and grievance',
  fees: 'Fees and commission',
  orders: 'Orders and cash',
  timers: 'Timers',
  refunds: 'Refunds',
  payouts: 'Payouts',
  bookings: 'Table bookings',
  reviews: 'Ratings and reviews',
  figures: 'Marketing figures',
  maintenance: 'Maintenance',
} as const;
export type SettingGroup = keyof typeof settingGroups;

/** What a setting is, how its form asks for it, and what it may be. */
export interface SettingRule<V> {
  group: SettingGroup;
  /** A moment is an ISO date and time, or empty for none. */
  kind: 'text' | 'email' | 'paise' | 'percent' | 'whole' | 'choice' | 'moment';
  label: string;
  help: string;
  unit: string;
  /** The smallest and the largest number, or the fewest and the most characters. */
  min: number;
  max: number;
  /** The words of each choice. */
  choices: Readonly<Record<string, string>>;
  /** What counts until the office says something else. */
  fallback: V;
  /** The value when it is one that may be stored, else null. */
  read: (value: unknown) => V | null;
  /** What is wrong with a text of the right length, where the length is not all. */
  problem: (value: string) => string | null;
}

interface Hints {
  help: string;
  unit?: string;
}

const emailPattern = /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
const noBreaks = /^[^\n\r\t]*$/;
const fine = () => null;

type TextBounds = Hints & { min?: number; max: number; problem?: (value: string) => string | null };

/** A text on one line; `min` 0 where it may be left out. */
export function text(group: SettingGroup, label: string, fallback: string, bounds: TextBounds): SettingRule<string> {
  const { help, unit = '', min = 1, max, problem = fine } = bounds;
  const read = (value: unknown) => {
    if (typeof value !== 'string' || value.length > max || !noBreaks.test(value)) return null;
    const trimmed = value.trim();
    if (trimmed.length < min) return null;
    return trimmed === '' || problem(trimmed) === null ? trimmed : null;
  };
  return { group, kind: 'text', label, help, unit, min, max, choices: {}, fallback, read, problem };
}

/** An e-mail address. */
export function email(group: SettingGroup, label: string, fallback: string, help: string): SettingRule<string> {
  const problem = (value: string) => (emailPattern.test(value) ? null : 'Invalid email');
  return { ...text(group, label, fallback, { help, max: 254, problem }), kind: 'email' };
}

type Bounds = Hints & { from: number; to: number };
type Measure = 'paise' | 'percent' | 'whole';

const number =
  (kind: Measure) =>
  (group: SettingGroup, label: string, fallback: number, { from: min, to: max, help, unit = '' }: Bounds) => {
    const read = (value: unknown) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
    const rule: SettingRule<number> = {
      group,
      kind,
      label,
      help,
      unit,
      min,
      max,
      choices: {},
      fallback,
      read,
      problem: fine,
    };
    return rule;
  };

/** An amount in paise. */
export const paise = number('paise');
/** A share in basis points. */
export const percent = number('percent');
/** A whole number of its unit. */
export const whole = number('whole');

/** One of a list. */
export function choice(
  group: SettingGroup,
  label: string,
  fallback: string,
  { help, choices }: { help: string; choices: Readonly<Record<string, string>> },
): SettingRule<string> {
  const read = (value: unknown) => (typeof value === 'string' && Object.hasOwn(choices, value) ? value : null);
  return { group, kind: 'choice', label, help, unit: '', min: 0, max: 0, choices, fallback, read, problem: fine };
}

const isoPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;
const isMoment = (value: string) => isoPattern.test(value) && !Number.isNaN(Date.parse(value));

/** A moment in UTC, or none. */
export function moment(group: SettingGroup, label: string, { help, unit }: Hints): SettingRule<string> {
  const problem = (value: string) => (isMoment(value) ? null : 'Give a date and a time');
  return { ...text(group, label, '', { help, unit, min: 0, max: 30, problem }), kind: 'moment' };
}
