import { roundHalfUp } from '../common/money.ts';
import { settingEffect, type EffectBase, type EffectLine } from '../content/setting-effect.ts';
import { settingProblem, settingWords, type SettingKey } from '../content/settings.ts';

/** What a city may have of its own: paise of an order, basis points of the item total, metres around a kitchen. */
export const cityTermNames = ['platform_fee', 'commission', 'delivery_radius'] as const;
export type CityTerm = (typeof cityTermNames)[number];

/** Whether a text is the name of one. */
export const isCityTerm = (name: string): name is CityTerm => cityTermNames.some((each) => each === name);

/** The setting that counts where neither restaurant nor city has a value; null where the whole city does. */
export const settingOfTerm: Readonly<Record<CityTerm, SettingKey | null>> = {
  platform_fee: 'platform_fee',
  commission: 'commission_default',
  delivery_radius: null,
};

/** The smallest and the largest area around a kitchen, in metres; its own and its city's. */
export const radiusMinM = 500;
export const radiusMaxM = 30_000;

/** The one law: a restaurant's own value, else its city's, else what counts everywhere. */
export const decideTerm = <T>(own: T | null, city: number | null, everywhere: T): T | number =>
  own ?? city ?? everywhere;

/** What a city has of its own at a moment, of the newest rows that have begun by then; null where it has none. */
export function readCityTerms(
  rows: readonly { term: string; value: number | null }[],
): Record<CityTerm, number | null> {
  const valueOf = (name: CityTerm) => rows.find(({ term }) => term === name)?.value ?? null;
  return {
    platform_fee: valueOf('platform_fee'),
    commission: valueOf('commission'),
    delivery_radius: valueOf('delivery_radius'),
  };
}

const kilometres = (metres: number) => `${Number((metres / 1000).toFixed(2))} km`;

/** A value as a person reads it: '₹6.00', '18.00%', '4.5 km'. */
export function cityTermWords(term: CityTerm, value: number): string {
  const setting = settingOfTerm[term];
  return setting === null ? kilometres(value) : settingWords(setting, value);
}

/** Why a value may not be a city's, as the form and the server say it; null when it may. */
export function cityTermProblem(term: CityTerm, value: number): string | null {
  const setting = settingOfTerm[term];
  if (setting !== null) return settingProblem(setting, value);
  return Number.isInteger(value) && value >= radiusMinM && value <= radiusMaxM
    ? null
    : `From ${kilometres(radiusMinM)} to ${kilometres(radiusMaxM)}`;
}

/** What was delivered in the last 30 days by restaurants without a commission of their own (paise). */
export interface FollowingSales {
  orders: number;
  /** What commission is counted on. */
  net: number;
  commission: number;
  /** What their commission would have been with what counts everywhere. */
  everywhere: number;
}

export interface CityEffectBase extends EffectBase {
  following: FollowingSales;
}

interface Change {
  /** What counts for the city now, and what would; a target of null is what counts everywhere. */
  from: number;
  to: number | null;
  everywhere: number;
}

/**
 * What would be different of an order for ₹500.00, and what the last 30 days of the city would have come to, in paise;
 * nothing where both are the same. A commission counts for restaurants without one of their own.
 */
export function cityTermEffect(
  term: 'platform_fee' | 'commission',
  { from, to, everywhere }: Change,
  base: CityEffectBase,
): EffectLine[] {
  const target = to ?? everywhere;
  if (term === 'platform_fee') return settingEffect('platform_fee', from, target, base);
  const lines = settingEffect('commission_default', from, target, base);
  const { net, commission, everywhere: signed } = base.following;
  const would = to === null ? signed : roundHalfUp(net * to, 10_000);
  return lines.length === 0 ? [] : [...lines, { of: 'last_days', amount: would - commission }];
}

/** How far the deliveries of 30 days went from kitchens that follow the city's radius. */
export interface CityReach {
  /** Restaurants that deliver and have said no area of their own, and those that have. */
  following: number;
  own: number;
  /** Deliveries by their distance, rounded up to this many metres. */
  steps: readonly { metres: number; orders: number }[];
  /** The farthest delivery of each restaurant that has one, rounded up as well. */
  farthest: readonly number[];
}

/** The metres by which distances are counted. */
export const reachStepM = 100;

/** What of the last 30 days lies beyond a radius: restaurants that went there, and their deliveries. */
export function beyondRadius(
  { steps, farthest }: CityReach,
  radius: number,
): { restaurants: number; orders: number; of: number } {
  const count = (rows: CityReach['steps']) => rows.reduce((sum, { orders }) => sum + orders, 0);
  return {
    restaurants: farthest.filter((metres) => metres > radius).length,
    orders: count(steps.filter(({ metres }) => metres > radius)),
    of: count(steps),
  };
}
