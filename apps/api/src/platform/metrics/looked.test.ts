import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Looked } from './looked.ts';

function createReading() {
  let time = 0;
  const reads: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => void reads.push({ resolve, reject }));
  const looked = new Looked({ read, withinMs: 30, now: () => time });
  return { looked, reads, pass: (ms: number) => (time += ms) };
}
const settle = () => sleep(0);

test('it is read every 15 seconds at most, once for all who ask meanwhile (metrics-2)', async () => {
  const { looked, reads, pass } = createReading();
  const both = [looked.get(), looked.get()];
  reads[0]?.resolve(1);
  expect((await Promise.all(both)).map(({ value }) => value)).toEqual([1, 1]);
  pass(14_999);
  expect(await looked.get()).toMatchObject({ value: 1, ageMs: 14_999, isOut: false });
  expect(reads.length).toBe(1);
  pass(1);
  const next = looked.get();
  reads[1]?.resolve(2);
  expect((await next).value).toBe(2);
});

test('nobody waits for a reading that stays out, and an old value goes after a minute (metrics-2, metrics-3)', async () => {
  const { looked, reads, pass } = createReading();
  const first = looked.get();
  reads[0]?.resolve(1);
  await first;
  pass(20_000);
  expect(await looked.get()).toMatchObject({ value: 1, isOut: true });
  pass(40_000);
  expect(await looked.get()).toMatchObject({ value: undefined, isOut: true });
  expect(reads.length).toBe(2);
  reads[1]?.resolve(2);
  await settle();
  const again = looked.get();
  reads[2]?.resolve(3);
  expect(await again).toMatchObject({ value: 3, isOut: false, failure: undefined });
});

test('a failure is told until a reading succeeds (metrics-3)', async () => {
  const { looked, reads, pass } = createReading();
  const failing = looked.get();
  reads[0]?.reject(new Error('no answer'));
  expect(await failing).toMatchObject({ value: undefined, failure: new Error('no answer') });
  expect(await looked.get()).toMatchObject({ failure: new Error('no answer') });
  pass(15_000);
  const next = looked.get();
  reads[1]?.resolve(4);
  expect(await next).toMatchObject({ value: 4, failure: undefined });
});
