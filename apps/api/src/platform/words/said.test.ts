import { changePassword, updateLanguage } from '@tawa/contract/accounts/auth.account';
import { login, me } from '@tawa/contract/accounts/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: object;
  token?: string;
}

/** What a call of somebody who reads this language is answered. */
async function ask(language: string | undefined, { method = 'GET', url, payload, token }: Asked) {
  const answered = await world.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(language && { 'accept-language': language }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload && { payload }),
  });
  const body: { message?: string; errors?: Record<string, string> } = answered.json();
  return { status: answered.statusCode, headers: answered.headers, body };
}

test('a refused field is told in the language of the request, and English is what it was (language-3)', async () => {
  const tell = async (language?: string) =>
    (await ask(language, { method: 'POST', url: '/users/login', payload: { password: 'x' } })).body;
  expect(await tell()).toMatchObject({ errors: { usernameOrEmail: 'Enter your e-mail or username' } });
  expect(await tell('en-GB,hi;q=0.4')).toMatchObject({ message: 'Enter your e-mail or username' });
  expect(await tell('hi-IN,en;q=0.5')).toMatchObject({
    message: 'अपना ईमेल या यूज़रनेम डालें',
    errors: { usernameOrEmail: 'अपना ईमेल या यूज़रनेम डालें' },
  });
  expect(await tell('kn')).toMatchObject({ errors: { usernameOrEmail: 'ನಿಮ್ಮ ಇಮೇಲ್ ಅಥವಾ ಬಳಕೆದಾರ ಹೆಸರು ಹಾಕಿ' } });
});

