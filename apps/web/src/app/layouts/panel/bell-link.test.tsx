import { countUnread } from '@tawa/contract/accounts/notifications';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BellLink } from './bell-link.tsx';
import { fakeApi, fakeStream } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';

test('the bell says how much is unread and counts on when the stream says that something came (notifications-9)', async () => {
  const send = fakeStream();
  const api = fakeApi();
  signIn('restaurant');
  api.answer(countUnread, { status: 200, body: { unread: 1 } });
  render(<BellLink />);
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeTruthy();
  api.answer(countUnread, { status: 200, body: { unread: 120 } });
  await send('notification');
  const bell = await screen.findByRole('link', { name: 'Notifications, 120 unread' });
  expect(bell.textContent).toBe('99+');
});

test('guests have no bell and ask for nothing', () => {
  const api = fakeApi();
  render(<BellLink />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.calls).toEqual([]);
});
