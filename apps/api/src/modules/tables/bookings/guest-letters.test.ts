// Whoever has no account is written to in the language of the page on which they asked.
import { listNotifications } from '@tawa/contract/accounts/notifications';
import { inviteStaff } from '@tawa/contract/accounts/staff';
import { createContact } from '@tawa/contract/care/contact';
import { replyToContact } from '@tawa/contract/care/contact.office';
import * as contract from '@tawa/contract/tables/bookings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { createCaller } from '#testing/caller.ts';
import { addRoom, evening, openHouse, person } from './testing/room.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

/** Calls from a page in a language, of a visitor or of somebody who is signed in. */
const from = (language: string, token?: string) =>
  createCaller((request) =>
    world.app.inject({
      ...request,
      headers: {
        ...request.headers,
        'accept-language': language,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    }),
  );
const lettersTo = async (email: string) => (await world.letters()).filter((letter) => letter.to === email);

test.each([
  ['hi', 'आपका कोड', 'आपकी टेबल बुक हो गई', 'मंगल, 17 जून', 'में टेबल: 2 लोग'],
  ['kn', 'ಕೋಡ್', 'ನಿಮ್ಮ ಟೇಬಲ್ ಬುಕ್ ಆಗಿದೆ', 'ಮಂಗಳ, 17 ಜೂನ್', 'ನಲ್ಲಿ ಟೇಬಲ್: 2'],
  ['en', 'is your code for', 'Your table is booked', 'Tue, 17 Jun', 'Table for 2 guests at'],
])('a guest who books on a page in %s reads that in every letter (language-8)', async (language, code, ...told) => {
  const room = await addRoom(world);
  const email = `guest-${language}@example.in`;
  const guest = from(language);
  const asked = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 };
  const { booking_number, token } = await guest.ok(contract.holdTable, { body: asked });
  await guest.ok(contract.bookTable, { body: { booking_number, token, ...person, email } });
  const first = (await lettersTo(email)).find(({ subject }) => /\d{6}/.test(subject));
  expect(first?.subject).toContain(code);
  const typed = /\d{6}/.exec(first?.subject ?? '')?.[0] ?? '';
  // From a device in another language: the letters stay what they were.
  await world.guest.ok(contract.verifyBooking, { body: { booking_number, token, code: typed } });
  const last = (await lettersTo(email)).at(-1);
  const address = language === 'en' ? '/booking/' : `/${language}/booking/`;
  expect(last?.text).toContain(`${address}${booking_number}#${token}`);
  const whole = [last?.subject, last?.text, last?.attachments?.[0]?.content.replaceAll(/\r\n /g, '')].join('\n');
  for (const part of told) expect(whole).toContain(part);
});

test.each([
  ['hi', 'दम एंड हांडी'],
  ['kn', 'ದಮ್ ಅಂಡ್ ಹಂಡಿ'],
] as const)(
  'letters, the calendar and the inbox call the restaurant as readers of %s call it (language-11)',
  async (language, name) => {
    const room = await addRoom(world);
    const names = JSON.stringify({ hi: 'दम एंड हांडी', kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' });
    const { restaurant_name } = await world.db
      .updateTable('restaurants')
      .set({ names })
      .where('restaurant_id', '=', room.restaurant_id)
      .returning('restaurant_name')
      .executeTakeFirstOrThrow();
    const customer = await world.addUser({ role: 'user' });
    const { userId: user_id, email } = customer;
    await world.db.updateTable('users').set({ language }).where('user_id', '=', user_id).execute();
    const own = from(language, await world.tokenOf(customer));
    const asked = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 2 };
    const { booking_number, token } = await own.ok(contract.holdTable, { body: asked });
    await own.ok(contract.bookTable, { body: { booking_number, token, ...person, email } });
    const letter = (await lettersTo(email)).at(-1);
    const calendar = letter?.attachments?.[0]?.content.replaceAll(/\r\n /g, '') ?? '';
    for (const text of [letter?.text, calendar]) {
      expect(text).toContain(name);
      expect(text).not.toContain(restaurant_name);
    }
    const { notifications } = await own.ok(listNotifications, { query: {} });
    expect(notifications[0]?.body).toContain(name);
    const english = from('en', await world.tokenOf(customer));
    expect((await english.ok(listNotifications, { query: {} })).notifications[0]?.body).toContain(restaurant_name);
  },
);

test('whoever waits for a table is told in their language, with a link to it (language-8)', async () => {
  const room = await addRoom(world);
  await world.db.deleteFrom('table_joins').where('venue_id', '=', room.venue_id).execute();
  const asked = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 4 };
  const held = await world.guest.ok(contract.holdTable, { body: asked });
  const body = { ...asked, ...person, email: 'waits-hi@example.in' };
  await from('hi').ok(contract.waitForTable, { body });
  const { booking_number, token } = held;
  await world.guest.ok(contract.releaseTable, { body: { booking_number, token } });
  const [letter] = await lettersTo('waits-hi@example.in');
  expect(letter?.subject).toContain('में टेबल खाली हुई');
  expect(letter?.text).toContain('मंगल, 17 जून, रात 8:00');
  expect(letter?.text).toContain('/hi/restaurant');
});

test('the answer of the office stands between words of the writer’s language (language-8)', async () => {
  const message = { name: 'Asha', email: 'asha-kn@example.in', mobile: '', subject: 'ಪ್ರಶ್ನೆ', message: 'ಏನು?' };
  await from('kn').ok(createContact, { body: { ...message, userid: null } });
  const { contact_id } = await world.db
    .selectFrom('contact_messages')
    .select('contact_id')
    .where('email', '=', message.email)
    .executeTakeFirstOrThrow();
  const office = world.as(await world.addUser({ role: 'admin' }));
  await office.ok(replyToContact, { params: { contact_id }, body: { message: 'Gladly, Asha.' } });
  const [letter] = await lettersTo(message.email);
  expect(letter?.text).toContain('ನಮಸ್ಕಾರ Asha');
  expect(letter?.text).toContain('Gladly, Asha.');
});

test('an invitation is in the language in which it was written (language-8)', async () => {
  const room = await addRoom(world);
  const owner = from('hi', await world.tokenOf(room.owner));
  const names = JSON.stringify({ hi: 'दम एंड हांडी' });
  await world.db.updateTable('restaurants').set({ names }).where('restaurant_id', '=', room.restaurant_id).execute();
  await owner.ok(inviteStaff, { body: { name: 'Ravi', email: 'ravi-hi@example.in', role: 'orders' } });
  const [letter] = await lettersTo('ravi-hi@example.in');
  expect(letter?.subject).toContain('दम एंड हांडी ने आपको स्टाफ़ में बुलाया है');
  expect(letter?.text).toContain('/hi/join-staff#');
});
