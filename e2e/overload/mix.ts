import { cook, oneOf, order, signIn, type People } from './people.ts';
import type { Street } from './street.ts';
import type { Tally } from './tally.ts';
import { dayMs } from '@tawa/domain/common/durations';

/** One kind of call, how often it comes among a thousand, and how many of it may be under way at once. */
export interface Part {
  kind: string;
  share: number;
  atOnceMax: number;
  /** May never be shed. */
  isVital?: boolean;
  ask(tally: Tally): Promise<unknown>;
}

const words = [
  'dal',
  'paneer',
  'rice',
  'biryani',
  'masala',
  'noodle',
  'pasta',
  'taco',
  'curry',
  'soup',
  'dosa',
  'naan',
];
const files = 'script|link';
const crowdMax = 400;
const vitalMax = Infinity;
const dishPages = 200;
const periods = 28;

/** Those whose calls may be shed wait for each other, and nobody else for them. */
export interface Streets {
  crowd: Street;
  vital: Street;
}

/** The files and pictures that the first page names. */
async function filesOf(origin: string): Promise<{ assets: string[]; pictures: string[] }> {
  const html = await (await fetch(origin)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
  const assets = named(new RegExp(`<(?:${files})[^>]+(?:src|href)="(/assets/[^"]+)"`, 'g'));
  return { assets, pictures: named(/src="(\/api\/uploads\/[^"#]+)/g) };
}

const day = (back: number) => new Date(Date.now() - back * dayMs).toISOString().slice(0, 10);

/** What an evening asks of the server, in the shares in which it does. */
export async function mixOf({ crowd, vital }: Streets, origin: string, people: People): Promise<Part[]> {
  const { assets, pictures } = await filesOf(origin);
  const { administrator, owner, shoppers } = people;
  const typed = () => `${oneOf(words)} ${oneOf(words)} ${Math.floor(Math.random() * 1000)}`;
  const pages = [
    () => '/',
    () => '/restaurants',
    () => `/dish/${1 + Math.floor(Math.random() * dishPages)}`,
    () => `/search?q=${encodeURIComponent(typed())}`,
    () => `/?made=${Math.random()}`,
    () => `/nothing-${Math.random()}`,
  ];
  const lists = [
    () => ({ path: `/api/restaurant/search?city=1&page=1&sort=rating&search=${oneOf(words)}` }),
    () => ({ path: '/api/admin/orders?page=1', token: administrator.token }),
    () => ({ path: `/api/admin/users?search=${oneOf(words)}`, token: administrator.token }),
  ];
  const period = () => `from=${day(1 + Math.floor(Math.random() * periods))}&to=${day(0)}`;
  const figures = [
    () => ({ path: `/api/admin/statistics?${period()}`, token: administrator.token }),
    () => ({ path: `/api/kitchen/statistics?${period()}`, token: owner.token }),
  ];
  const exports = [
    () => ({ path: '/api/admin/orders/csv', token: administrator.token }),
    () => ({ path: '/api/admin/users/csv', token: administrator.token }),
  ];
  const allowed = [404];
  return [
    {
      kind: 'pages',
      share: 170,
      atOnceMax: crowdMax,
      ask: (tally) => crowd.ask(tally, 'pages', { path: oneOf(pages)(), allowed }),
    },
    {
      kind: 'search',
      share: 110,
      atOnceMax: crowdMax,
      ask: (tally) => crowd.ask(tally, 'search', { path: `/api/search?q=${encodeURIComponent(typed())}` }),
    },
    { kind: 'lists', share: 110, atOnceMax: crowdMax, ask: (tally) => crowd.ask(tally, 'lists', oneOf(lists)()) },
    {
      kind: 'statistics',
      share: 12,
      atOnceMax: crowdMax,
      ask: (tally) => crowd.ask(tally, 'statistics', oneOf(figures)()),
    },
    { kind: 'exports', share: 4, atOnceMax: crowdMax, ask: (tally) => crowd.ask(tally, 'exports', oneOf(exports)()) },
    {
      kind: 'files',
      share: 320,
      atOnceMax: vitalMax,
      isVital: true,
      ask: (tally) => vital.ask(tally, 'files', { path: oneOf(assets) }),
    },
    {
      kind: 'pictures',
      share: 200,
      atOnceMax: vitalMax,
      isVital: true,
      ask: (tally) => vital.ask(tally, 'pictures', { path: oneOf(pictures) }),
    },
    {
      kind: 'health',
      share: 20,
      atOnceMax: vitalMax,
      isVital: true,
      ask: (tally) => vital.ask(tally, 'health', { path: oneOf(['/healthz', '/readyz']) }),
    },
    { kind: 'orders', share: 4, atOnceMax: vitalMax, isVital: true, ask: (tally) => order(vital, tally, people) },
    { kind: 'kitchen', share: 3, atOnceMax: vitalMax, isVital: true, ask: (tally) => cook(vital, tally, people) },
    { kind: 'sign-in', share: 2, atOnceMax: vitalMax, isVital: true, ask: (tally) => signIn(vital, tally) },
    {
      kind: 'live stream',
      share: 3,
      atOnceMax: vitalMax,
      isVital: true,
      ask: (tally) => vital.hear(tally, 'live stream', { path: '/api/events', token: oneOf(shoppers).token }),
    },
  ];
}
