import { deleteView, listViews, saveView, viewsMax } from '@tawa/contract/accounts/users.views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

let world: TestApp;
let owner: TestCaller;
let other: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  [owner, other] = [
    world.as(await world.addUser({ role: 'admin' })),
    world.as(await world.addUser({ role: 'admin', office_role: 'support' })),
  ];
});
afterAll(() => world.close());

const save = (name: string, view = 'status=blocked', list = 'users', by = owner) =>
  by.call(saveView, { body: { list, name, view } });
const names = async (by: TestCaller, list = 'users') =>
  (await by.ok(listViews, { query: { list } })).map(({ name }) => name);

test('a view belongs to one person and one list, and one of the same name is replaced (lists-5)', async () => {
  await save('Blocked');
  await save('All by name', 'sort=name');
  await save('Late', 'late=1', 'orders');
  expect(await names(owner)).toEqual(['All by name', 'Blocked']);
  expect(await names(owner, 'orders')).toEqual(['Late']);
  expect(await names(other)).toEqual([]);
  const { body } = await save('Blocked', 'status=blocked&role=user');
  expect(await owner.ok(listViews, { query: { list: 'users' } })).toContainEqual(body);
  expect(await names(owner)).toEqual(['All by name', 'Blocked']);
});

test('somebody else’s view is not there to be removed', async () => {
  const view = (await owner.ok(listViews, { query: { list: 'users' } }))[0];
  const params = { view_id: view?.view_id ?? 0 };
  expect((await other.call(deleteView, { params })).status).toBe(404);
  await owner.ok(deleteView, { params });
  expect((await owner.call(deleteView, { params })).status).toBe(404);
  expect(await names(owner)).not.toContain(view?.name);
});

test('of views beyond the last that fits none is kept, also when two devices save at once (lists-5)', async () => {
  for (let count = 0; count < viewsMax - 1; count++) await save(`View ${count}`, '', 'dishes', other);
  const replies = await Promise.all(['Here', 'There', 'Elsewhere'].map((name) => save(name, '', 'dishes', other)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await names(other, 'dishes')).toHaveLength(viewsMax);
  expect((await save('View 0', 'show=off', 'dishes', other)).status).toBe(200);
});

test('a view without a name, of a list that is none, or too long is refused; customers have none', async () => {
  expect((await save(' ')).status).toBe(400);
  expect((await save('Good', '', 'Users; drop')).status).toBe(400);
  expect((await save('Good', 'x'.repeat(501))).status).toBe(400);
  const customer = world.as(await world.addUser());
  expect((await save('Mine', '', 'users', customer)).status).toBe(403);
  expect((await world.guest.call(listViews, { query: { list: 'users' } })).status).toBe(401);
});
