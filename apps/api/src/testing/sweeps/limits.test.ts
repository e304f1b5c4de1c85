import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as account from '@tawa/contract/accounts/auth.account';
import { login } from '@tawa/contract/accounts/auth';
import { endpoints } from '@tawa/contract/all';
import type { Endpoint, Sent } from '@tawa/contract/common/endpoint';
import { findOwn } from '@tawa/domain/common/own';
import { fieldsOf } from '#platform/http/endpoint-rules.ts';
import { nameOf, type Bound } from '#platform/http/gate.ts';
import { findProjectRoot } from '#platform/files/paths.ts';
import { budgets } from '#platform/http/rate-limit.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant, type TestUser } from '../factories.ts';
import { requestOf } from '../request.ts';

// Mail has two calls of five, a wrong password four of ten.
const factor = 0.4;
const password = 'a long enough phrase';
// Every window begins with an hour, so none ends while a test runs.
const nextHour = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
let few: TestApp;
let world: TestApp;
beforeAll(async () => {
  few = await startTestApp({ env: { RATE_LIMIT_FACTOR: `${factor}` } });
  world = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  await few.close();
  await world.close();
});
beforeEach(async () => {
  for (const { db, clock } of [few, world]) {
    await db.deleteFrom('rate_limits').execute();
    clock.set(nextHour);
  }
});

const statusesOf = (answers: readonly { status: number }[]) => {
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return Object.fromEntries([...new Set(answers.map(({ status }) => status))].map((status) => [status, count(status)]));
};
const atOnce = <T>(calls: number, call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: calls }, (_, at) => call(at)));

/** Turns the second step on; answers what makes a fresh code. */
async function addSecondStep(user: TestUser): Promise<() => string> {
  const caller = world.as(user);
  const { secret } = await caller.ok(account.startTwoFactor, { body: { password } });
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  const code = () => totp.generate({ timestamp: world.clock.now().getTime() });
  await caller.ok(account.confirmTwoFactor, { body: { code: code() } });
  world.clock.advance(60_000);
  return code;
}

