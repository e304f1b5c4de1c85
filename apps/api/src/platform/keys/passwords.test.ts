import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createPasswords } from './passwords.ts';
import { createTurnstile } from '../http/turnstile.ts';

test('a password matches its own hash only, however it was typed', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  const kept = await passwords.hash('é-correct-horse');
  expect(await passwords.matches('e\u0301-correct-horse', kept)).toBe(true);
  expect(await passwords.matches('é-correct-horsE', kept)).toBe(false);
  expect(await passwords.matches('nobody has this one', undefined)).toBe(false);
});

test('hashes are argon2id with 19 MiB and two rounds', async () => {
  expect(await createPasswords().hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash that costs less to guess than a fresh one is told, and no other', async () => {
  const passwords = createPasswords({ memoryCost: 64, timeCost: 2 });
  const hashOf = (memoryCost: number, timeCost: number) => createPasswords({ memoryCost, timeCost }).hash('x');
  for (const [memory, time] of [
    [32, 2],
    [64, 1],
  ] as const)
    expect(passwords.isOutdated(await hashOf(memory, time))).toBe(true);
  for (const [memory, time] of [
    [64, 2],
    [128, 3],
  ] as const)
    expect(passwords.isOutdated(await hashOf(memory, time))).toBe(false);
  expect(passwords.isOutdated('$2b$10$something.of.another.kind')).toBe(true);
});

// Two timings swing on a busy machine; a guess without any hashing would be a hundred times faster, not four.
test('an unknown account costs the work of a wrong password (auth-3)', async () => {
  const passwords = createPasswords();
  const kept = await passwords.hash('right');
  await passwords.matches('warm', undefined);
  const fastest = async (hash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 7; round++) {
      const before = performance.now();
      await passwords.matches('wrong', hash);
      times.push(performance.now() - before);
    }
    return Math.min(...times);
  };
  expect(await fastest(undefined)).toBeGreaterThan((await fastest(kept)) / 4);
});

test('a turnstile runs few at once, lets a bounded number wait and refuses the rest', async () => {
  const turn = createTurnstile(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => turn(work)));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(most).toBe(2);
  await expect(turn(work)).resolves.toBeUndefined();
});

test('no password, token or phone number gets into the log, nor the row that a database error quotes', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const broken = Object.assign(new Error('duplicate key'), {
    detail: 'Key (mobile)=(9876543210)',
    constraint: 'a_key',
  });
  log.info(
    { password: 'hidden-1', body: { newPassword: 'hidden-2', mobile: '9876543210' }, token: 'hidden-3', err: broken },
    'x',
  );
  expect(lines.join('')).not.toMatch(/hidden-\d|9876543210/);
  expect(lines.join('')).toContain('a_key');
});
