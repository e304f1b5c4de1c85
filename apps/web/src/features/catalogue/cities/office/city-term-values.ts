import type { CityTermNow } from '@tawa/contract/catalogue/cities.office';
import { cityTermWords, type CityTerm } from '@tawa/domain/catalogue/city-terms';
import { type Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { officeCitiesTexts } from './cities.texts.ts';

const divisors: Readonly<Record<CityTerm, number>> = { platform_fee: 100, commission: 100, delivery_radius: 1000 };

/** A stored value as its field shows it: rupees, percent or kilometres. */
export const typedOf = (term: CityTerm, value: number): string =>
  term === 'delivery_radius' ? String(value / divisors[term]) : (value / divisors[term]).toFixed(2);

/** What was typed as it is stored; NaN where it is no number. */
export const valueOf = (term: CityTerm, typed: string): number =>
  typed.trim() === '' ? Number.NaN : Math.round(Number(typed) * divisors[term]);

/** What a city has of its own on a day, of its rows from the newest on; null where it has none. */
export const ownOn = ({ history }: CityTermNow, day: string): number | null =>
  history.find(({ valid_from }) => valid_from <= day)?.value ?? null;

/** What counts everywhere, in words. */
export const everywhereWords = ({ term, everywhere }: CityTermNow, language: Language): string =>
  everywhere === null ? textsIn(officeCitiesTexts, language).terms.wholeCity : cityTermWords(term, everywhere);
