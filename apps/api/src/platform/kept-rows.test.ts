import { beforeEach, expect, test } from 'vitest';
import { Cache } from './cache.ts';
import { KeptRows } from './kept-rows.ts';
import { Listener } from './listener.ts';
import { createLog } from './log.ts';

interface Card {
  id: number;
  name: string;
}

const maxAgeMs = 5000;
let now: number;
let cache: Cache;
let kept: KeptRows<Card>;
let asked: number[][];
let names: Record<number, string>;

beforeEach(() => {
  now = Date.UTC(2026, 5, 15);
  const listener = new Listener({ url: 'postgres://nowhere', log: createLog('silent') });
  listener.isConnected = () => true;
  cache = new Cache({ listener, clock: { now: () => new Date(now) } });
  kept = new KeptRows<Card>(cache, { topics: ['restaurants'], maxAgeMs, idOf: ({ id }) => id });
  asked = [];
  names = { 1: 'Dum & Handi', 2: 'Forno Verde' };
});

const read = async (missing: readonly number[]): Promise<Card[]> => {
  asked.push([...missing]);
  return missing.flatMap((id) => (names[id] === undefined ? [] : { id, name: names[id] }));
};
const get = async (...ids: number[]) =>
  (await kept.get(ids, read)).toSorted((a, b) => a.id - b.id).map(({ name }) => name);

test('a row is read once, and one that is not there is asked for each time', async () => {
  expect(await get(1, 9)).toEqual(['Dum & Handi']);
  expect(await get(2, 1, 9)).toEqual(['Dum & Handi', 'Forno Verde']);
  expect(await get(1, 2)).toEqual(['Dum & Handi', 'Forno Verde']);
  expect(asked).toEqual([
    [1, 9],
    [2, 9],
  ]);
});

test('a change of its topic is seen at once, a change of another is none', async () => {
  await get(1);
  names[1] = 'Dum & Degchi';
  cache.raise(['content']);
  expect(await get(1)).toEqual(['Dum & Handi']);
  cache.raise(['restaurants']);
  expect(await get(1)).toEqual(['Dum & Degchi']);
});

test('what was read while a change came is shown and not kept', async () => {
  const [old] = await kept.get([1], async (missing) => {
    const rows = await read(missing);
    names[1] = 'Dum & Degchi';
    cache.raise(['restaurants']);
    return rows;
  });
  expect(old?.name).toBe('Dum & Handi');
  expect(await get(1)).toEqual(['Dum & Degchi']);
});

test('a row is read anew when it is too old, though nothing was said', async () => {
  await get(1);
  names[1] = 'Dum & Degchi';
  now += maxAgeMs - 1;
  expect(await get(1)).toEqual(['Dum & Handi']);
  now += 1;
  expect(await get(1)).toEqual(['Dum & Degchi']);
});
