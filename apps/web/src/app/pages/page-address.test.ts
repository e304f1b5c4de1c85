import { slugOf } from '@tawa/domain/common/public-addresses';
import { writeTableQuery } from '@tawa/domain/tables/table-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf, isForAll, render, screenOf } from '../../entry-server.tsx';
import { pageQueries } from '#lib/live/kept-offline.ts';
import { publicScreens } from '#routes/public/screens.ts';
import { sampleAnswer } from '#testing/sample-answer.ts';
import { lostAddress, shellAddress } from './page-address.ts';
import { pageForms } from './page-forms.ts';
import { panelScreens } from '../panels/panel-screens.ts';
import type { InProcessCall } from './render-scope.ts';

// Of the samples a text may be a name or a moment.
const instant = '2030-01-01T08:00:00.000Z';

beforeEach(() => {
  vi.stubEnv('SSR', true);
  // What was read says when, and a page without its data draws a number of empty cards.
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const call: InProcessCall = async (endpoint) =>
  JSON.parse(JSON.stringify(sampleAnswer(endpoint)).replaceAll('"FD-AB12CD"', `"${instant}"`));
const html = async (url: string) => (await render({ url, call, origin: 'https://tawa.example' })).html;

const sampled = (path: string) => path.replaceAll(/:(restaurant|blog)Name/g, slugOf(instant)).replaceAll(/:\w+/g, '1');
const wish = writeTableQuery({
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  checkIn: '2030-01-01',
  time: '20:00',
  guests: 2,
});
const values = ['1', '2', 'FD-AB12CD', 'all', wish];

/** The names of a query that were asked for while something ran. */
async function namesReadBy(work: () => Promise<unknown>): Promise<string[]> {
  const spies = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name));
  await work();
  const names = spies.flatMap((spy) => spy.mock.calls.map(([name]) => name));
  for (const spy of spies) spy.mockRestore();
  return [...new Set(names)];
}

describe('the address of a page', () => {
  test('every form is of a screen that there is', () => {
    const known = new Set(publicScreens.map(({ path }) => path));
    expect(Object.keys(pageForms).filter((path) => !known.has(path))).toEqual([]);
    const ids = publicScreens.filter(({ path }) => path.includes(':')).map(({ path }) => path);
    expect(ids.filter((path) => !pageForms[path])).toEqual([]);
  });

  test.each(publicScreens)(
    '$path: what nobody declared is left out, other forms of the path are one (cache-3)',
    ({ path }) => {
      const plain = addressOf(sampled(path));
      const { unread = [] } = pageForms[path] ?? {};
      expect(plain).toBe(unread.length > 0 ? path.replace(/:\w+/, '-') : sampled(path));
      for (const more of ['?x=1', '?x=2&y=', '?constructor=1&__proto__=2', '?utm_source=letter', `?table=${wish}`, '?'])
        expect(addressOf(`${sampled(path)}${more}`)).toBe(plain);
      expect(addressOf(`${sampled(path)}/`)).toBe(plain);
    },
  );

  test('the service worker keeps a page by the names that its form reads (offline-2)', async () => {
    const read: Record<string, string[]> = {};
    for (const [path, { query }] of Object.entries(pageForms))
      if (query) read[path] = (await namesReadBy(async () => query(new URLSearchParams()))).toSorted();
    const kept = Object.entries(pageQueries).map(([path, names]) => [path, names.toSorted()]);
    expect(Object.fromEntries(kept)).toEqual(read);
  });

  // A screen that reads a name which it does not declare would be shown as it is without it.
  test.each(publicScreens.filter(({ role }) => role === undefined))(
    '$path: the server’s markup is made of nothing else',
    async ({ path }) => {
      const url = sampled(path);
      const names = await namesReadBy(() => html(url));
      const plain = await html(url);
      const { query } = pageForms[path] ?? {};
      for (const name of names)
        for (const value of values) {
          const asked = new URLSearchParams({ [name]: value });
          if (query && query(asked).size > 0) continue;
          expect((await html(`${url}?${asked.toString()}`)) === plain, `${name}=${value}`).toBe(true);
        }
    },
    60_000,
  );

  test('what is declared stands in one form: order, numbers, defaults and what is not offered', () => {
    expect(addressOf('/restaurants?sort=rating&rating=4&cuisine=Thai&cuisine=Indian&pages=02&type=none')).toBe(
      '/restaurants?cuisine=Indian&cuisine=Thai&rating=4&sort=rating&pages=2',
    );
    expect(addressOf('/restaurants?pages=1&sort=relevance&open=0&x=3')).toBe('/restaurants');
    expect(addressOf('/search?kind=restaurants&x=1&q=%20dal+makhani')).toBe('/search?q=dal+makhani&kind=restaurants');
    expect(addressOf('/search?kind=restaurants')).toBe('/search');
    expect(addressOf('/blogs?page=1')).toBe('/blogs');
    expect(addressOf('/blogs?page=3')).toBe('/blogs?page=3');
    expect(addressOf('/ourdishes?food=veg&search=')).toBe('/ourdishes?food=veg');
  });

  test('an id has one form, and what is no id is one address of its screen (cache-3)', () => {
    expect(['/dish/7', '/dish/007', '/DISH/7/', '/dish/%37'].map(addressOf)).toEqual(Array(4).fill('/dish/7'));
    expect(['/dish/0x7', '/dish/7e0', '/dish/seven', '/dish/-7'].map(addressOf)).toEqual(Array(4).fill('/dish/0'));
    expect(addressOf('/blogdetails/Some-Name/012')).toBe('/blogdetails/Some-Name/12');
  });

  test('whatever is not there is one address, whatever lies behind a login another (cache-3)', () => {
    for (const asked of [
      '/nothing',
      '/nothing-2?x=1',
      '/dish',
      '/dish/7/more',
      '/%',
      '/dish/%E0',
      '/a/../menu',
      lostAddress,
    ])
      expect(addressOf(asked)).toBe(lostAddress);
    const everybodys = new Set(publicScreens.map(({ path }) => path));
    const panels = Object.values(panelScreens)
      .flat()
      .filter(({ path }) => !everybodys.has(path));
    expect(panels.length).toBeGreaterThan(20);
    for (const { path } of panels) expect(addressOf(`${path.replaceAll(/:\w+/g, 'FD-AB12CD')}?x=1`)).toBe(shellAddress);
  });

  test('the shell is the same behind every login, and a secret in an address is in no page (cache-3)', async () => {
    const shell = await html(shellAddress);
    for (const path of ['/orders', '/myorders/FD-AB12CD', '/all-orders'])
      expect((await html(path)) === shell).toBe(true);
    expect([addressOf('/r/secret'), addressOf('/booking/TB-AB12CD')]).toEqual(['/r/-', '/booking/-']);
    expect((await html('/r/secret')) === (await html('/r/-'))).toBe(true);
    expect((await html('/booking/TB-AB12CD')) === (await html('/booking/-'))).toBe(true);
  });

  test('the canonical address of a page leaves out what nobody declared', async () => {
    expect(await html(addressOf('/?x=1'))).toContain('<link rel="canonical" href="https://tawa.example/"');
    expect(await html(addressOf('/blogs?x=1&page=2'))).toContain('href="https://tawa.example/blogs?page=2"');
  });
});

