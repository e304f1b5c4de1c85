import { listActiveCities, type City } from '@tawa/contract/catalogue/cities';
import { getDish } from '@tawa/contract/catalogue/menu';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPageState } from './app/pages/page-state.ts';
import type { InProcessCall } from './app/pages/render-scope.ts';
import { inlineScripts, render } from './entry-server.tsx';
import { themeScript } from './lib/site/theme-script.ts';
import { call } from './lib/api/api-client.ts';
import { site } from './lib/site/site-facts.ts';
import type { ScreenModule } from './lib/screen.ts';

// What only the server writes is written.
beforeEach(() => void vi.stubEnv('SSR', true));
afterEach(() => void vi.unstubAllEnvs());

const cities = queryOptions({
  queryKey: ['cities'],
  queryFn: async () => (await call(listActiveCities)).body,
});

const screens = vi.hoisted(() => ({ set: new Map<string, () => Promise<unknown>>() }));
vi.mock('./routes/public/screens.ts', () => ({
  publicScreens: ['/cities', '/gone', '/broken', '/still'].map((path) => ({
    path,
    id: `public${path}`,
    screen: () => screens.set.get(path)?.(),
  })),
}));
vi.mock('./routes/user/screens.ts', () => ({
  userScreens: [
    { path: '/dashboard', id: 'user/dashboard/dashboard', screen: () => Promise.reject(new Error('never rendered')) },
  ],
}));

function Cities() {
  const { data } = useSuspenseQuery(cities);
  return (
    <>
      <title>Cities · Tawa</title>
      <ul>
        {data.map(({ city_id, cityname }) => (
          <li key={city_id}>{cityname}</li>
        ))}
      </ul>
    </>
  );
}
const Empty = () => <p>never seen</p>;
const offer = (path: string, module: ScreenModule) => void screens.set.set(path, async () => module);
offer('/cities', { Screen: Cities, load: ({ client }) => client.ensureQueryData(cities) });
offer('/gone', {
  Screen: Empty,
  load: () => call(getDish, { params: { menu_id: 9 } }),
  notFoundText: () => 'Dish not found.',
});
offer('/broken', { Screen: Empty, load: () => Promise.reject(new Error('select secret from accounts')) });
offer('/still', { Screen: () => <p>Nothing to read</p> });

const hostile = '</script><script>alert(1)</script><!--';
const city = (cityname: string): City => ({ city_id: 1, cityname, lat: 0, lng: 0, restaurant_count: 2 });
const refuse = (code: string, message: string) => Object.assign(new Error(message), { code, status: 404 });

const office = { ...site(), phone: '1800 555 0199' };

const page = async (url: string, reply: (path: string) => unknown = () => []) => {
  const answerCall: InProcessCall = async (endpoint) => {
    const body: unknown = endpoint.path === '/site' ? office : reply(endpoint.path);
    return JSON.parse(JSON.stringify({ status: 200, body }));
  };
  const rendered = await render({ url, call: answerCall, origin: 'https://tawa.example' });
  return { ...rendered, document: new DOMParser().parseFromString(rendered.html, 'text/html') };
};

test('a page is whole: the title in its head, the data in its markup and in its state (first-page-1)', async () => {
  const { status, topics, maxAgeMs, document } = await page('/cities', () => [city('Pune')]);
  expect({ status, topics, maxAgeMs }).toEqual({
    status: 200,
    topics: ['settings', 'cities', 'listings', 'search'],
    maxAgeMs: 60_000,
  });
  expect(document.head.querySelector('title')?.textContent).toBe('Cities · Tawa');
  expect(document.querySelector('main li')?.textContent).toBe('Pune');
  const state = readPageState(document.querySelector('#state')?.textContent ?? '');
  expect(state.queries.queries[0]?.state.data).toEqual([city('Pune')]);
});

test('what the office has set stands in the frame, and in the state for the browser (settings-2)', async () => {
  const { document } = await page('/still');
  expect(document.querySelector('footer a[href^="tel:"]')?.textContent).toBe('1800 555 0199');
  expect(readPageState(document.querySelector('#state')?.textContent ?? '').site.phone).toBe('1800 555 0199');
});

test('data that looks like markup can end neither the text nor the state', async () => {
  const { document } = await page('/cities', () => [city(hostile)]);
  expect(document.querySelector('main li')?.textContent).toBe(hostile);
  expect(document.querySelectorAll('script')).toHaveLength(inlineScripts.length + 2);
});

test('the only inline scripts are those whose texts are given for the policy, and nothing carries a style', async () => {
  const { document } = await page('/cities', () => [city('Pune')]);
  const inline = [...document.querySelectorAll('script:not([src]):not([type])')].map(({ textContent }) => textContent);
  expect(inline).toEqual([...inlineScripts]);
  expect(document.querySelectorAll('[style], style, [onclick]')).toHaveLength(0);
});

test('two pages at once never share what they read', async () => {
  const [first, second] = await Promise.all([
    page('/cities', () => [city('Pune')]),
    page('/cities', () => [city('Kochi')]),
  ]);
  expect(first.html).not.toContain('Kochi');
  expect(second.html).not.toContain('Pune');
});

test('a thing that is not there is a 404 in the screen’s own words', async () => {
  const { status, document } = await page('/gone', () => {
    throw refuse('not_found', 'No such dish.');
  });
  expect(status).toBe(404);
  expect(document.querySelector('main')?.textContent).toContain('Dish not found.');
});

test('a failure is a 500 that tells its cause to the server alone and is not kept', async () => {
  const { status, html, maxAgeMs, error } = await page('/broken');
  expect({ status, maxAgeMs }).toEqual({ status: 500, maxAgeMs: 0 });
  expect(html).toContain('Looks like the server is down');
  expect(html).not.toContain('secret');
  expect(error).toMatchObject({ message: 'select secret from accounts' });
});

test('an unknown address is a 404 page', async () => {
  const { status, document } = await page('/nothing');
  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('This plate is empty');
});

test('what lies behind a login is a shell that says nothing and is not indexed', async () => {
  const { status, document, topics } = await page('/dashboard');
  expect({ status, topics }).toEqual({ status: 200, topics: ['settings'] });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('main')?.textContent).toBe('');
});

test('a closed site is one whole page without any code: what the office wrote, help, and ways in', async () => {
  const closed = { text: 'New ovens.', until: null, words: 'New ovens.', retryAfterS: 600 };
  const answerCall: InProcessCall = async () => JSON.parse(JSON.stringify({ status: 200, body: office }));
  const rendered = await render({ url: '/menu', call: answerCall, origin: 'https://tawa.example', closed });
  expect(rendered).toMatchObject({ status: 503, topics: ['settings'] });
  const document = new DOMParser().parseFromString(rendered.html, 'text/html');
  expect(document.querySelector('main')?.textContent).toContain('New ovens.');
  expect(document.querySelector('a[href^="tel:"]')?.textContent).toBe('1800 555 0199');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['?', '/myorders', '/login']),
  );
  const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent);
  expect(scripts).toEqual([themeScript()]);
  expect(document.querySelectorAll('[style], style')).toHaveLength(0);
});
