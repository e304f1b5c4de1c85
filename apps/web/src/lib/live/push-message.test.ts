import { expect, test } from 'vitest';
import { readLink, readPush } from './push-message.ts';
const unreadable = 'Something new';
test('a push is read in its words, with the page it leads to (notifications-7)', () => {
  const push = { title: 'On the way', body: 'Ravi brings it.', tag: 'n7', link: '/myorders/FD-7K3M9Q' };
  expect(readPush(JSON.stringify(push), unreadable)).toEqual(push);
});

test.each([undefined, '', 'text', '[]', 'null', '{"body":"x"}', '{"title":7}'])(
  'a push that cannot be read (%s) still says something and leads to the inbox',
  (text) => {
    expect(readPush(text, unreadable)).toMatchObject({ title: unreadable, link: '/notifications' });
  },
);

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, null])(
  'a notification never leads off this site: %s (notifications-7)',
  (link) => {
    expect(readLink({ link })).toBe('/notifications');
    expect(readPush(JSON.stringify({ title: 'x', link }), unreadable).link).toBe('/notifications');
  },
);