test('a cache in front keeps public screens in their own address alone: no secret, no panel, nothing made up (edge-1)', () => {
  for (const asked of ['/', '/restaurants', '/search?q=dal+makhani', '/blogs?page=3', '/dish/7', '/about', '/faq'])
    expect([asked, isForAll(asked)]).toEqual([asked, true]);
  const refused = [
    '/r/secret',
    '/r/-',
    '/booking/TB-AB12CD',
    '/booking/-',
    '/myorders',
    '/myorders/FD-AB12CD',
    '/-',
    '/nowhere',
  ];
  const madeUp = [
    '/?x=1',
    '/restaurants?utm_source=a',
    '/dish/007',
    '/DISH/7',
    '/about/',
    '/search?q=%20dal',
    '/dish/%',
    '/blogs?page=1',
  ];
  for (const asked of [...refused, ...madeUp]) expect([asked, isForAll(asked)]).toEqual([asked, false]);
});

test('the screen of an address holds none of its values (metrics-8)', () => {
  expect(['/dish/7?x=1', '/r/secret', '/booking/TB-AB12CD', '/', '/nowhere/asha', '/%zz'].map(screenOf)).toEqual([
    '/dish/:menu_id',
    '/r/:token',
    '/booking/:booking_number',
    '/',
    '/-',
    '/-',
  ]);
  expect(screenOf('/myorders/FD-AB12CD/pay')).not.toContain('FD-');
});

const page = (url: string) => render({ url, call, origin: 'https://tawa.example' });

test('a page in each language has one address of its own, and names the others (languages-1, languages-6)', async () => {
  expect(['/hi', '/hi/', '/hi?x=1', '/kn/DISH/007', '/hi/blogs?x=1&page=2'].map(addressOf)).toEqual([
    '/hi',
    '/hi',
    '/hi',
    '/kn/dish/7',
    '/hi/blogs?page=2',
  ]);
  expect(['/hi', '/kn/dish/7', '/hi/', '/hi/r/secret', '/kn/myorders'].map(isForAll)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['/hi', '/kn/dish/7', '/hi/r/secret', '/fr'].map(screenOf)).toEqual([
    '/',
    '/dish/:menu_id',
    '/r/:token',
    '/-',
  ]);
  const { html: hindi } = await page('/hi/faq');
  expect(hindi).toContain('<html lang="hi"');
  expect(hindi).toContain('<link rel="canonical" href="https://tawa.example/hi/faq"');
  for (const [language, address] of [
    ['en', '/faq'],
    ['hi', '/hi/faq'],
    ['kn', '/kn/faq'],
    ['x-default', '/faq'],
  ])
    expect(hindi).toContain(`<link rel="alternate" hrefLang="${language}" href="https://tawa.example${address}"`);
  expect(hindi).toContain('<meta property="og:locale" content="hi_IN"');
  expect(hindi).toContain('href="/hi/restaurants"');
  expect(hindi).not.toContain('href="/restaurants"');
});

test('the office has one address, in English, and an unknown language is nothing (languages-1)', async () => {
  expect(await page('/hi/all-orders?status=placed')).toMatchObject({
    status: 301,
    location: '/all-orders?status=placed',
  });
  expect((await page('/fr/faq')).status).toBe(404);
  expect(addressOf('/fr/faq')).toBe(lostAddress);
  expect(addressOf('/hi/nowhere')).toBe(`/hi${lostAddress}`);
  expect(addressOf('/kn/myorders/FD-AB12CD')).toBe(`/kn${shellAddress}`);
  expect((await page('/kn/myorders/FD-AB12CD')).status).toBe(200);
});