describe('every call with a budget is counted before it is read', () => {
  test('of each call more at once than its budget, exactly the budget gets through', async () => {
    const bound = [...few.app.gate.bound.values()].filter(({ budget }) => budget !== null && budget !== 'write');
    const aWrite = [...few.app.gate.bound.values()].find(({ budget }) => budget === 'write');
    expect(bound.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const [at, one] of [...bound, ...(aWrite ? [aWrite] : [])].entries())
      wrong.push(...(await overrun(one, `10.0.0.${at}`)));
    expect(wrong).toEqual([]);
  });

  async function overrun({ endpoint, budget }: Bound, remoteAddress: string): Promise<string[]> {
    if (budget === null) return [];
    const role = endpoint.access === 'public' ? null : (endpoint.access[0] ?? null);
    const caller = role && (await few.addUser({ role }));
    if (caller?.role === 'restaurant') await addRestaurant(few.deps, { owner_id: caller.userId });
    const token = caller && (await few.tokenOf(caller));
    const most = Math.floor(budgets[budget].calls * factor);
    const send = async () => {
      const { statusCode: status } = await few.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replaceAll(/:\w+/g, '999999')}`,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        payload: '{}',
        remoteAddress,
      });
      return { status };
    };
    // More reading calls at once than a process takes are sent away before they are counted.
    const share = endpoint.method === 'GET' ? 8 : most + 4;
    const answers: { status: number }[] = [];
    while (answers.length < most + 4) answers.push(...(await atOnce(Math.min(share, most + 4 - answers.length), send)));
    const through = answers.filter(({ status }) => status !== 429).length;
    return through === most ? [] : [`${nameOf(endpoint)}: ${through} of ${budget}, not ${most}`];
  }
});

describe('a password', () => {
  let user: TestUser;
  const guess = async (word: string, remoteAddress: string) => {
    const payload = { usernameOrEmail: user.email, password: word };
    const answer = await world.app.inject({ method: 'POST', url: '/api/users/login', payload, remoteAddress });
    return { status: answer.statusCode };
  };
  beforeEach(async () => {
    user = await world.addUser({ password });
  });

  test('has ten wrong tries, though fifty come at once with the right one among them (auth-15)', async () => {
    const answers = await atOnce(50, (at) => guess(at === 49 ? password : `wrong ${at}`, `10.1.0.${at}`));
    const { 401: wrong = 0, 429: refused = 0 } = statusesOf(answers);
    expect(wrong).toBeLessThanOrEqual(10);
    expect(refused).toBeGreaterThanOrEqual(39);
    expect(statusesOf(await atOnce(12, (at) => guess('wrong', `10.1.1.${at}`)))[429]).toBeGreaterThanOrEqual(11);
    expect((await guess(password, '10.1.2.1')).status).toBe(429);
    world.clock.advance(900_000);
    expect((await guess(password, '10.1.2.1')).status).toBe(200);
  });

  test('that is right uses nothing up', async () => {
    for (let turn = 0; turn < 12; turn += 1) expect((await guess(password, '10.2.0.1')).status).toBe(200);
  });

  test('cannot be locked by strangers where its owner was before', async () => {
    expect((await guess(password, '2001:db8:7:7::1')).status).toBe(200);
    await atOnce(30, (at) => guess(`wrong ${at}`, `10.3.0.${at}`));
    expect((await guess(password, '10.3.1.1')).status).toBe(429);
    expect((await guess(password, '2001:db8:7:7:aaaa::9')).status).toBe(200);
    const own = await atOnce(30, (at) => guess(`wrong ${at}`, '2001:db8:7:7::1'));
    expect(statusesOf(own)).toEqual({ 401: 10, 429: 20 });
  });

  test('has ten wrong codes behind it, of the app and of paper together', async () => {
    user = await world.addUser({ role: 'admin', password });
    const code = await addSecondStep(user);
    const right = code();
    const wrongs = ['wrong-codes', ...['000000', '111111', '222222'].filter((one) => one !== right)];
    const open = (shown: string) =>
      world.guest.call(login, { body: { usernameOrEmail: user.email, password, code: shown } });
    const answers = await atOnce(8, (at) => open(wrongs[at % wrongs.length] ?? ''));
    expect(statusesOf(answers)).toEqual({ 401: 8 });
    expect(statusesOf(await atOnce(8, (at) => open(wrongs[at % wrongs.length] ?? '')))).toEqual({ 401: 2, 429: 6 });
    expect((await open(right)).status).toBe(429);
    world.clock.advance(900_000);
    expect((await open(code())).status).toBe(200);
  });
});

describe('what opens an account is compared only after a try was claimed', () => {
  interface Proof {
    password: string;
    code: string | undefined;
  }
  type Way = (user: TestUser, proof: Proof) => Promise<{ status: number }>;
  const signedIn =
    <E extends Endpoint>(endpoint: E, bodyOf: (proof: Proof, user: TestUser) => Sent<E>): Way =>
    (user, proof) =>
      world.as(user).call(endpoint, bodyOf(proof, user));
  const ways: Record<string, Way> = {
    login: ({ email }, { password: word, code }) =>
      world.guest.call(login, { body: { usernameOrEmail: email, password: word, ...(code && { code }) } }),
    changePassword: signedIn(account.changePassword, ({ password: oldPassword }, { userId: userid }) => ({
      body: { userid, oldPassword, newPassword: 'another long phrase' },
    })),
    startTwoFactor: signedIn(account.startTwoFactor, ({ password: word }) => ({ body: { password: word } })),
    stopTwoFactor: signedIn(account.stopTwoFactor, (body) => ({ body })),
    renewRecoveryCodes: signedIn(account.renewRecoveryCodes, (body) => ({ body })),
    updateProfile: signedIn(account.updateProfile, (proof, { email }) => ({
      body: { ...proof, email: `new-${email}` },
    })),
    requestDeletion: signedIn(account.requestDeletion, ({ password: word }) => ({ body: { password: word } })),
  };
  /** What is compared elsewhere, with the test that spends its tries at once. */
  const elsewhere: Readonly<Record<string, readonly [file: string, test: string]>> = {
    'deliverByRider code': [
      'modules/ordering/riders/riders.test.ts',
      'ten wrong codes at once count no fewer than three',
    ],
    'moveOrder code': ['modules/ordering/riders/riders.test.ts', 'ten wrong codes at once count no fewer than three'],
    ...Object.fromEntries(
      ['loginByCode', 'proveMobile', 'setPasswordByCode'].map((name) => [
        `${name} code`,
        ['modules/accounts/auth/auth.codes.test.ts', 'tries at once are counted one by one'],
      ]),
    ),
    ...Object.fromEntries(
      ['password', 'code'].map((field) => [
        `releaseBatch ${field}`,
        [
          'modules/money/payouts/batches/payouts.proof.test.ts',
          'a release has ten wrong tries, however many come at once',
        ],
      ]),
    ),
    'verifyBooking code': ['modules/tables/bookings/bookings.test.ts', 'has five tries, however many come at once'],
  };
  /** Passwords that somebody chooses, codes of coupons, and the code of a second step that was shown with its secret a moment ago. */
  const nothingToGuess = new Set([
    ...['addRestaurant', 'addUser', 'signUp', 'acceptInvitation', 'acceptOfficeInvitation', 'becomeOwner'].map(
      (name) => `${name} password`,
    ),
    ...['addOwnCoupon', 'updateOwnCoupon', 'addCoupon', 'updateCoupon', 'confirmTwoFactor'].map(
      (name) => `${name} code`,
    ),
  ]);

  const secretFields = endpoints.flatMap(({ name, endpoint }) =>
    Object.keys(fieldsOf(endpoint.body) ?? {}).flatMap((field) => {
      const what = /^((?:old|current)?password|code)$/i.exec(field)?.[1];
      return what ? { name, field: what === 'code' ? ('code' as const) : ('password' as const) } : [];
    }),
  );
  const guarded = secretFields.flatMap((one) => {
    const way = findOwn(ways, one.name);
    return way ? { ...one, way } : [];
  });

  test('in every call that asks for it', () => {
    const others = secretFields
      .filter(({ name }) => !Object.hasOwn(ways, name))
      .map(({ name, field }) => `${name} ${field}`);
    expect(others.toSorted()).toEqual([...Object.keys(elsewhere), ...nothingToGuess].toSorted());
    for (const [file, name] of Object.values(elsewhere))
      expect(readFileSync(join(findProjectRoot(), 'apps/api/src', file), 'utf8')).toContain(`test('${name}`);
  });

  /** What happens from now on, in its order: tries that are claimed and given back, and words and codes that are compared. */
  function listen(): string[] {
    const heard: string[] = [];
    const { rateLimit, passwords, sealer } = world.deps;
    const claim = rateLimit.claim.bind(rateLimit);
    vi.spyOn(rateLimit, 'claim').mockImplementation(async (budget, caller) => {
      const claimed = await claim(budget, caller);
      if (budget === 'loginOfAccount') heard.push('claimed');
      return claimed;
    });
    const [matches, open] = [passwords.matches.bind(passwords), sealer.open.bind(sealer)];
    vi.spyOn(passwords, 'matches').mockImplementation((...given) => {
      heard.push('compared');
      return matches(...given);
    });
    vi.spyOn(sealer, 'open').mockImplementation((sealed) => {
      heard.push('compared');
      return open(sealed);
    });
    return heard;
  }
  afterEach(() => void vi.restoreAllMocks());

  test.each(guarded)(
    '$name, $field: ten wrong tries, and then not the right one either',
    async ({ name, field, way }) => {
      // Who owns an open restaurant cannot go; a customer has no second step.
      const user = await world.addUser({ role: name === 'requestDeletion' ? 'user' : 'restaurant', password });
      if (user.role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
      const takesCode = guarded.some((one) => one.name === name && one.field === 'code');
      const code = takesCode ? await addSecondStep(user) : () => undefined;
      const wrong = () => way(user, { password, code: code(), [field]: 'wrong-one' });
      const right = async () => (await way(user, { password, code: code() })).status;
      const heard = listen();
      expect((await wrong()).status).toBe(name === 'login' ? 401 : 400);
      expect(heard).toEqual(['claimed', 'compared', ...(field === 'code' ? ['claimed', 'compared'] : [])]);
      // A right password gives its try back, so fewer at once than there are tries.
      for (let turn = 0; turn < 3; turn += 1) await atOnce(5, wrong);
      expect(await right()).toBe(429);
      world.clock.advance(900_000);
      expect(await right()).toBe(200);
    },
  );
});

test('one address of mail gets five letters to reset a password in an hour, whoever asks', async () => {
  const request = requestOf(account.forgotPassword, { body: { identifier: 'asha@example.in' } });
  const ask = (at: number) => world.app.inject({ ...request, remoteAddress: `10.4.0.${at}` });
  const answers = (await atOnce(12, ask)).map(({ statusCode: status }) => ({ status }));
  expect(statusesOf(answers)).toEqual({ 200: 5, 429: 7 });
});

test('the table of limits names every budget with its figures', () => {
  const text = readFileSync(join(findProjectRoot(), 'docs/security-limits.md'), 'utf8');
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [name, { calls, windowS }] of Object.entries(budgets)) {
    const row = rows.find((cells) => cells[1] === `\`${name}\``);
    expect([name, row?.[3], row?.[5]]).toEqual([name, `${calls}`, windowWords(windowS)]);
  }
});

const windowWords = (windowS: number) =>
  windowS === 86_400 ? '1 day' : windowS === 3600 ? '1 hour' : `${windowS / 60} min`;

test('nothing but the limits themselves reads how much of one is used', async () => {
  const { execFileSync } = await import('node:child_process');
  const source = join(findProjectRoot(), 'apps/api/src');
  const found = execFileSync('grep', [
    '-rlE',
    `'rate_limits'|into rate_limits|from rate_limits`,
    source,
    '--include=*.ts',
  ]);
  const files = found
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.') && !file.includes('/testing/'));
  expect(files.map((file) => file.slice(source.length + 1))).toEqual(['platform/http/rate-limit.ts']);
});
