import { endpoints } from '@tawa/contract/all';
import { expect, test } from 'vitest';
import { answerQueries } from '../../../build/answer-queries.ts';
import {
  ageOf,
  isOverrun,
  keepingOf,
  keptAddress,
  keptNotes,
  mayKeep,
  readKeptNote,
  readTold,
} from './kept-offline.ts';

const origin = 'https://tawa.example';
const asked = (path: string, change: { method?: string; isNavigation?: boolean; hasAuthorization?: boolean } = {}) =>
  keepingOf(
    { method: 'GET', isNavigation: false, hasAuthorization: false, url: new URL(path, origin), ...change },
    origin,
  );

test.each([
  ['/api/menu/getmenubyrestaurantid/1', false, 'answer'],
  ['/api/uploads/dishes/dal.webp', false, 'picture'],
  ['/assets/frame-abc.js', false, 'asset'],
  ['/restaurantdetails/Dum-Handi/1', true, 'page'],
  ['/myorders', true, 'private-page'],
  ['/api/docs', true, null],
  ['/api/restaurant/search?sort=distance&near=12.97,77.59', false, null],
  ['/sw.js', false, null],
  ['https://elsewhere.example/assets/x.js', false, null],
])('%s (opened: %s) is kept as %s (offline-1)', (path, isNavigation, keeping) => {
  expect(asked(path, { isNavigation })).toBe(keeping);
});

test.each(['/api/menu/7', '/api/uploads/dishes/dal.webp', '/assets/x.js', '/restaurants'])(
  'nothing is kept of %s when it says who asks, or changes something (offline-3)',
  (path) => {
    expect(asked(path, { hasAuthorization: true })).toBeNull();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) expect(asked(path, { method })).toBeNull();
  },
);

test('the files of the offline page are answered from what came with the worker', () => {
  const asked = { method: 'GET', isNavigation: false, hasAuthorization: false, url: new URL('/offline.css', origin) };
  expect(keepingOf(asked, origin, ['/offline.css'])).toBe('asset');
  expect(keepingOf({ ...asked, hasAuthorization: true }, origin, ['/offline.css'])).toBeNull();
});

test.each([
  [200, 'no-cache', false, true],
  [200, 'public, max-age=31536000, immutable', false, true],
  [200, 'no-store', false, false],
  [200, 'private', false, false],
  [200, 'no-cache', true, false],
  [404, 'no-cache', false, false],
  [206, 'no-cache', false, false],
  [503, 'no-store', false, false],
])('an answer %i with %j (sent on: %s) may be kept: %s (offline-3)', (status, cacheControl, redirected, may) => {
  expect(mayKeep({ status, redirected, headers: new Headers({ 'cache-control': cacheControl }) })).toBe(may);
});

const addressOf = (path: string, keeping: 'page' | 'answer') =>
  keptAddress(new URL(path, origin), keeping, answerQueries).replace(origin, '');

test.each([
  ['page', '/restaurants?x=1,2,3&utm_source=letter', '/restaurants'],
  [
    'page',
    '/restaurants?x=1&sort=rating&cuisine=Indian&cuisine=Thai',
    '/restaurants?cuisine=Indian&cuisine=Thai&sort=rating',
  ],
  ['page', '/restaurantdetails/Dum-Handi/1?category=Dosas&constructor=1#menu', '/restaurantdetails/Dum-Handi/1'],
  ['page', '/constructor?page=1', '/constructor'],
  ['page', '/blogs/?page=2&y', '/blogs/?page=2'],
  ['answer', '/api/search?x=7&q=dal&city=1', '/api/search?q=dal&city=1'],
  ['answer', '/api/restaurant/search?x=7&open=1', '/api/restaurant/search?open=1'],
  ['answer', '/api/menu/7?x=1', '/api/menu/7'],
  ['answer', '/api/nothing?x=1', '/api/nothing'],
] as const)('a %s of %s is kept under %s (offline-2)', (keeping, asked, address) => {
  expect(addressOf(asked, keeping)).toBe(address);
});

test('every public call that declares a query is kept by the names of it (offline-2)', () => {
  const read = endpoints.filter(({ endpoint: { method, access } }) => method === 'GET' && access === 'public');
  const wrong = read.filter(({ endpoint: { path, query } }) => {
    const names = answerQueries.find((known) => known.path === `/api${path}`)?.names ?? [];
    return names.length > 0 !== (query !== undefined);
  });
  expect(wrong).toEqual([]);
});

test('a server without room gives way to what is kept, a site that is closed on purpose does not (offline-1)', () => {
  expect(isOverrun({ status: 503, headers: new Headers({ 'retry-after': '4' }) })).toBe(true);
  expect(isOverrun({ status: 503, headers: new Headers({ 'x-closed': 'maintenance' }) })).toBe(false);
  for (const status of [200, 404, 500]) expect(isOverrun({ status, headers: new Headers() })).toBe(false);
});

test('a note says why something older is shown', () => {
  expect([keptNotes.line, keptNotes.crowd, 'else', null].map(readKeptNote)).toEqual(['line', 'crowd', null, null]);
});

test('an answer is as old as its date says, and without one too old', () => {
  const headers = new Headers({ date: 'Thu, 01 Jan 2026 00:00:00 GMT' });
  expect(ageOf({ headers }, Date.UTC(2026, 0, 1, 1))).toBe(3_600_000);
  expect(ageOf({ headers: new Headers() }, 0)).toBe(Infinity);
});

test('a message is one of two or nothing', () => {
  expect(readTold({ kind: 'seen', path: '/', files: ['/a', 1] })).toEqual({
    kind: 'seen',
    path: '/',
    files: ['/a'],
  });
  expect(readTold({ kind: 'take-over', entry: '/assets/e.js' })).toEqual({ kind: 'take-over', entry: '/assets/e.js' });
  for (const data of [null, 'seen', {}, { kind: 'seen' }, { kind: 'take-over', entry: 1 }])
    expect(readTold(data)).toBeNull();
});
