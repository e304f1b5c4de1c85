import {
  addPushSubscription,
  deletePushSubscription,
  getNotificationChoices,
  getPushKey,
  updateNotificationChoice,
} from '@tawa/contract/accounts/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, storageKeys } from '#lib/storage.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { NotificationChoicesCard } from './choices-card.tsx';

let api: ReturnType<typeof fakeApi>;
let userid: number;
beforeEach(() => {
  api = fakeApi();
  userid = signIn('user').userId;
  api.answer(getNotificationChoices, {
    status: 200,
    body: {
      offered: ['email', 'web_push'],
      sections: [
        {
          section: 'orders',
          title: 'Your orders',
          kinds: [
            { kind: 'order_placed', label: 'Order placed', channels: { email: 'on', web_push: 'off', sms: 'off' } },
          ],
        },
        {
          section: 'account',
          title: 'Account and security',
          kinds: [
            {
              kind: 'security_password',
              label: 'Password changed',
              channels: { email: 'fixed', web_push: 'on', sms: 'none' },
            },
          ],
        },
      ],
    },
  });
  api.answer(updateNotificationChoice, { status: 200, body: { message: 'Saved' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem(storageKeys.push);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () => render(<NotificationChoicesCard userid={userid} />);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name, hidden: true });

test('a choice shows at once and is kept; what cannot be switched is no box (notifications-3)', async () => {
  const { user } = show();
  const mail = await box('Order placed, E-mail');
  expect(mail.checked).toBe(true);
  await user.click(mail);
  expect((await box('Order placed, E-mail')).checked).toBe(false);
  expect(api.calls.at(-1)?.parts.body).toEqual({ kind: 'order_placed', channel: 'email', is_on: false });
  expect(screen.queryByRole('checkbox', { name: 'Password changed, E-mail', hidden: true })).toBeNull();
  expect(screen.getByRole('img', { name: 'Password changed, E-mail: always', hidden: true })).toBeTruthy();
  expect(screen.queryByText('SMS')).toBeNull();
});

test('a choice that could not be kept is taken back', async () => {
  api.refuse(updateNotificationChoice, refusal('unavailable', 'Not now.'));
  const { user } = show();
  await user.click(await box('Order placed, Push'));
  await waitFor(async () => expect((await box('Order placed, Push')).checked).toBe(false));
});

/** A browser with push; what it was asked for is noted. */
function stubPush(permission: 'granted' | 'denied' | 'default', answer: 'granted' | 'denied' = 'granted') {
  const asked: string[] = [];
  let subscription: object | null = null;
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    options: { applicationServerKey: null },
    getKey: () => new Uint8Array([1, 2, 3]).buffer,
    unsubscribe: async () => void (subscription = null),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      asked.push('subscribe');
      return (subscription = made);
    },
  };
  const requestPermission = async () => {
    asked.push('permission');
    return answer;
  };
  vi.stubGlobal('Notification', { permission, requestPermission });
  vi.stubGlobal('PushManager', pushManager);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return asked;
}

test('the browser is asked only after a press; then the server has it, until it is turned off again (notifications-7)', async () => {
  const asked = stubPush('default');
  api.answer(getPushKey, { status: 200, body: { key: 'BAAA' } });
  api.answer(addPushSubscription, { status: 200, body: { message: 'ok' } });
  api.answer(deletePushSubscription, { status: 200, body: { message: 'ok' } });
  const { user } = show();
  const on = await screen.findByRole('button', { name: 'Turn on' });
  expect(asked).toEqual([]);
  await user.click(on);
  expect(await screen.findByText(/^On: you’ll get updates/)).toBeTruthy();
  expect(asked).toEqual(['permission', 'subscribe']);
  const sent = api.calls.find((call) => call.endpoint === 'POST /notifications/push-subscriptions');
  expect(sent?.parts.body).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { auth: 'AQID' },
  });
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
  expect(readStored(storageKeys.push)).toBeNull();
});

test('a refusal is explained, and nobody is asked twice', async () => {
  const asked = stubPush('default', 'denied');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/Your browser blocks notifications from Tawa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  expect(asked).toEqual(['permission']);
});

test('a browser without push says so instead of a button', async () => {
  show();
  expect(await screen.findByText('This browser cannot show notifications while Tawa is closed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});
