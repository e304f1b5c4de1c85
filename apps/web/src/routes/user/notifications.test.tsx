import {
  countUnread,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@tawa/contract/accounts/notifications';
import { answer } from '@tawa/contract/common/endpoint';
import { dayMs } from '@tawa/domain/common/durations';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Screen } from './notifications.tsx';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const notice = (notification_id: number, change: Partial<Notification> = {}): Notification => ({
  notification_id,
  kind: 'order_accepted',
  title: `News ${notification_id}`,
  body: 'Dum & Handi is cooking your order FD-7K3M9Q.',
  link: '/myorders/FD-7K3M9Q',
  created_at: ago(0),
  read_at: null,
  ...change,
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  signIn('user');
});

/** The server's inbox: what it holds decides each answer. */
function serve(rows: Notification[], next: number | null = null) {
  const unread = () => rows.filter((row) => row.read_at === null).length;
  const valueOf = (sent: unknown, name: string) =>
    new Map<string, unknown>(Object.entries({ ...Object(sent) })).get(name);
  const read = (which: (row: Notification) => boolean) => {
    for (const row of rows.filter(which)) row.read_at = ago(0);
    return answer(200, { unread: unread() });
  };
  api.answer(listNotifications, ({ query }) => {
    const notifications = rows.filter((row) => row.read_at === null || valueOf(query, 'only') !== 'unread');
    return answer(200, { notifications, next, unread: unread() });
  });
  api.answer(countUnread, () => answer(200, { unread: unread() }));
  api.answer(readNotification, ({ params }) =>
    read((row) => row.notification_id === valueOf(params, 'notification_id')),
  );
  api.answer(readAllNotifications, () => read(() => true));
}

const open = () =>
  renderRoutes(
    [
      { path: '/notifications', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    '/notifications',
  );
const asked = (endpoint: string) => api.calls.filter((call) => call.endpoint === endpoint).length;

test('notifications stand by day, and what is unread says so', async () => {
  serve([
    notice(3),
    notice(2, { created_at: ago(dayMs), read_at: ago(0) }),
    notice(1, { created_at: '2026-01-05T10:00:00Z' }),
  ]);
  open();
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.textContent)).toEqual(['Today', 'Yesterday', 'Mon, 5 Jan']);
  expect(screen.getByRole('link', { name: /^Unread: News 3/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Unread: News 2/ })).toBeNull();
});

test('a press leads to the thing and reads it (notifications-9)', async () => {
  const rows = [notice(1)];
  serve(rows);
  const { user, router } = open();
  await user.click(await screen.findByRole('link', { name: /News 1/ }));
  expect(router.state.location.pathname).toBe('/myorders/FD-7K3M9Q');
  expect(rows[0]?.read_at).not.toBeNull();
  expect(asked('POST /notifications/:notification_id/read')).toBe(1);
});

test('what was read already is not marked again', async () => {
  serve([notice(1, { read_at: ago(0) })]);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: /News 1/ }));
  expect(asked('POST /notifications/:notification_id/read')).toBe(0);
});

test('all can be marked as read, and then the button has nothing to do', async () => {
  serve([notice(2), notice(1)]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: /^News 2/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true);
  const { parts } = api.calls.find((call) => call.endpoint === 'POST /notifications/read-all') ?? {};
  expect(parts?.body).toEqual({ up_to: 2 });
});

test('the unread ones alone; none of them is a state of its own', async () => {
  serve([notice(1, { read_at: ago(0) })]);
  const { user, router } = open();
  await user.click(await screen.findByRole('radio', { name: 'Unread' }));
  expect(await screen.findByRole('heading', { name: 'All read' })).toBeTruthy();
  expect(router.state.location.search).toBe('?show=unread');
});

test('an empty inbox says what will come, a failed one can be asked again', async () => {
  api.answer(countUnread, { status: 200, body: { unread: 0 } });
  api.refuse(listNotifications, refusal('unavailable', 'Later.'));
  const { user } = open();
  const failed = await screen.findByRole('alert');
  serve([]);
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
});

test('older ones come on request', async () => {
  serve([notice(7)], 7);
  const { user } = open();
  await screen.findByRole('link', { name: /News 7/ });
  serve([notice(6)]);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('link', { name: /News 6/ })).toBeTruthy();
  expect(await screen.findByText('You see the last 90 days.')).toBeTruthy();
  expect(api.calls.findLast((call) => call.endpoint === 'GET /notifications')?.parts.query).toMatchObject({
    before: 7,
  });
});
