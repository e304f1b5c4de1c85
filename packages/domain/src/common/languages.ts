import { prefixedLanguages } from './public-addresses.ts';

/** The languages that the product speaks to guests, customers, kitchens and riders; the office reads English. */
export const spokenLanguages = ['en', ...prefixedLanguages] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Is this one of the languages that the product speaks? */
export const isSpoken = (name: string | null | undefined): name is SpokenLanguage =>
  spokenLanguages.some((language) => language === name);

const rangeLengthMax = 200;
const rangesMax = 20;
const weightForm = /^q=([01](?:\.\d{0,3})?)$/;

/** What one part of the header asks for, such as 'hi-IN;q=0.8'; a weight that cannot be read counts as none. */
function readRange(range: string): { name: string; weight: number } {
  const [tag = '', ...rest] = range.split(';').map((part) => part.trim().toLowerCase());
  const weights = rest.filter((part) => part.startsWith('q='));
  const [, weight] = weightForm.exec(weights[0] ?? '') ?? [];
  return { name: tag.split('-')[0] ?? '', weight: weights.length === 0 ? 1 : Number(weight ?? 0) };
}

/**
 * The language that an `Accept-Language` header likes best of those that are spoken; of two that are liked alike the
 * first. English wherever nothing else is asked for.
 */
export function chooseLanguage(header: string | undefined): SpokenLanguage {
  let [best, bestWeight]: [SpokenLanguage, number] = ['en', 0];
  for (const range of (header ?? '').slice(0, rangeLengthMax).split(',').slice(0, rangesMax)) {
    const { name, weight } = readRange(range);
    const language = name === '*' ? 'en' : name;
    if (isSpoken(language) && weight > bestWeight) [best, bestWeight] = [language, Math.min(weight, 1)];
  }
  return best;
}
