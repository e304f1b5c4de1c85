// Owns no table: says to search engines and feed readers what the public pages are.
import { dayMs } from '@tawa/domain/common/durations';
import {
  blogAddress,
  dishAddress,
  feedAddress,
  addressIn,
  prefixedLanguages,
  privateBeginnings,
  publicBelow,
  restaurantAddress,
  standingPages,
} from '@tawa/domain/common/public-addresses';
import { plainText, readRichText } from '@tawa/domain/common/rich-text';
import { excerpt } from '@tawa/domain/catalogue/search';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './crawlers.store.ts';
import { feedXml, sitemapIndexXml, sitemapXml, type SitemapAddress } from './crawlers.xml.ts';

interface Deps {
  db: Db;
  /** 'https://tawa.example' */
  origin: string;
  /** How many addresses one sitemap may hold; the protocol allows 50,000. */
  addressesMax: number;
}

const languages = ['en', ...prefixedLanguages] as const;

const feedLength = 20;
const feedTextLength = 400;
const everything = { first: 0, last: 2_147_483_647 };

const partKinds = ['pages', 'posts', 'restaurants', 'dishes'] as const;
export type PartKind = (typeof partKinds)[number];
export const isPartKind = (name: string): name is PartKind => partKinds.some((kind) => kind === name);

/** A page where it is listed, which is in English, and where it stands in each language. */
const pageAt = ({ origin }: Deps, path: string): SitemapAddress => ({
  loc: `${origin}${path}`,
  alternates: Object.fromEntries(languages.map((language) => [language, `${origin}${addressIn(language, path)}`])),
});

const standing = (deps: Deps): SitemapAddress[] => standingPages.map((path) => pageAt(deps, path));

async function posts(deps: Deps, span: store.Span): Promise<SitemapAddress[]> {
  const rows = await store.listPosts(deps.db, span);
  return rows.map((row) => ({ ...pageAt(deps, blogAddress(row)), changedOn: row.created_on }));
}

async function restaurants(deps: Deps, span: store.Span): Promise<SitemapAddress[]> {
  const rows = await store.listRestaurants(deps.db, span);
  return rows.map((row) => ({
    ...pageAt(deps, restaurantAddress(row)),
    ...(row.changed_on && { changedOn: row.changed_on }),
  }));
}

async function dishes(deps: Deps, span: store.Span): Promise<SitemapAddress[]> {
  const rows = await store.listDishes(deps.db, span);
  return rows.map((row) => ({ ...pageAt(deps, dishAddress(row.menu_id)), changedOn: row.created_on }));
}

/** Everything in one sitemap while it fits; else the index of the parts. */
export async function writeSitemap(deps: Deps): Promise<string> {
  const { db, origin, addressesMax } = deps;
  const counted = await store.countAddresses(db);
  const total = standingPages.length + counted.posts.count + counted.restaurants.count + counted.dishes.count;
  if (total <= addressesMax) {
    const all = await Promise.all([posts(deps, everything), restaurants(deps, everything), dishes(deps, everything)]);
    return sitemapXml([...standing(deps), ...all.flat()]);
  }
  const partsOf = (kind: PartKind, last: number) =>
    Array.from({ length: Math.ceil(last / addressesMax) }, (_, index) => `${origin}/sitemap/${kind}-${index + 1}.xml`);
  return sitemapIndexXml([
    ...partsOf('pages', 1),
    ...partsOf('posts', counted.posts.last),
    ...partsOf('restaurants', counted.restaurants.last),
    ...partsOf('dishes', counted.dishes.last),
  ]);
}

/**
 * One part of the index; parts are cut by ids, so that an address stays where it is and none is read past.
 * An empty part is a sitemap without addresses.
 */
export async function writeSitemapPart(deps: Deps, kind: PartKind, number: number): Promise<string> {
  const span = { first: (number - 1) * deps.addressesMax + 1, last: number * deps.addressesMax };
  if (kind === 'restaurants') return sitemapXml(await restaurants(deps, span));
  if (kind === 'dishes') return sitemapXml(await dishes(deps, span));
  if (kind === 'posts') return sitemapXml(await posts(deps, span));
  return sitemapXml(number === 1 ? standing(deps) : []);
}

/** What search engines may read. */
export function writeRobots(origin: string): string {
  const lines = [
    'User-agent: *',
    'Allow: /api/uploads/',
    'Disallow: /api/',
    ...languages.flatMap((language) => publicBelow.map((start) => `Allow: ${addressIn(language, start)}`)),
    ...languages.flatMap((language) => privateBeginnings.map((start) => `Disallow: ${addressIn(language, start)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return lines.join('\n');
}

const contactLastsMs = 90 * dayMs;

/** Whom to tell about a fault of the site's security, in the words of RFC 9116. */
export async function writeSecurityContact({ db, clock, origin }: Pick<Deps, 'db' | 'origin'> & { clock: Clock }) {
  const now = clock.now();
  const settings = await findSettings(db, now);
  const lines = [
    `Contact: mailto:${encodeURI(settings('support_email'))}`,
    `Expires: ${new Date(now.getTime() + contactLastsMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return lines.join('\n');
}

/** The newest posts of the blog. */
export async function writeFeed({ db, origin }: Pick<Deps, 'db' | 'origin'>): Promise<string> {
  const rows = await store.listNewestPosts(db, feedLength);
  return feedXml({
    title: 'Tawa: the blog',
    description: 'What is new at Tawa and its kitchens.',
    link: `${origin}/blogs`,
    self: `${origin}${feedAddress}`,
    items: rows.map((row) => ({
      title: row.title,
      link: `${origin}${blogAddress(row)}`,
      author: row.author,
      text: excerpt(plainText(readRichText(row.blogtext)), feedTextLength),
      publishedOn: row.created_on,
    })),
  });
}
