import { paths } from '../paths.ts';
import { site } from './site-facts.ts';
import { fullUrl } from './site.ts';
import { publisher, type Thing } from './structured-data.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const organization = (language: Language): Thing => ({
  ...publisher(language),
  legalName: site().company,
  address: site().address,
  url: fullUrl(paths.home),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: site().phone,
    email: site().email,
  },
});

export const webSite = (language: Language): Thing => ({
  '@type': 'WebSite',
  '@id': fullUrl('/#website'),
  name: textsIn(wordsTexts, language).name,
  url: fullUrl(paths.home),
  publisher: { '@id': fullUrl('/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${fullUrl(paths.search())}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
