import * as contract from '@tawa/contract/accounts/broadcasts';
import { chooseMarketing, leaveOffers, listConsents } from '@tawa/contract/accounts/consents';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity } from '#testing/factories.ts';
import {
  addCrowd,
  agree,
  formOf,
  india,
  night,
  noon,
  openOffice,
  toldOf,
  words,
  type Office,
} from './testing/crowd.ts';

let world: TestApp;
let office: TestCaller;
let desk: Office;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  await signIn();
  // Each test has people of its own.
  await sql`truncate broadcast_recipients, broadcasts cascade`.execute(world.db);
  await sql`update users set status = 'deleted' where role = 'user'`.execute(world.db);
});

/** A session lasts twelve hours, and some of these tests longer. */
async function signIn(): Promise<void> {
  office = world.as(await world.addUser({ role: 'admin', office_role: 'content' }));
  desk = openOffice(office);
}
const work = () => world.letters();
const sentTo = async (email: string) =>
  (await work()).filter(({ to, subject }) => to === email && subject === words.title);
const emailOf = async (user_id: number) =>
  (await world.db.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow()).email ??
  '';

test('nobody hears without having agreed, each by the ways they agreed to, and the preview says so before (broadcasts-1)', async () => {
  const [both = 0] = await addCrowd(world, 1);
  const [mail = 0] = await addCrowd(world, 1, ['mail']);
  const [notices = 0] = await addCrowd(world, 1, ['notices']);
  await addCrowd(world, 2, []);
  const [unproved = 0] = await addCrowd(world, 1, ['mail']);
  const [blocked = 0] = await addCrowd(world, 1);
  await sql`update users set email_verified_at = null where user_id = ${unproved}`.execute(world.db);
  await sql`update users set status = 'blocked' where user_id = ${blocked}`.execute(world.db);
  expect(await desk.preview(formOf())).toEqual({
    is_exact: true,
    least: 0,
    matching: 7,
    people: 3,
    by_channel: { in_app: 2, email: 2, web_push: 0 },
    left: { suspended: 1, no_consent: 2, unreachable: 1, heard: 0 },
  });
  const { broadcast_id } = await desk.plan();
  await work();
  expect(await toldOf(world, broadcast_id)).toEqual([
    { user_id: both, notices: 1, letters: 1 },
    { user_id: mail, notices: 0, letters: 1 },
    { user_id: notices, notices: 1, letters: 0 },
  ]);
  expect(await desk.read(broadcast_id)).toMatchObject({
    phase: 'done',
    people: 3,
    sent: 3,
    failed: 0,
    by_channel: { in_app: 2, email: 2, web_push: 0 },
    left: { suspended: 1, no_consent: 2, unreachable: 1, heard: 0 },
  });
});

test('a segment is by city, by orders and by diet, all of it at once, and by diet only of who allows that (broadcasts-2)', async () => {
  const [here, there] = [await addCity(world.deps), await addCity(world.deps)];
  const [one = 0, two = 0, three = 0] = await addCrowd(world, 3);
  for (const [user_id, city_id] of [
    [one, here],
    [two, here],
    [three, there],
  ] as const)
    await world.db
      .insertInto('addresses')
      .values({
        user_id,
        city_id,
        label: 'Home',
        line1: '1 Road',
        pincode: '560001',
        phone: '9000000000',
        is_default: true,
      })
      .execute();
  for (const user_id of [one, three])
    await world.db
      .insertInto('diet_profiles')
      .values({ user_id, diet: 'veg', halal: false, allergens: [], hide: false })
      .execute();
  const count = async (change: Parameters<typeof formOf>[0]) => (await desk.preview(formOf(change))).matching;
  expect(await count({ city_id: here })).toBe(2);
  expect(await count({ diets: ['veg', 'vegan'] })).toBe(0);
  await agree(world, [one, three], ['diet']);
  expect(await count({ diets: ['veg', 'vegan'] })).toBe(2);
  expect(await count({ diets: ['veg'], city_id: here })).toBe(1);
  expect(await count({ ordered_within: 30 })).toBe(0);
  expect(await count({ not_ordered_for: 30, city_id: there })).toBe(1);
  await agree(world, [one], ['diet'], false);
  expect(await count({ diets: ['veg'], city_id: here })).toBe(0);
});

test('whoever takes their consent back before it is their turn hears nothing (broadcasts-1)', async () => {
  const [stays = 0, leaves = 0] = await addCrowd(world, 2);
  world.clock.set(night);
  const { broadcast_id } = await desk.plan();
  await work();
  expect(await desk.read(broadcast_id)).toMatchObject({ phase: 'night', people: 2, sent: 0 });
  const me = world.as({ userId: leaves, role: 'user' });
  for (const of of ['mail', 'notices'] as const) await me.ok(chooseMarketing, { body: { of, given: false } });
  world.clock.set(india('09:00', 1));
  await work();
  expect(await desk.read(broadcast_id)).toMatchObject({ phase: 'done', people: 2, sent: 1, left_late: 1 });
  const told = (await toldOf(world, broadcast_id)).filter(({ notices, letters }) => notices + letters > 0);
  expect(told.map(({ user_id }) => user_id)).toEqual([stays]);
});

test('nothing is sent between nine in the evening and nine in the morning in India (broadcasts-3)', async () => {
  await addCrowd(world, 1);
  world.clock.set(india('20:59'));
  const evening = await desk.plan();
  await work();
  expect((await desk.read(evening.broadcast_id)).phase).toBe('done');
  await sql`truncate broadcast_recipients`.execute(world.db);
  world.clock.set(india('21:00'));
  const { broadcast_id } = await desk.plan();
  for (const at of [india('21:05'), india('01:30', 1), india('08:59', 1)]) {
    world.clock.set(at);
    await signIn();
    await work();
    expect(await desk.read(broadcast_id)).toMatchObject({ phase: 'night', sent: 0 });
  }
  world.clock.set(india('09:00', 1));
  await signIn();
  await work();
  expect(await desk.read(broadcast_id)).toMatchObject({ phase: 'done', sent: 1 });
});

