import { brand } from '../messages.ts';
import { paths } from '../paths.ts';
import { site } from './site-facts.ts';
import { fullUrl } from './site.ts';
import { logoAddress, type Thing } from './structured-data.ts';

/** Who publishes the pages. */
export const publisher = (): Thing => ({
  '@type': 'Organization',
  '@id': fullUrl('/#organization'),
  name: brand.name,
  logo: fullUrl(logoAddress),
});

export const organization = (): Thing => ({
  ...publisher(),
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

export const webSite = (): Thing => ({
  '@type': 'WebSite',
  '@id': fullUrl('/#website'),
  name: brand.name,
  url: fullUrl(paths.home),
  publisher: { '@id': fullUrl('/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${fullUrl(paths.search())}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
