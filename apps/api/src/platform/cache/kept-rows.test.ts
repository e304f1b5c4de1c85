import { beforeEach, expect, test, vi } from 'vitest';
import { Cache } from './cache.ts';
import { KeptRows } from './kept-rows.ts';
import { restaurantsIn } from './parts.ts';
import { Listener } from '../database/listener.ts';
import { createLog } from '../log.ts';

interface Card {
  id: number;
  name: string;
  until: number;
}

const freshMs = 5000;
const maxAgeMs = 8000;
const sizeOfCard = 1000;
let now: number;
let cache: Cache;
let kept: KeptRows<Card>;
let asked: number[][];
let names: Record<number, string>;
let until: number;

beforeEach(() => {
  now = Date.UTC(2026, 5, 15);
  const listener = new Listener({ url: 'postgres://nowhere', log: createLog('silent') });
  listener.isConnected = () => true;
  cache = new Cache({ listener, clock: { now: () => new Date(now) } });
  kept = new KeptRows<Card>(cache, {
    topicsOf: (id) => ['restaurants all', `restaurants r${id}`],
    bytesMax: 150 * sizeOfCard,
    sizeOf: () => sizeOfCard,
    freshMs,
    maxAgeMs,
    idOf: ({ id }) => id,
    holdsUntil: ({ until }) => until,
    idsIn: restaurantsIn,
  });
  asked = [];
  until = Infinity;
  names = { 1: 'Dum & Handi', 2: 'Forno Verde' };
});

const read = async (missing: readonly number[]): Promise<Card[]> => {
  asked.push([...missing]);
  return missing.flatMap((id) => (names[id] === undefined ? [] : { id, name: names[id], until }));
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

test('a change of one row leaves the others kept (cache-9)', async () => {
  await get(1, 2);
  names = { 1: 'Dum & Degchi', 2: 'Forno Nero' };
  cache.raise(['restaurants r1']);
  expect(await get(1, 2)).toEqual(['Dum & Degchi', 'Forno Verde']);
  expect(asked).toEqual([[1, 2], [1]]);
});

test('rows are kept as far as there is room, what was asked for once goes first (cache-4)', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => at + 1);
  names = Object.fromEntries(ids.map((id) => [id, `Kitchen ${id}`]));
  await get(1);
  await get(1);
  await get(...ids.slice(1));
  asked = [];
  await get(1, 200, 2);
  expect(asked).toEqual([[2]]);
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

test('an old row is shown while it is read anew, and never when it is too old', async () => {
  await get(1);
  names[1] = 'Dum & Degchi';
  now += freshMs - 1;
  expect(await get(1)).toEqual(['Dum & Handi']);
  expect(asked).toHaveLength(1);
  now += 1;
  expect(await get(1)).toEqual(['Dum & Handi']);
  await vi.waitFor(async () => expect(await get(1)).toEqual(['Dum & Degchi']), { timeout: 10_000 });
  expect(asked).toEqual([[1], [1]]);
  names[1] = 'Dum';
  now += maxAgeMs;
  expect(await get(1)).toEqual(['Dum']);
});

test('many old rows are read a few at a time, each once', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => at + 1);
  names = Object.fromEntries(ids.map((id) => [id, `Kitchen ${id}`]));
  await get(...ids);
  now += freshMs;
  for (const id of ids) await get(id);
  await vi.waitFor(() => expect(asked.slice(1).flat()).toHaveLength(120), { timeout: 10_000 });
  expect(Math.max(...asked.slice(1).map((few) => few.length))).toBe(50);
  expect(new Set(asked.slice(1).flat()).size).toBe(120);
});

test('what is read beside the requests is read as the newest of them would', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  names = Object.fromEntries(ids.map((id) => [id, `Kitchen ${id}`]));
  await get(...ids);
  now += freshMs;
  await get(...ids);
  const newest: number[] = [];
  await kept.get([1], async (missing) => {
    newest.push(...missing);
    return read(missing);
  });
  await vi.waitFor(() => expect(newest).toHaveLength(10), { timeout: 10_000 });
});

test('a row that stops being true at an instant is not shown from then on', async () => {
  until = now + 1000;
  await get(1);
  names[1] = 'Dum & Degchi';
  now += 999;
  expect(await get(1)).toEqual(['Dum & Handi']);
  now += 1;
  expect(await get(1)).toEqual(['Dum & Degchi']);
});

test('rows that could not be read anew are asked for again, and whoever needs them hears why', async () => {
  await get(1);
  now += freshMs;
  const fail = () => Promise.reject(new Error('The database is away.'));
  expect(await kept.get([1], fail)).toHaveLength(1);
  now += maxAgeMs;
  await expect(kept.get([1], fail)).rejects.toThrow('away');
  expect(await get(1)).toEqual(['Dum & Handi']);
});

test('a row that people ask for is read again as soon as it changed, and one that nobody asked for since is not (cache-13)', async () => {
  await get(1, 2);
  await get(1);
  names = { 1: 'Dum & Degchi', 2: 'Forno Nero' };
  asked = [];
  cache.raise(['restaurants r1', 'restaurants r2']);
  await vi.waitFor(() => expect(asked).toEqual([[1]]));
  expect(kept.find(1)?.name).toBe('Dum & Degchi');
  expect(kept.find(2)).toBeUndefined();
  expect(await get(1, 2)).toEqual(['Dum & Degchi', 'Forno Nero']);
});

test('a row that changes while it is read again is read once more, and never shown as it was (cache-13)', async () => {
  let names1 = 'first';
  let changesLeft = 1;
  const reading = async (missing: readonly number[]): Promise<Card[]> => {
    const seen = names1;
    if (asked.push([...missing]) > 1 && changesLeft-- > 0) {
      names1 = 'third';
      cache.raise(['restaurants r1']);
    }
    return missing.map((id) => ({ id, name: seen, until }));
  };
  await kept.get([1], reading);
  await kept.get([1], reading);
  names1 = 'second';
  cache.raise(['restaurants r1']);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect((await kept.get([1], reading)).map(({ name }) => name)).toEqual(['third']);
});
