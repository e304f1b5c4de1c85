import { login, me } from '@tawa/contract/accounts/auth';
import { forgotPassword, resetPassword, updateProfile, verifyEmail } from '@tawa/contract/accounts/auth.account';
import {
  loginByCode,
  proveMobile,
  sendLoginCode,
  sendMobileCode,
  setPasswordByCode,
  signUp,
} from '@tawa/contract/accounts/auth.codes';
import type { Role } from '@tawa/contract/common/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sms } from '#platform/sms/sms.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;
let texts: Parameters<Sms['send']>[0][];
let next = 9_700_000_000;

beforeAll(async () => {
  world = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  texts = [];
  world.deps.sms = { send: async (message) => void texts.push(message) };
  // Each test has the tries of its own address.
  await sql`delete from rate_limits`.execute(world.db);
});

const newMobile = () => String((next += 1));
const guest = () => world.guest;
/** An account by password with a contact of its own. */
async function addUser(role: Role, { email, mobile }: { email: string; mobile?: string }) {
  const user = await world.addUser({ role });
  await sql`update users set email = ${email}, mobile = coalesce(${mobile ?? null}, mobile)
    where user_id = ${user.userId}`.execute(world.db);
  return user;
}
const lastCode = () => texts.at(-1)?.code ?? '';
const tomorrow = () => world.clock.advance(24 * 60 * 60_000);

async function codeFor(contact: string): Promise<string> {
  world.clock.advance(31_000);
  await guest().ok(sendLoginCode, { body: { contact } });
  if (!contact.includes('@')) return lastCode();
  const { rows } = await sql<{ subject: string }>`select subject from mails where recipient = ${contact}
    and subject like '% is your Tawa code' order by mail_id desc limit 1`.execute(world.db);
  return rows[0]?.subject.slice(0, 6) ?? '';
}

