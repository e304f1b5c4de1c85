import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service (notifications-6)', (endpoint) => expect(isPushService(endpoint, [])).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.in/abc',
  'https://evilpush.apple.com.example/abc',
  'https://notapush.apple.com/abc',
  'http://127.0.0.1:5432/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'nonsense',
])('the server is not made to call %s (notifications-6)', (endpoint) =>
  expect(isPushService(endpoint, [])).toBe(false),
);

test('an origin that the settings add counts whole, not by its beginning', () => {
  const added = ['http://127.0.0.1:9000'];
  expect(isPushService('http://127.0.0.1:9000/abc', added)).toBe(true);
  expect(isPushService('http://127.0.0.1:9000@10.0.0.1/abc', added)).toBe(false);
  expect(isPushService('http://127.0.0.1:90001/abc', added)).toBe(false);
});
