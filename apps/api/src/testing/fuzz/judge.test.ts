import { endpoint } from '@tawa/contract/common/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { judge, slowMs } from './judge.ts';
import { openJournal } from './journal.ts';
import type { Received } from './line.ts';
import { curlOf, type Wire } from './wire.ts';
import { startTestApp, type TestApp } from '../app.ts';

const call = endpoint({
  method: 'POST',
  path: '/thing',
  summary: 'A thing',
  access: 'public',
  body: z.strictObject({ name: z.string() }),
  responses: { 200: z.object({ name: z.string() }) },
});
const json = new Map([['content-type', 'application/json; charset=utf-8']]);
const wire = (body: string): Wire => ({ method: 'POST', target: '/api/thing', headers: [], body: Buffer.from(body) });
const heard = (status: number, body: unknown, more: Partial<Received> = {}): Received => ({
  status,
  headers: json,
  body: Buffer.from(JSON.stringify(body)),
  ms: 1,
  ...more,
});
const refusal = (code: string) => ({ code, message: 'No.', requestId: 'r' });
const sound = wire('{"name":"dal"}');

describe('the judge', () => {
  test('has nothing against what the contract declares', () => {
    expect(judge(call, sound, heard(200, { name: 'dal' }))).toBeUndefined();
    expect(judge(call, wire('{'), heard(400, refusal('invalid')))).toBeUndefined();
  });

  test.each<[string, string, Received]>([
    ['a failure', '{"name":"dal"}', heard(500, refusal('internal'))],
    ['a server that sheds', '{"name":"dal"}', heard(503, refusal('unavailable'))],
    ['no answer', '{"name":"dal"}', heard(0, null)],
    ['an answer that takes long', '{"name":"dal"}', heard(200, { name: 'dal' }, { ms: slowMs + 1 })],
    ['a status that is not declared', '{"name":"dal"}', heard(201, { name: 'dal' })],
    ['a body that is not declared', '{"name":"dal"}', heard(200, { nam: 'dal' })],
    [
      'an answer of another type',
      '{"name":"dal"}',
      heard(200, 'dal', { headers: new Map([['content-type', 'text/html']]) }),
    ],
    ['a refusal in another shape', '{', heard(400, { error: 'no' })],
    ['a refusal whose code has another status', '{', heard(404, refusal('invalid'))],
    ['a call that is done without the body it needs', '{"name":1}', heard(200, { name: 'dal' })],
    ['a call that is done with a body nobody can read', '{', heard(200, { name: 'dal' })],
  ])('finds %s', (_what, body, answer) => {
    expect(judge(call, wire(body), answer)).toBeDefined();
  });
});

describe('the journal', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await startTestApp();
  });
  afterAll(() => world.close());

  test('names each table whose rows changed, and none whose change was rolled back or changed nothing (requests-2)', async () => {
    const journal = await openJournal(world.databaseUrl);
    const { userId } = await world.addUser();
    expect(await journal.read()).toContain('insert users');
    const users = world.db.updateTable('users').where('user_id', '=', userId);
    await users.set({ name: 'Asha Rao' }).execute();
    expect(await journal.read()).toEqual([]);
    await users.set({ name: 'Asha' }).execute();
    expect(await journal.read()).toEqual(['update users']);
    const undone = world.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ name: 'Nobody' }).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await journal.read()).toEqual([]);
    await journal.close();
  });
});

test('a line for a shell asks for the same bytes', () => {
  const odd = { ...wire(`{"name":"it's"}`), headers: [['x-odd', '\xff']] as const };
  expect(curlOf('http://127.0.0.1:4500', odd)).toBe(
    String.raw`curl -sS -i -X 'POST' --request-target '/api/thing' 'http://127.0.0.1:4500' -H $'x-odd: \xff' -H 'content-type:' --data-binary '{"name":"it'\''s"}'`,
  );
});