async function wrongCode(contact: string): Promise<string> {
  const code = await codeFor(contact);
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

const enter = (contact: string, code: string, name?: string) =>
  guest().call(loginByCode, { body: { contact, code, ...(name !== undefined && { name }) } });

/** Signs in by a code and answers the caller of that session. */
async function enterAs(contact: string, name?: string) {
  const entered = await enter(contact, await codeFor(contact), name);
  if (entered.status !== 200) throw new Error(`The login answered ${entered.status}.`);
  return world.by(entered.body.token);
}

test('somebody new names themselves once, and the code of a number or an e-mail makes their account (codes-1)', async () => {
  const mobile = newMobile();
  const code = await codeFor(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  expect(texts[0]).toEqual({ to: mobile, code, text: expect.stringContaining(`${code} is your Tawa code`) });
  expect(await enter(mobile, code)).toMatchObject({ status: 202, body: { needsName: true } });
  const entered = await enter(mobile, code, 'Asha');
  if (entered.status !== 200) throw new Error('not signed in');
  const own = await world.by(entered.body.token).ok(me, {});
  expect(own).toMatchObject({ name: 'Asha', mobile, email: null, mobile_verified: true, has_password: false });
  const byMail = await enterAs('ravi.codes@example.in', 'Ravi');
  expect(await byMail.ok(me, {})).toMatchObject({ email: 'ravi.codes@example.in', mobile: null, email_verified: true });
});

test('a second code opens the same account without a name, and a code opens one session (codes-1)', async () => {
  const mobile = newMobile();
  const first = await (await enterAs(mobile, 'Asha')).ok(me, {});
  const code = await codeFor(mobile);
  const all = await Promise.all(Array.from({ length: 5 }, () => enter(mobile, code, 'Somebody')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = await (await enterAs(mobile)).ok(me, {});
  expect(again.userId).toBe(first.userId);
  expect(again.name).toBe('Asha');
});

test('five logins of one moment by the code of a new number make one account (codes-1)', async () => {
  const mobile = newMobile();
  const code = await codeFor(mobile);
  await Promise.all(Array.from({ length: 5 }, (_, index) => enter(mobile, code, `Twin ${index}`)));
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from users where mobile = ${mobile}`.execute(world.db);
  expect(rows[0]?.count).toBe(1);
});

test('a code has five tries, ten minutes and no second life (codes-2)', async () => {
  const mobile = newMobile();
  const wrong = await wrongCode(mobile);
  const said: unknown[] = [];
  for (let tried = 0; tried < 6; tried++) said.push((await enter(mobile, wrong, 'Asha')).body);
  expect(JSON.stringify(said[0])).toContain('4 tries left');
  expect(JSON.stringify(said[3])).toContain('1 try left');
  expect(JSON.stringify(said[4])).toContain('last try');
  expect(JSON.stringify(said[5])).toContain('no longer works');
  expect((await enter(mobile, lastCode(), 'Asha')).status).toBe(400);
  const late = await codeFor(newMobile());
  world.clock.advance(10 * 60_000);
  expect((await enter(String(next), late, 'Asha')).status).toBe(400);
  for (const code of ['', '12345', 'abcdef', '1234567']) expect((await enter(mobile, code, 'Asha')).status).toBe(400);
});

test('tries at once are counted one by one (codes-2)', async () => {
  const mobile = newMobile();
  const right = await codeFor(mobile);
  const guesses = Array.from({ length: 40 }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const all = await Promise.all(guesses.map((code) => enter(mobile, code, 'Asha')));
  const judged = all.filter(({ body }) => /left|last try/.test(JSON.stringify(body)));
  expect(judged).toHaveLength(5);
  expect((await enter(mobile, right, 'Asha')).status).toBe(400);
});

test('a new code ends the one before it (codes-2)', async () => {
  const mobile = newMobile();
  const first = await codeFor(mobile);
  const second = await codeFor(mobile);
  const isLuck = first === second;
  const answers = [(await enter(mobile, first, 'Asha')).status, (await enter(mobile, second, 'Asha')).status];
  expect(answers).toEqual(isLuck ? [200, 400] : [400, 200]);
});

test('nothing of a code or a number is stored in the open (codes-2)', async () => {
  const mobile = newMobile();
  const code = await codeFor(mobile);
  const { rows } = await sql<{ row: string }>`select row_to_json(c)::text as row from login_codes c
    where contact = ${mobile}`.execute(world.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(code);
});

test('codes are sent half a minute apart, five an hour to a contact and twenty to a network (codes-3)', async () => {
  const hourMs = 3_600_000;
  world.clock.advance(hourMs - (world.clock.now().getTime() % hourMs));
  const mobile = newMobile();
  await codeFor(mobile);
  const early = await guest().call(sendLoginCode, { body: { contact: mobile } });
  expect(early.status).toBe(429);
  const many = await Promise.all(
    Array.from({ length: 8 }, () => guest().call(sendLoginCode, { body: { contact: newMobile() } })),
  );
  expect(many.every(({ status }) => status === 200)).toBe(true);
  for (let sent = 1; sent < 5; sent++) await codeFor(mobile);
  world.clock.advance(31_000);
  expect((await guest().call(sendLoginCode, { body: { contact: mobile } })).status).toBe(429);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => guest().call(sendLoginCode, { body: { contact: newMobile() } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 - 8 - 5 - 1);
  tomorrow();
  expect((await guest().call(sendLoginCode, { body: { contact: mobile } })).status).toBe(200);
});

test('ten who ask for a code of one number at once send one text (codes-3)', async () => {
  const mobile = newMobile();
  await Promise.all(Array.from({ length: 10 }, () => guest().call(sendLoginCode, { body: { contact: mobile } })));
  expect(texts).toHaveLength(1);
});

test('all texts to one country have a limit together (codes-3)', async () => {
  await codeFor(newMobile());
  await sql`update rate_limits set used = 1000000 where bucket like 'textOfCountry:%'`.execute(world.db);
  world.clock.advance(31_000);
  expect((await guest().call(sendLoginCode, { body: { contact: newMobile() } })).status).toBe(429);
  expect((await guest().call(sendLoginCode, { body: { contact: 'mail.still@example.in' } })).status).toBe(200);
});

test('what the gateway does not take is said, and may be asked for again at once (codes-3)', async () => {
  const mobile = newMobile();
  world.deps.sms = {
    send: async () => {
      throw new Error('down');
    },
  };
  const refused = await guest().call(sendLoginCode, { body: { contact: mobile } });
  expect(refused).toMatchObject({ status: 503, body: { errors: { contact: expect.stringContaining('e-mail') } } });
  world.deps.sms = { send: async (message) => void texts.push(message) };
  expect((await guest().call(sendLoginCode, { body: { contact: mobile } })).status).toBe(200);
  world.deps.sms = null;
  const without = await guest().call(sendLoginCode, { body: { contact: newMobile() } });
  expect(without).toMatchObject({ status: 422, body: { errors: { contact: expect.stringContaining('e-mail') } } });
});

test('the answer tells nobody whether an account has a contact (codes-4)', async () => {
  const known = await addUser('user', { email: 'known.codes@example.in' });
  expect(known.userId).toBeGreaterThan(0);
  const ask = (contact: string) => guest().call(sendLoginCode, { body: { contact } });
  const [one, other] = [await ask('known.codes@example.in'), await ask('nobody.codes@example.in')];
  const same = {
    status: 200,
    body: { sent_by: 'email', expires_at: expect.any(String), again_at: expect.any(String) },
  };
  expect([one, other]).toEqual([same, same]);
});

test('whoever typed the e-mail of somebody else loses the account when its holder comes (codes-5)', async () => {
  const email = 'victim.codes@example.in';
  const stranger = await guest().ok(signUp, { body: { name: 'Stranger', contact: email, password: 'Stranger@1' } });
  const strange = world.by(stranger.token);
  await strange.ok(me, {});
  const holder = await enterAs(email, 'Victim');
  expect((await holder.ok(me, {})).has_password).toBe(false);
  expect((await strange.call(me, {})).status).toBe(401);
  const tried = await guest().call(login, {
    body: { usernameOrEmail: email, password: 'Stranger@1', rememberMe: false },
  });
  expect(tried.status).toBe(401);
});

test('a new password by mail to an address that was not proved before ends the number of whoever typed it (codes-5)', async () => {
  const [email, mobile] = ['squatted.codes@example.in', newMobile()];
  const stranger = await addUser('user', { email, mobile });
  await sql`update users set mobile_verified_at = now() where user_id = ${stranger.userId}`.execute(world.db);
  await guest().ok(forgotPassword, { body: { identifier: email } });
  const letters = await world.letters();
  const token = /reset-password#([\w-]{43})/.exec(JSON.stringify(letters.at(-1)))?.[1] ?? '';
  await guest().ok(resetPassword, { body: { token, newPassword: 'Holder@123' } });
  expect(await enter(mobile, await codeFor(mobile))).toMatchObject({ status: 409, body: { code: 'PASSWORD_NEEDED' } });
});

test('a number that was never proved opens no account that has a proved e-mail (codes-5)', async () => {
  const mobile = newMobile();
  const own = await addUser('user', { email: 'proved.codes@example.in', mobile });
  await sql`update users set email_verified_at = now() where user_id = ${own.userId}`.execute(world.db);
  const refused = await enter(mobile, await codeFor(mobile), 'Somebody');
  expect(refused).toMatchObject({ status: 409, body: { code: 'PASSWORD_NEEDED' } });
  const caller = world.as(own);
  world.clock.advance(31_000);
  await caller.ok(sendMobileCode, { body: {} });
  await caller.ok(proveMobile, { body: { code: lastCode() } });
  expect((await enter(mobile, await codeFor(mobile))).status).toBe(200);
});

test('kitchens and the office sign in with their password, and an owner may be a customer by the same number (codes-6)', async () => {
  for (const role of ['restaurant', 'admin'] as const) {
    const [email, mobile] = [`${role}.codes@example.in`, newMobile()];
    const staff = await addUser(role, { email, mobile });
    const refused = await enter(email, await codeFor(email), 'Somebody');
    expect(refused).toMatchObject({ status: 409, body: { code: 'PASSWORD_NEEDED' } });
    const customer = await (await enterAs(mobile, 'Customer')).ok(me, {});
    expect(customer.userType).toBe('user');
    expect(customer.userId).not.toBe(staff.userId);
  }
});

test('a blocked account is told so by whoever has its code (codes-6)', async () => {
  const mobile = newMobile();
  const own = await (await enterAs(mobile, 'Asha')).ok(me, {});
  await sql`update users set status = 'blocked', status_reason = 'Cash refused.' where user_id = ${own.userId}`.execute(
    world.db,
  );
  const refused = await enter(mobile, await codeFor(mobile));
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('Cash refused.') } });
});

test('a number is proved for one account at a time: who proves it last has it (codes-7)', async () => {
  const mobile = newMobile();
  const first = await enterAs(mobile, 'First');
  const second = await enterAs('second.codes@example.in', 'Second');
  world.clock.advance(31_000);
  await second.ok(sendMobileCode, { body: { mobile } });
  await second.ok(proveMobile, { body: { mobile, code: lastCode() } });
  expect(await second.ok(me, {})).toMatchObject({ mobile, mobile_verified: true });
  expect(await first.ok(me, {})).toMatchObject({ mobile, mobile_verified: false });
  expect((await (await enterAs(mobile)).ok(me, {})).name).toBe('Second');
});

test('two accounts that prove one number at once leave it with one of them (codes-7)', async () => {
  const mobile = newMobile();
  const people = [await enterAs('race.one@example.in', 'One'), await enterAs('race.two@example.in', 'Two')];
  world.clock.advance(31_000);
  await people[0]?.ok(sendMobileCode, { body: { mobile } });
  await Promise.all(people.map((caller) => caller.call(proveMobile, { body: { mobile, code: lastCode() } })));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users
    where mobile = ${mobile} and mobile_verified_at is not null`.execute(world.db);
  expect(rows[0]?.count).toBe(1);
});

test('a changed number has to be proved again, and another number is refused where the account has one (codes-7)', async () => {
  const mobile = newMobile();
  const caller = await enterAs(mobile, 'Asha');
  const refused = await caller.call(sendMobileCode, { body: { mobile: newMobile() } });
  expect(refused).toMatchObject({ status: 409, body: { errors: { mobile: expect.any(String) } } });
  await caller.ok(setPasswordByCode, {
    body: { contact: mobile, code: await codeFor(mobile), newPassword: 'Codes@123' },
  });
  await caller.ok(updateProfile, { body: { mobile: newMobile(), password: 'Codes@123' } });
  expect(await caller.ok(me, {})).toMatchObject({ mobile_verified: false });
});

test('an account without a password sets one by a code to its own contact, and changes nothing of its login before (codes-8)', async () => {
  const mobile = newMobile();
  const caller = await enterAs(mobile, 'Asha');
  const other = await enterAs(mobile);
  const early = await caller.call(updateProfile, { body: { email: 'asha.new@example.in', password: 'anything' } });
  expect(early).toMatchObject({ status: 400, body: { errors: { password: expect.stringContaining('no password') } } });
  const foreign = newMobile();
  const body = { newPassword: 'Codes@123' };
  expect(
    (await caller.call(setPasswordByCode, { body: { ...body, contact: foreign, code: await codeFor(foreign) } }))
      .status,
  ).toBe(400);
  await caller.ok(setPasswordByCode, { body: { ...body, contact: mobile, code: await codeFor(mobile) } });
  expect((await caller.ok(me, {})).has_password).toBe(true);
  expect((await other.call(me, {})).status).toBe(401);
  const opened = await guest().ok(login, {
    body: { usernameOrEmail: mobile, password: body.newPassword, rememberMe: false },
  });
  expect(opened).toHaveProperty('token');
});

test('one contact and a password make an account that is signed in, and a known contact is said under its field (codes-9)', async () => {
  const mobile = newMobile();
  const made = await guest().ok(signUp, { body: { name: 'Asha', contact: `0${mobile}`, password: 'Asha@123' } });
  expect(await world.by(made.token).ok(me, {})).toMatchObject({
    mobile,
    email: null,
    mobile_verified: false,
    has_password: true,
  });
  for (const contact of [mobile, `+91${mobile}`]) {
    const again = await guest().call(signUp, { body: { name: 'Ravi', contact, password: 'Ravi@1234' } });
    expect(again).toMatchObject({ status: 409, body: { errors: { contact: expect.stringContaining('already') } } });
  }
  const byMail = await guest().ok(signUp, {
    body: { name: 'Ravi', contact: 'Ravi.Up@Example.in', password: 'Ravi@1234' },
  });
  expect(await world.by(byMail.token).ok(me, {})).toMatchObject({ email: 'ravi.up@example.in', mobile: null });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mails
    where recipient = 'ravi.up@example.in'`.execute(world.db);
  expect(rows[0]?.count).toBe(1);
  expect((await guest().call(verifyEmail, { body: { token: 'a'.repeat(43) } })).status).toBe(422);
});
