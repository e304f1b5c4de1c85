import { expect, test } from 'vitest';
import { readLink, readPush } from './push-message.ts';

test('a push is read in its words, with the page it leads to (notifications-7)', () => {
  const push = { title: 'On the way', body: 'Ravi brings it.', tag: 'n7', link: '/myorders/FD-7K3M9Q' };
  expect(readPush(JSON.stringify(push), 'en')).toEqual(push);
});

test.each([undefined, '', 'text', '[]', 'null', '{"body":"x"}', '{"title":7}'])(
  'a push that cannot be read (%s) still says something and leads to the inbox',
  (text) => {
    expect(readPush(text, 'en')).toMatchObject({ title: 'Something new on Tawa', link: '/notifications' });
  },
);

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, null])(
  'a notification never leads off this site: %s (notifications-7)',
  (link) => {
    expect(readLink({ link })).toBe('/notifications');
    expect(readPush(JSON.stringify({ title: 'x', link }), 'en').link).toBe('/notifications');
  },
);
