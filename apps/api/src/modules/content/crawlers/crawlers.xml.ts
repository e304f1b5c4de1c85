import { findOwn } from '@tawa/domain/common/own';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Control characters and half pairs have no place in XML 1.0, not even escaped.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Text as it stands between the tags of XML or in an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => findOwn(entities, sign) ?? '');

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapAddress {
  /** Whole, with the origin. */
  loc: string;
  changedOn?: Date;
  /** The same page by language. */
  alternates?: Readonly<Record<string, string>>;
}

const lineOf = (tag: string, { loc, changedOn, alternates = {} }: SitemapAddress): string => {
  const lastmod = changedOn ? `<lastmod>${changedOn.toISOString()}</lastmod>` : '';
  const others = Object.entries(alternates).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
  );
  return `<${tag}><loc>${xmlText(loc)}</loc>${lastmod}${others.join('')}</${tag}>\n`;
};

export const sitemapXml = (addresses: readonly SitemapAddress[]): string =>
  `${head}\n<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.map((address) => lineOf('url', address)).join('')}</urlset>\n`;

/** The sitemap of sitemaps, for more addresses than one may hold. */
export const sitemapIndexXml = (parts: readonly string[]): string =>
  `${head}\n<sitemapindex xmlns="${sitemaps}">\n${parts.map((loc) => lineOf('sitemap', { loc })).join('')}</sitemapindex>\n`;

export interface FeedItem {
  title: string;
  link: string;
  author: string;
  text: string;
  publishedOn: Date;
}

interface Feed {
  title: string;
  description: string;
  /** The page that the feed follows, and the feed itself. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

const itemXml = ({ title, link, author, text, publishedOn }: FeedItem): string =>
  [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    `<pubDate>${publishedOn.toUTCString()}</pubDate>`,
    `<dc:creator>${xmlText(author)}</dc:creator>`,
    `<description>${xmlText(text)}</description>`,
    '</item>',
  ].join('');

/** RSS 2.0. */
export const feedXml = ({ title, description, link, self, items }: Feed): string => {
  const newest = items[0]?.publishedOn;
  return [
    head,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel><title>${xmlText(title)}</title><link>${xmlText(link)}</link>`,
    `<description>${xmlText(description)}</description><language>en-IN</language>`,
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : '',
    ...items.map(itemXml),
    '</channel></rss>',
    '',
  ].join('\n');
};
