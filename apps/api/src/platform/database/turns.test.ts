import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('work of one key runs one after the other, in the order it came, and other keys do not wait', async () => {
  const turns = new Turns<number>();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
  };
  await Promise.all([turns.take(1, work('a', 20)), turns.take(1, work('b', 0)), turns.take(2, work('c', 0))]);
  expect(seen.filter((step) => !step.startsWith('c'))).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(seen.indexOf('c ends')).toBeLessThan(seen.indexOf('a ends'));
});

test('work that fails tells only its own caller', async () => {
  const turns = new Turns<number>();
  const failing = turns.take(1, () => Promise.reject(new Error('no table')));
  const next = turns.take(1, () => Promise.resolve('a table'));
  await expect(failing).rejects.toThrow('no table');
  expect(await next).toBe('a table');
});

test('a queue has an end', async () => {
  const turns = new Turns<number>();
  const waiting = Array.from({ length: 200 }, () => turns.take(1, () => sleep(1)));
  await expect(turns.take(1, () => sleep(1))).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(waiting);
  await expect(turns.take(1, () => Promise.resolve('free'))).resolves.toBe('free');
});
