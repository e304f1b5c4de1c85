import { answer } from '@tawa/contract/common/endpoint';
import { getUser, listUsers, moveUsers, type OfficeUser } from '@tawa/contract/accounts/users.office';
import { deleteView, listViews, saveView, type SavedView } from '@tawa/contract/accounts/users.views';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './users.tsx';

const person = (user_id: number, name: string, change: Partial<OfficeUser> = {}): OfficeUser => ({
  user_id,
  role: 'user',
  name,
  username: `guest.${user_id}`,
  email: `guest${user_id}@example.in`,
  mobile: '9876543210',
  status: 'active',
  status_reason: null,
  cod_allowed: 1,
  created_on: '2026-11-01T10:00:00.000Z',
  orders: 3,
  ...change,
});

const people = [person(1001, 'Asha Rao'), person(1002, 'Kiran Bhat', { status: 'blocked' }), person(1003, 'Meera Das')];

function open(address = '/users', fault?: ReturnType<typeof refusal>) {
  const api = fakeApi();
  api.answer(listUsers, answer(200, { rows: people, total: 60, total_pages: 3, has_more: false }));
  if (fault) api.refuse(listUsers, fault);
  api.answer(getUser, ({ params }) =>
    answer(200, {
      ...(people.find(({ user_id }) => user_id === params?.user_id) ?? person(1, 'Nobody')),
      email_verified: true,
      mobile_verified: false,
      has_password: true,
      two_factor: false,
      restaurant_id: null,
      restaurant_name: null,
      spent: 1200,
      refused_cash: 0,
      complaints: 0,
      open_sessions: 1,
      last_seen_at: null,
      is_you: false,
      notes: [],
      history: [],
    }),
  );
  const queries = () =>
    api.calls.filter(({ endpoint }) => endpoint === 'GET /admin/users').map(({ parts }) => parts.query);
  return { api, queries, ...renderRoutes([{ path: '/users', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

// Typing waits a moment before it asks, and this machine may be busy.
const soon = <T,>(read: () => T) => expect.poll(read, { timeout: 10_000 });

test('the address says what is asked for, and changes with search, filter, order and page (lists-1)', async () => {
  const { queries, router, user } = open('/users?status=blocked&page=2&surprise=1');
  await screen.findByRole('row', { name: /Asha Rao/ });
  expect(queries()).toEqual([{ search: '', sort: '-created_on', page: 2, status: 'blocked' }]);
  await user.type(screen.getByRole('searchbox'), 'rao');
  await soon(() => router.state.location.search).toBe('?status=blocked&surprise=1&search=rao');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await soon(() => queries().at(-1)).toEqual({ search: 'rao', sort: 'name', page: 1, status: 'blocked' });
  await user.click(screen.getByRole('link', { name: 'Page 3 of 3' }));
  await soon(() => queries().at(-1)).toMatchObject({ page: 3 });
  await user.click(screen.getByRole('button', { name: 'Remove filter State: Blocked' }));
  await soon(() => queries().at(-1)).toEqual({ search: 'rao', sort: 'name', page: 1 });
});

test('a list says how many rows it has, and of one too long to count that there are more, with the way to its end (lists-3)', async () => {
  const { api, queries, router, user } = open();
  await screen.findByText('1 – 25 of 60');
  expect(screen.queryByRole('link', { name: 'Last page' })).toBeNull();
  api.answer(listUsers, answer(200, { rows: people, total: 10_000, total_pages: 400, has_more: true }));
  await router.navigate('/users?role=user');
  await screen.findByText('1 – 25 of 10,000+');
  expect(screen.getByText('10,000+ accounts')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Last page' }));
  await soon(() => queries().at(-1)).toMatchObject({ role: 'user', page: 401 });
  expect(await screen.findByText('The last 3 of 10,000+')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'First page' }));
  await soon(() => router.state.location.search).toBe('?role=user');
});

test('a row opens by Enter into the address, and closing gives the focus back to it', async () => {
  const { router, user } = open();
  const row = await screen.findByRole('row', { name: /Asha Rao/ });
  row.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
  expect(router.state.location.search).toBe('?open=1001');
  await router.navigate(-1);
  await soon(() => screen.queryByRole('heading', { name: 'Asha Rao' })).toBeNull();
});

test('a row that is opened while a search still waits takes it along, and stays open when its time has come (lists-4)', async () => {
  const { queries, router } = open();
  const row = await screen.findByRole('row', { name: /Asha Rao/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rao' } });
    fireEvent.click(row);
    await act(() => vi.advanceTimersByTimeAsync(2000));
  } finally {
    vi.useRealTimers();
  }
  await soon(() => queries().at(-1)).toMatchObject({ search: 'rao' });
  expect(router.state.location.search).toBe('?search=rao&open=1001');
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
});

test('ticked rows are blocked by one request with one reason, only those that it fits, and a refused one is named (audit-3)', async () => {
  const { api, user } = open();
  const message = 'This account is blocked already.';
  api.answer(moveUsers, answer(200, { done: 1, refused: [{ index: 1, message }] }));
  await screen.findByRole('row', { name: /Asha Rao/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = screen.getByRole('toolbar', { name: '3 selected' });
  await user.click(within(bar).getByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block 2 accounts?' });
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(within(dialog).getByText('Enter a reason')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Fraud');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  const refused = await screen.findByRole('dialog', { name: '1 not changed' });
  expect(within(refused).getByRole('listitem').textContent).toBe(`Meera Das${message}`);
  const sent = api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'POST /admin/users/bulk' ? [parts.body] : []));
  expect(sent).toEqual([{ to: 'blocked', user_ids: [1001, 1003], reason: 'Fraud' }]);
  await user.click(within(refused).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a bulk action that fails as a whole keeps the ticks and the reason', async () => {
  const { api, user } = open();
  api.refuse(moveUsers, refusal('internal', 'The database is away.'));
  await screen.findByRole('row', { name: /Asha Rao/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block 1 account?' });
  await user.type(within(dialog).getByRole('textbox'), 'Fraud');
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  await soon(() => api.calls.some(({ endpoint }) => endpoint === 'POST /admin/users/bulk')).toBe(true);
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'Fraud');
  expect(screen.getByRole('toolbar', { name: '1 selected', hidden: true })).toBeTruthy();
});

test('a view is kept with the account, shown again and removed (lists-5)', async () => {
  const { api, router, user } = open('/users?status=blocked');
  let views: SavedView[] = [];
  api.answer(listViews, () => answer(200, views));
  api.answer(saveView, () => {
    views = [{ view_id: 7, name: 'Bad guests', view: 'status=blocked' }];
    return answer(200, { view_id: 7, name: 'Bad guests', view: 'status=blocked' });
  });
  api.answer(deleteView, () => {
    views = [];
    return answer(200, { message: 'Removed.' });
  });
  await screen.findByRole('row', { name: /Asha Rao/ });
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give the view a name')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Bad guests');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const trigger = await screen.findByRole('button', { name: 'Bad guests' });
  const sent = api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'PUT /users/views' ? [parts.body] : []));
  expect(sent).toEqual([{ list: 'users', name: 'Bad guests', view: 'status=blocked' }]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await soon(() => router.state.location.search).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bad guests' }));
  await soon(() => router.state.location.search).toBe('?status=blocked');
  await user.click(trigger.isConnected ? trigger : await screen.findByRole('button', { name: 'Bad guests' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove view Bad guests' }));
  expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
});

test('a list that cannot be read says why and tries again; one where nothing matches clears its filters', async () => {
  const { api, router, user } = open('/users?search=zzz', refusal('internal', 'The database is away.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  api.answer(listUsers, answer(200, { rows: [], total: 0, total_pages: 1, has_more: false }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await soon(() => router.state.location.search).toBe('');
});
