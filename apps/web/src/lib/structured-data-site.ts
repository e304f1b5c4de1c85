import { company, support } from '@tawa/domain/company';
import { brand } from './messages.ts';
import { paths } from './paths.ts';
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
  legalName: company.name,
  address: company.address,
  url: fullUrl(paths.home),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: support.phone,
    email: support.email,
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