test.each([
  ['en', 'Please log in to continue.', 'There is nothing here.'],
  ['hi', 'आगे बढ़ने के लिए लॉगिन करें।', 'यहाँ कुछ नहीं है।'],
  ['kn', 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಆಗಿ.', 'ಇಲ್ಲಿ ಏನೂ ಇಲ್ಲ.'],
])('errors are said in %s, and say that they depend on it (language-3)', async (language, signedOut, missing) => {
  const refused = await ask(language, { url: '/users/me' });
  expect([refused.status, refused.body.message, refused.headers.vary]).toEqual([401, signedOut, 'Accept-Language']);
  expect((await ask(language, { url: '/nothing-such' })).body.message).toBe(missing);
});

test('a wrong role, a conflict and a sentence with a figure are said so too (language-3)', async () => {
  const customer = await world.addUser();
  const token = await world.tokenOf(customer);
  const asked = { method: 'PUT', url: '/kitchen/status', payload: {}, token } as const;
  expect((await ask('kn', asked)).body.message).toBe('ನಿಮ್ಮ ಖಾತೆ ಇದನ್ನು ಮಾಡುವಂತಿಲ್ಲ.');
  const short = { userid: customer.userId, oldPassword: 'x', newPassword: 'short' };
  const weak = await ask('hi', { method: 'PUT', url: '/users/changepassword', payload: short, token });
  expect(weak.body.errors?.newPassword).toMatch(/^पासवर्ड में कम से कम \d+ अक्षर हों$/);
});

test('what is done is told in the language of the request as well (language-3)', async () => {
  const token = await world.tokenOf(await world.addUser());
  const save = (language: string) => ask(language, { method: 'POST', url: '/users/logout', token });
  expect((await save('hi')).body).toEqual({ message: 'लॉगआउट हो गया' });
});

test.each(['user', 'restaurant', 'admin'] as const)(
  'a %s chooses a language, and nobody but them (language-4)',
  async (role) => {
    const user = await world.addUser({ role });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
    const caller = world.as(user);
    expect((await caller.ok(me, {})).language).toBeNull();
    await caller.ok(updateLanguage, { body: { language: 'kn' } });
    expect((await caller.ok(me, {})).language).toBe('kn');
  },
);

test('a language that is not spoken is refused, and so is a guest (language-4)', async () => {
  const token = await world.tokenOf(await world.addUser());
  for (const language of ['ta', 'en-XA', '', 7]) {
    const refused = await ask('en', { method: 'PUT', url: '/account/language', payload: { language }, token });
    expect(refused.status).toBe(400);
  }
  expect((await ask('en', { method: 'PUT', url: '/account/language', payload: { language: 'hi' } })).status).toBe(401);
});

test('signing in keeps the language of the page, where none was chosen (language-4)', async () => {
  const person = await world.addUser({ password: 'correct horse 9' });
  const { email } = await world.db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const signIn = async (language: string) => {
    const payload = { usernameOrEmail: email, password: 'correct horse 9' };
    const answered = await ask(language, { method: 'POST', url: login.path, payload });
    expect(answered.status).toBe(200);
    return (await world.as(person).ok(me, {})).language;
  };
  expect(await signIn('hi')).toBe('hi');
  expect(await signIn('kn')).toBe('hi');
});

test('letters are written in the language of the account, those of the office in English (language-4)', async () => {
  const letterTo = async (language: 'hi' | 'kn' | null, role: 'user' | 'admin' = 'user') => {
    const user = await world.addUser({ role, password: 'correct horse 9' });
    const caller = world.as(user);
    if (language) await caller.ok(updateLanguage, { body: { language } });
    const body = { userid: user.userId, oldPassword: 'correct horse 9', newPassword: 'battery staple 7' };
    await caller.ok(changePassword, { body });
    return (await world.letters()).at(-1);
  };
  const hindi = await letterTo('hi');
  expect(hindi).toMatchObject({ subject: 'आपका पासवर्ड बदला गया' });
  expect(hindi?.html).toContain('<html lang="hi">');
  expect(hindi?.html).toContain('अगर बटन काम न करे');
  expect(hindi?.text).toMatch(/^नमस्ते .+, आपके अकाउंट का पासवर्ड अभी बदला गया।/m);
  expect(await letterTo('kn')).toMatchObject({ subject: 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ' });
  expect(await letterTo(null)).toMatchObject({ subject: 'Your password was changed' });
  expect(await letterTo('hi', 'admin')).toMatchObject({ subject: 'Your password was changed' });
});

test('a customer reads Hindi and the kitchen Kannada of one order: in the inbox, by mail and by text (language-4)', async () => {
  const [customer, owner] = [await world.addUser(), await world.addUser({ role: 'restaurant' })];
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId });
  await world.as(customer).ok(updateLanguage, { body: { language: 'hi' } });
  await world.as(owner).ok(updateLanguage, { body: { language: 'kn' } });
  const sent = vi.fn<(message: { to: string; text: string }) => Promise<void>>(async () => {});
  world.deps.sms = { send: sent };
  const placed = { order_number: 'FD-7K3M9Q', total: 32_900, scheduled_for: null, time_zone: 'Asia/Kolkata' };
  const facts = { ...placed, restaurant_name: 'Dum & Handi', is_accepted: false };
  await notify(world.db, { to: { user_id: customer.userId }, kind: 'order_placed', facts });
  await notify(world.db, { to: { restaurant_id }, kind: 'kitchen_order', facts: placed });
  const reason = 'Too salty, sorry!';
  const declined = { order_number: 'FD-7K3M9Q', restaurant_name: 'Dum & Handi', reason, refund: 0 };
  await notify(world.db, { to: { user_id: customer.userId }, kind: 'order_rejected', facts: declined });
  const letters = await world.letters();
  await world.deps.jobs.runDue();
  expect(letters.at(-1)).toMatchObject({ subject: 'ऑर्डर नहीं लिया गया' });
  expect(letters.at(-1)?.text).toContain(
    'Dum & Handi आपका ऑर्डर FD-7K3M9Q नहीं ले पाया। Too salty, sorry. आपको कुछ नहीं देना है।',
  );
  expect(sent.mock.calls.map(([{ text }]) => text)).toEqual(['ಹೊಸ ಆರ್ಡರ್. FD-7K3M9Q, ₹329.00']);
  const inbox = async (user: typeof owner, language: string) => {
    const answered = await world.app.inject({
      url: '/api/notifications',
      headers: { authorization: `Bearer ${await world.tokenOf(user)}`, 'accept-language': language },
    });
    const { notifications }: { notifications: { title: string; body: string }[] } = answered.json();
    return notifications.map(({ title, body }) => `${title}: ${body}`);
  };
  expect(await inbox(customer, 'hi')).toContain('ऑर्डर हो गया: FD-7K3M9Q, ₹329.00: Dum & Handi के जवाब का इंतज़ार है।');
  expect(await inbox(customer, 'en')).toContain(
    'Order placed: FD-7K3M9Q, ₹329.00: waiting for Dum & Handi to accept it.',
  );
  expect(await inbox(owner, 'kn')).toEqual(['ಹೊಸ ಆರ್ಡರ್: FD-7K3M9Q, ₹329.00']);
});

test('what is kept for everybody is the same for every language (language-3)', async () => {
  const texts = await Promise.all(
    ['en', 'hi', 'kn'].map(async (language) => {
      const headers = { 'accept-language': language };
      const answered = await world.app.inject({ url: '/api/restaurant/search?city=bengaluru', headers });
      return [answered.statusCode, answered.body, answered.headers.vary];
    }),
  );
  expect(texts[0]?.[0]).toBe(200);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
});
