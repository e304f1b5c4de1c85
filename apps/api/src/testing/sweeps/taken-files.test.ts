import { endpoints } from '@tawa/contract/all';
import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersFile } from '#platform/http/taken-files.ts';
import { startTestApp, type TestApp } from '../app.ts';

let world: TestApp;
const people = new Map<Role, { userId: number; token: string }>();
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const logins = { restaurant: 'restaurant@example.com', admin: 'admin@example.com' } as const;
  for (const role of ['restaurant', 'admin'] as const) {
    const { user_id: userId } = await world.db
      .selectFrom('users')
      .select('user_id')
      .where('email', '=', logins[role])
      .executeTakeFirstOrThrow();
    people.set(role, { userId, token: await world.tokenOf({ userId, role }) });
  }
  const payout = await world.db
    .selectFrom('payouts')
    .innerJoin('restaurants', 'restaurants.restaurant_id', 'payouts.restaurant_id')
    .select('payout_id')
    .where('owner_id', '=', people.get('restaurant')?.userId ?? 0)
    .executeTakeFirst();
  ids.set('payout_id', String(payout?.payout_id));
  const paper = await world.db.selectFrom('documents').select('document_id').executeTakeFirst();
  ids.set('document_id', String(paper?.document_id));
});
afterAll(() => world.close());

const entriesOf = (actor: number) =>
  world.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'after'])
    .where('actor_id', '=', actor)
    .where('action', '=', 'export.take')
    .orderBy('audit_id')
    .execute();

const files = endpoints.flatMap(({ name, endpoint }) =>
  endpoint.access === 'public' || !answersFile(endpoint) || endpoint.method !== 'GET'
    ? []
    : endpoint.access.filter((role) => role !== 'user').map((role) => ({ name, role, endpoint })),
);

function take(endpoint: Endpoint, role: Role, query = '') {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, id: string) => ids.get(id) ?? '2000000000');
  const range = endpoint.path.includes('/statistics') ? '?from=2026-01-01&to=2026-01-31' : query;
  const { token = '' } = people.get(role) ?? {};
  return world.app.inject({ url: `/api${path}${range}`, headers: { authorization: `Bearer ${token}` } });
}

describe('whoever takes a file along leaves a trace', () => {
  test.each(files)('$name as $role', async ({ endpoint, role }) => {
    const { userId = 0 } = people.get(role) ?? {};
    const before = await entriesOf(userId);
    const reply = await take(endpoint, role);
    const after = await entriesOf(userId);
    expect(after.length - before.length).toBe(reply.statusCode === 200 ? 1 : 0);
  });

  test('with what it was narrowed by and how many rows it had', async () => {
    const found = endpoints.find(({ name }) => name === 'exportAllOrders');
    if (!found) throw new Error('There is no exportAllOrders.');
    const reply = await take(found.endpoint, 'admin', '?status=delivered');
    expect(reply.statusCode).toBe(200);
    const rows = reply.body.trimEnd().split('\n').length - 1;
    const entries = await entriesOf(people.get('admin')?.userId ?? 0);
    expect(entries.at(-1)).toEqual({
      action: 'export.take',
      subject_id: '/admin/orders/csv',
      after: { filter: 'status=delivered', rows },
    });
  });

  test('a file that cannot be written down does not go out', async () => {
    const { noteFile } = world.app.gate;
    world.app.gate.noteFile = () => Promise.reject(new Error('no room'));
    const found = endpoints.find(({ name }) => name === 'exportUsers');
    const reply = found && (await take(found.endpoint, 'admin'));
    expect(reply?.statusCode).toBe(500);
    world.app.gate.noteFile = noteFile;
  });
});
