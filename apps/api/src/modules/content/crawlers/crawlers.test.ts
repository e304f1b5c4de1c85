import { dayMs } from '@tawa/domain/common/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';
import { writeSitemap, writeSitemapPart } from './crawlers.service.ts';

const origin = 'https://tawa.example';
let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ env: { PUBLIC_URL: `${origin}/` } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('blogs').execute();
  await world.db.updateTable('restaurants').set({ hidden: true }).execute();
  world.deps.cache.raiseAll();
});

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const post = (title: string, status = 'published', day = 1) =>
  world.db
    .insertInto('blogs')
    .values({
      title,
      author: 'Asha & Co',
      blogtext: '<p>Ghee < butter</p>',
      status,
      created_on: new Date(Date.UTC(2026, 0, day)),
    })
    .returning('blogid')
    .executeTakeFirstOrThrow();

test('the sitemap names the standing pages and what is listed, on sale and published, whole and once (crawlers-1)', async () => {
  const kitchen = await addRestaurant(world.deps, { restaurant_name: 'Dum & Handi' });
  const dish = await addDish(world.deps, kitchen);
  const { blogid } = await post('Why ghee?');
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const found = addressesOf(body);
  expect(found).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/faq`,
      `${origin}/restaurantdetails/Dum-Handi/${kitchen}`,
      `${origin}/dish/${dish}`,
      `${origin}/blogdetails/Why-ghee/${blogid}`,
    ]),
  );
  expect(new Set(found).size).toBe(found.length);
  expect(body).toContain(
    `<loc>${origin}/blogdetails/Why-ghee/${blogid}</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>`,
  );
  const inLanguages = ['en', 'hi', 'kn'].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${language === 'en' ? '' : `/${language}`}/dish/${dish}"/>`,
  );
  expect(body).toContain(inLanguages.join(''));
});

test('what is hidden, not yet active, off sale, in a city that is not served, or a draft is not named (crawlers-1)', async () => {
  const hidden = await addRestaurant(world.deps, { hidden: true });
  const draft = await addRestaurant(world.deps, { lifecycle: 'draft' });
  const elsewhere = await addRestaurant(world.deps, { city_id: await addCity(world.deps, { isactive: false }) });
  const bare = await addRestaurant(world.deps);
  const dishes = await Promise.all([hidden, draft, elsewhere].map((kitchen) => addDish(world.deps, kitchen)));
  dishes.push(await addDish(world.deps, bare, { isactive: false }));
  await post('Draft', 'draft');
  const found = addressesOf((await get('/sitemap.xml')).body).join('\n');
  for (const kitchen of [hidden, draft, elsewhere, bare]) expect(found).not.toMatch(new RegExp(`/${kitchen}$`, 'm'));
  for (const dish of dishes) expect(found).not.toMatch(new RegExp(`/dish/${dish}$`, 'm'));
  expect(found).not.toContain('Draft');
});

test('the same content is the same bytes, and who has them hears 304', async () => {
  const first = await get('/sitemap.xml');
  world.deps.cache.raiseAll();
  const again = await get('/sitemap.xml');
  expect(again.body).toBe(first.body);
  const etag = String(first.headers.etag);
  expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
});

test('more addresses than one sitemap holds are an index whose parts hold each of them once (crawlers-1)', async () => {
  const kitchen = await addRestaurant(world.deps);
  for (let count = 0; count < 5; count++) await addDish(world.deps, kitchen);
  await post('One');
  const whole = { db: world.db, origin, addressesMax: 50_000 };
  const needs = { ...whole, addressesMax: 4 };
  const index = await writeSitemap(needs);
  expect(index).toContain('<sitemapindex');
  const parts = await Promise.all(
    addressesOf(index).map((loc) => {
      const [, kind = '', number] = /\/sitemap\/(\w+)-(\d+)\.xml$/.exec(loc) ?? [];
      if (kind === 'dishes' || kind === 'restaurants' || kind === 'posts' || kind === 'pages')
        return writeSitemapPart(needs, kind, Number(number));
      throw new Error(`A part without a kind: ${loc}`);
    }),
  );
  const found = parts.flatMap(addressesOf);
  expect(found.toSorted()).toEqual(addressesOf(await writeSitemap(whole)).toSorted());
});

test.each([
  ['/sitemap/dishes-1.xml', 200],
  ['/sitemap/pages-1.xml', 200],
  ['/sitemap/users-1.xml', 404],
  ['/sitemap/dishes-0.xml', 404],
  ['/sitemap/dishes-1.txt', 404],
])('%s answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test('robots may read the pages and pictures, neither panels, checkout nor the API, and are told the sitemap (crawlers-2)', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  const lines = body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /api/uploads/',
      'Disallow: /api/',
      'Disallow: /checkout',
      'Disallow: /admin',
      'Disallow: /orders',
      'Disallow: /hi/orders',
      'Disallow: /kn/my',
      `Sitemap: ${origin}/sitemap.xml`,
    ]),
  );
  expect(lines).not.toContain('Disallow: /');
});

test('the feed has the published posts, newest first, and nothing in a post can end an element (crawlers-3)', async () => {
  await post('Old', 'published', 1);
  const { blogid } = await post('</title><script>"A" & \'B\'\u0001', 'published', 9);
  await post('Draft', 'draft', 10);
  const { headers, body } = await get('/feed.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect([...body.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    '&lt;/title&gt;&lt;script&gt;&quot;A&quot; &amp; &apos;B&apos;',
    'Old',
  ]);
  expect(body).toContain(`<guid isPermaLink="true">${origin}/blogdetails/title-script-A-B/${blogid}</guid>`);
  expect(body).toContain('<pubDate>Fri, 09 Jan 2026 00:00:00 GMT</pubDate><dc:creator>Asha &amp; Co</dc:creator>');
  expect(body).toContain('<lastBuildDate>Fri, 09 Jan 2026');
});

test('a post that is published is in the feed at once (crawlers-3)', async () => {
  await get('/feed.xml');
  await post('Fresh');
  await expect.poll(async () => (await get('/feed.xml')).body).toContain('<title>Fresh</title>');
});

test('whoever finds a fault reads whom to tell, from the settings of this moment and for some weeks', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m);
  expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  const daysLeft = (Date.parse(expires) - world.deps.clock.now().getTime()) / dayMs;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});
