import { pictureUrl } from '../paths.ts';
import { fullUrl } from './site.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

type Value = string | number | undefined | Thing | readonly Value[];

/** A thing in the words of schema.org; what is undefined is not said. */
export interface Thing {
  readonly '@type'?: string;
  readonly [property: string]: Value;
}

/** The text of a JSON-LD script element: no '<' is left in it that could end the element. */
export function writeStructuredData(things: readonly Thing[]): string {
  const said = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(said.length === 1 ? said[0] : said).replaceAll('<', String.raw`\u003c`);
}

/** Stands in the browser for things that only the server writes, so that it need not know how to write them. */
export const servedThings: readonly Thing[] = [{}];

export const logoAddress = '/icons/icon-512.png';

/** Who publishes the pages. */
export const publisher = (language: Language): Thing => ({
  '@type': 'Organization',
  '@id': fullUrl('/#organization'),
  name: textsIn(wordsTexts, language).name,
  logo: fullUrl(logoAddress),
});

/** The full address of a stored picture; undefined when there is none. */
export const pictureThing = (stored: string | null | undefined): string | undefined =>
  stored ? fullUrl(pictureUrl(stored).replace(/#.*$/s, '')) : undefined;

interface Crumb {
  label: string;
  to?: string | undefined;
}

export const breadcrumbs = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to === undefined ? undefined : fullUrl(to),
  })),
});
