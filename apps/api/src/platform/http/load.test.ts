import { setTimeout as sleep } from 'node:timers/promises';
import { loadClasses } from '@tawa/contract/common/load-classes';
import { expect, test } from 'vitest';
import { createCrowd } from '#testing/crowd.ts';
import { Load } from './load.ts';
import { createLog } from '../log.ts';

const shedBy = (load: Load) =>
  loadClasses.filter((kind) => {
    try {
      load.admit(kind);
      return false;
    } catch {
      return true;
    }
  });

test('shedding has an order: figures, then lists, then screens, and what is vital never (load-1)', () => {
  const { load, stay } = createCrowd();
  const shedAt = (lateMs: number) => {
    stay({ lateMs }, 3000);
    return shedBy(load);
  };
  expect([10, 40, 70, 110, 10_000].map(shedAt)).toEqual([
    [],
    ['figures'],
    ['figures', 'lists'],
    ['figures', 'lists', 'screens'],
    ['figures', 'lists', 'screens'],
  ]);
});

test('a queue before the database counts like a late process', () => {
  const { load, stay } = createCrowd();
  stay({ waiting: 60 }, 3000);
  expect(shedBy(load)).toEqual(['figures', 'lists', 'screens']);
});

test('what is refused says when to come back, not all at the same time, and is counted', () => {
  const { load, rush } = createCrowd();
  rush();
  expect(() => load.admit('lists')).toThrow(
    expect.objectContaining({ code: 'overloaded', status: 503, retryAfterS: 3 }),
  );
  expect(load.shed.get('lists')).toBe(1);
  const late = new Load({ log: createLog('silent'), lateMaxMs: 10, random: () => 0.99 });
  for (let at = 0; at < 20; at++) late.note({ lateMs: 100, waiting: 0 });
  expect(() => late.admit('lists')).toThrow(expect.objectContaining({ retryAfterS: 7 }));
});

test('one pause of the process sheds nothing', () => {
  const { stay, load } = createCrowd();
  stay({ lateMs: 100 }, 100);
  stay({}, 500);
  expect(load.level).toBe(0);
});

test('it is calm again, class by class, within ten seconds after the crowd has gone', () => {
  const { stay, rush } = createCrowd();
  expect(rush().at(-1)).toBe(3);
  const levels = stay({}, 10_000);
  expect(levels.at(-1)).toBe(0);
  expect([...new Set(levels)]).toEqual([3, 2, 1, 0]);
  expect(levels.indexOf(0) * 100).toBeLessThan(10_000);
});

test('a load that wavers around a limit does not make it waver', () => {
  const { stay } = createCrowd();
  const levels = Array.from({ length: 100 }, (_, at) => stay({ lateMs: at % 2 ? 130 : 90 }, 300)).flat();
  const changes = levels.filter((level, at) => at > 0 && level !== levels[at - 1]).length;
  expect(changes).toBeLessThanOrEqual(3);
});

test('no class takes more than its room: the rest waits, and what comes then is refused', async () => {
  const { load } = createCrowd();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await gate;
    running--;
  };
  const admitted: Promise<void>[] = [];
  const fill = () => {
    load.admit('figures');
    admitted.push(load.take('figures', work));
  };
  for (let at = 0; at < 8; at++) fill();
  expect(fill).toThrow(expect.objectContaining({ code: 'overloaded' }));
  load.admit('lists');
  await load.take('vital', async () => {});
  await sleep(1);
  expect(most).toBe(2);
  open();
  await Promise.all(admitted);
  expect(fill).not.toThrow();
  await Promise.all(admitted);
});

test('what waits when its class begins to be shed is refused in its turn', async () => {
  const { load, rush, calm } = createCrowd();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const running = [load.take('figures', () => gate), load.take('figures', () => gate)];
  const waiting = load.take('figures', async () => 'begun').catch((error: unknown) => error);
  await sleep(1);
  rush();
  open();
  expect(await waiting).toMatchObject({ code: 'overloaded' });
  await Promise.all(running);
  calm();
  expect(await load.take('figures', async () => 'begun')).toBe('begun');
});

test('the readings are of the process itself', async () => {
  const load = new Load({ log: createLog('silent'), lateMaxMs: 20 });
  const stop = load.watch(() => 0);
  const until = performance.now() + 1200;
  while (performance.now() < until) {
    const busyUntil = performance.now() + 80;
    while (performance.now() < busyUntil);
    await sleep(0);
  }
  expect(load.level).toBe(3);
  stop();
});

test('a process is quiet once nobody called for some seconds and nothing is shed (load-4)', () => {
  let now = 0;
  const load = new Load({ log: createLog('silent'), lateMaxMs: 80, now: () => now });
  expect(load.isQuiet).toBe(true);
  load.admit('screens');
  expect(load.isQuiet).toBe(false);
  now += 3000;
  expect(load.isQuiet).toBe(true);
  for (let times = 0; times < 20; times++) load.note({ lateMs: 500, waiting: 0 });
  expect(load.isQuiet).toBe(false);
});