test('nobody hears two broadcasts within a week, though both are for them (broadcasts-4)', async () => {
  const [first = 0] = await addCrowd(world, 1);
  const one = await desk.plan();
  const other = await desk.plan();
  await work();
  expect((await desk.read(one.broadcast_id)).sent).toBe(1);
  expect(await desk.read(other.broadcast_id)).toMatchObject({ sent: 0, left: { heard: 1 }, phase: 'done' });
  expect((await desk.preview(formOf())).left.heard).toBe(1);
  world.clock.advance(7 * dayMs + 1);
  await signIn();
  expect((await desk.preview(formOf())).left.heard).toBe(0);
  const later = await desk.plan();
  await work();
  expect((await toldOf(world, later.broadcast_id))[0]).toMatchObject({ user_id: first, notices: 1 });
});

test('a letter carries its way out, which works logged out, with one press, again and again, and for nobody else (broadcasts-5)', async () => {
  const [reader = 0, other = 0] = await addCrowd(world, 2);
  await desk.plan();
  const [letter] = await sentTo(await emailOf(reader));
  expect(letter?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const url = /^<(.+)>$/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname } = new URL(url);
  expect(letter?.text).toContain(`/unsubscribe#${pathname.split('/').at(-1)}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (path: string) =>
    world.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
  const given = async (userId: number) =>
    (await world.as({ userId, role: 'user' }).ok(listConsents, {})).marketing.given;
  expect((await world.app.inject({ method: 'GET', url: pathname })).statusCode).not.toBe(200);
  expect(await given(reader)).toBe(true);
  const answers = await Promise.all([1, 2, 3].map(() => press(pathname)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([await given(reader), await given(other)]).toEqual([false, true]);
  const { history } = await world.as({ userId: reader, role: 'user' }).ok(listConsents, {});
  expect(history.filter(({ purpose, given: is }) => purpose === 'marketing-mail' && !is)).toHaveLength(1);
  const token = pathname.split('/').at(-1) ?? '';
  const forged = await world.guest.call(leaveOffers, { params: { token: token.replace(/^\d+/, String(other)) } });
  expect(forged.status).toBe(400);
  expect(await given(other)).toBe(true);
});

test('what is sent is what was looked at; a draft alone can be changed or thrown away (broadcasts-6)', async () => {
  await addCrowd(world, 1);
  const { broadcast_id, version } = await desk.draft();
  const params = { broadcast_id };
  const changed = await office.ok(contract.updateBroadcast, {
    params,
    body: { ...formOf({ title: 'Other' }), version },
  });
  const stale = await office.call(contract.planBroadcast, { params, body: { version, starts_at: null } });
  expect(stale.status).toBe(409);
  const past = await office.call(contract.planBroadcast, {
    params,
    body: { version: changed.version, starts_at: india('12:00', -1) },
  });
  expect(past.status).toBe(400);
  await office.ok(contract.planBroadcast, { params, body: { version: changed.version, starts_at: null } });
  expect((await office.call(contract.deleteBroadcast, { params })).status).toBe(409);
  const late = { params, body: { ...formOf(), version: changed.version } };
  expect((await office.call(contract.updateBroadcast, late)).status).toBe(409);
  expect((await desk.act(broadcast_id, 'take_back')).status).toBe(200);
  expect((await office.call(contract.deleteBroadcast, { params })).status).toBe(200);
});

test('a push goes with the notice alone, and a link leads nowhere else (broadcasts-6)', async () => {
  const push = await office.call(contract.addBroadcast, { body: formOf({ channels: ['web_push', 'email'] }) });
  expect(push.status).toBe(400);
  for (const link of [
    'https://elsewhere.example',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    'javascript:1',
  ])
    expect((await office.call(contract.addBroadcast, { body: formOf({ link }) })).status).toBe(400);
});

test('a trial goes to whoever asks and to nobody else, at any hour (broadcasts-6)', async () => {
  await addCrowd(world, 2);
  world.clock.set(night);
  const { broadcast_id } = await desk.draft();
  const before = (await work()).length;
  await office.ok(contract.testBroadcast, { params: { broadcast_id } });
  expect(await work()).toHaveLength(before + 1);
  expect(await toldOf(world, broadcast_id)).toEqual([]);
});

test('support and finance send no broadcasts (broadcasts-6)', async () => {
  for (const office_role of ['support', 'finance'] as const) {
    const caller = world.as(await world.addUser({ role: 'admin', office_role }));
    expect((await caller.call(contract.addBroadcast, { body: formOf() })).status).toBe(403);
  }
});

test('a large house is judged by a sample, whatever comes back in the numbers of its accounts (broadcasts-2)', async () => {
  await sql`insert into users (role, name, username, email, mobile, password_hash, email_verified_at)
    select 'user', 'Many', 'many' || i, 'many' || i || '@example.in', (9100000000 + i)::text, 'x', now()
    from generate_series(1, 12000) i`.execute(world.db);
  await sql`insert into consents (user_id, purpose, version, given, at)
    select user_id, 'marketing-mail', null, true, now() from users where name = 'Many' and user_id % 3 = 0`.execute(
    world.db,
  );
  const { is_exact, people, matching } = await desk.preview(formOf());
  expect(is_exact).toBe(false);
  expect(Math.abs(matching / 12_000 - 1)).toBeLessThan(0.1);
  expect(Math.abs(people / 4000 - 1)).toBeLessThan(0.25);
});
