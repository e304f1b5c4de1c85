import { listAudit } from '@tawa/contract/insight/audit';
import { addRestaurant } from '@tawa/contract/accounts/auth';
import { getLegalText } from '@tawa/contract/content/legal';
import {
  changeSetting,
  chooseFont,
  getFonts,
  getSetting,
  listSettings,
  takeBackSetting,
} from '@tawa/contract/content/settings';
import { getSite } from '@tawa/contract/content/site';
import { listOwnVenues } from '@tawa/contract/tables/venues';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingKeys, type SettingKey } from '@tawa/domain/content/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant as openKitchen } from '#testing/factories.ts';

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
let office: TestCaller;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  office = one.as(await one.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const set = (key: SettingKey, value: string | number, more: { valid_from?: string; reason?: string } = {}) =>
  office.call(changeSetting, { body: { key, value, reason: 'Because', ...more } });
const later = (ms: number) => new Date(one.clock.now().getTime() + ms).toISOString();
const hour = 3_600_000;

test('every setting is listed with the value that counts', async () => {
  const rows = await office.ok(listSettings, {});
  expect(rows.map(({ key }) => key)).toEqual(settingKeys);
  expect(rows.find(({ key }) => key === 'platform_fee')).toEqual({ key: 'platform_fee', value: 600, next: null });
});

test('what one process is told the other one says within a second, and so does its site (settings-2)', async () => {
  expect((await two.guest.ok(getSite, {})).phone).toBe('1800 000 2424');
  one.clock.advance(1000);
  expect((await set('support_phone', '1800 555 0199')).status).toBe(201);
  const said = async () => {
    two.clock.set(one.clock.now().toISOString());
    return two.guest.ok(getSite, {});
  };
  await vi.waitFor(async () => expect(await said()).toMatchObject({ phone: '1800 555 0199' }), {
    timeout: 1000,
    interval: 5,
  });
  expect((await said()).phoneHref).toBe('tel:18005550199');
  const privacy = await two.guest.ok(getLegalText, { params: { document: 'cookie-policy' } });
  expect(privacy.body).toContain('help@tawa.example');
});

test('a change is written down with what was there before, who made it and why', async () => {
  one.clock.advance(1000);
  await set('officer', 'Meera Iyer', { reason: 'Leela has left' });
  const { history } = await office.ok(getSetting, { params: { key: 'officer' } });
  expect(history).toMatchObject([
    { value: 'Meera Iyer', reason: 'Leela has left', set_by: 'Ravi Nair', state: 'in_force' },
  ]);
  const { rows } = await office.ok(listAudit, { query: { subject: 'setting', subject_id: 'officer' } });
  expect(rows).toMatchObject([
    {
      action: 'setting.change',
      actor: 'Ravi Nair',
      reason: 'Leela has left',
      before: { value: 'Leela Nair' },
      after: { value: 'Meera Iyer' },
    },
  ]);
});

test('a value for later waits, can be taken back until then, and begins by itself (settings-1, settings-2)', async () => {
  const first = await set('refund_window', 4, { valid_from: later(hour) });
  expect(first.status).toBe(201);
  const waiting = await office.ok(getSetting, { params: { key: 'refund_window' } });
  expect(waiting).toMatchObject({ value: 2, history: [{ value: 4, state: 'waiting' }] });
  const listed = (await office.ok(listSettings, {})).find(({ key }) => key === 'refund_window');
  expect(listed).toMatchObject({ value: 2, next: { value: 4 } });
  const id = waiting.history[0]?.setting_id ?? 0;
  await office.ok(takeBackSetting, { params: { key: 'refund_window', id } });
  expect((await office.call(takeBackSetting, { params: { key: 'refund_window', id } })).status).toBe(404);
  await set('refund_window', 6, { valid_from: later(hour) });
  one.clock.advance(2 * hour);
  const begun = await office.ok(getSetting, { params: { key: 'refund_window' } });
  expect(begun).toMatchObject({ value: 6, history: [{ value: 6, state: 'in_force' }] });
  const refund = { params: { document: 'refund-policy' as const } };
  one.deps.cache.raise(['settings']);
  expect((await one.guest.ok(getLegalText, refund)).body).toContain('6 hours of delivery');
  const gone = { params: { key: 'refund_window', id: begun.history[0]?.setting_id ?? 0 } };
  expect((await office.call(takeBackSetting, gone)).status).toBe(404);
  const actions = await office.ok(listAudit, { query: { subject: 'setting', subject_id: 'refund_window' } });
  expect(actions.rows.map(({ action }) => action)).toEqual(['setting.change', 'setting.take_back', 'setting.change']);
});

test('two values for one moment are one', async () => {
  const valid_from = later(hour);
  const answers = await Promise.all([5, 6, 7].map((value) => set('booking_hold', value, { valid_from })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

test.each([
  ['platform_fee', -1, {}, 'value'],
  ['platform_fee', '600', {}, 'value'],
  ['officer_email', 'nobody', {}, 'value'],
  ['support_phone', '   ', {}, 'value'],
  ['figures', 'guessed', {}, 'value'],
  ['platform_fee', 700, { reason: ' ' }, 'reason'],
  ['platform_fee', 700, { valid_from: '2020-01-01T00:00:00Z' }, 'valid_from'],
  ['platform_fee', 700, { valid_from: 'tomorrow' }, 'valid_from'],
] as const)('%s: %s %o is refused', async (key, value, more, field) => {
  const { status, body } = await set(key, value, more);
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

const isTerm = (key: SettingKey) => ['orders', 'timers', 'bookings'].includes(settingRules[key].group);

test.each(settingKeys.filter(isTerm))(
  '%s has its bounds, its history and its rows in the audit log (settings-1)',
  async (key) => {
    const { kind, min, max } = settingRules[key];
    const [wrong, right] =
      kind === 'choice'
        ? [['', 'guessed'], []]
        : [
            [min - 1, max + 1, min + 0.5],
            [min, max],
          ];
    for (const value of wrong)
      expect({ value, status: (await set(key, value)).status }).toEqual({ value, status: 400 });
    for (const value of right) {
      one.clock.advance(1000);
      expect((await set(key, value)).status).toBe(201);
    }
    const { history } = await office.ok(getSetting, { params: { key } });
    expect(history.map(({ value }) => value)).toEqual(expect.arrayContaining(right));
    const { rows } = await office.ok(listAudit, { query: { subject: 'setting', subject_id: key } });
    for (const value of right)
      expect(rows).toContainEqual(expect.objectContaining({ after: expect.objectContaining({ value }) }));
  },
);

test('what is no setting is not found', async () => {
  const wish = {
    method: 'POST',
    url: '/api/admin/settings',
    payload: { key: 'nothing', value: 1, reason: 'Because' },
  } as const;
  const headers = { authorization: `Bearer ${await one.tokenOf(await one.addUser({ role: 'admin' }))}` };
  expect((await one.app.inject({ ...wish, headers })).json()).toMatchObject({
    errors: { key: 'There is no such setting' },
  });
  expect((await office.call(getSetting, { params: { key: 'nothing' } })).status).toBe(404);
});

test('the font of the site is one of the list, for everybody at once, and written down (fonts-1)', async () => {
  one.clock.advance(1000);
  expect((await one.guest.ok(getSite, {})).font).toBe('figtree');
  await office.ok(chooseFont, { body: { font: 'system' } });
  expect((await one.guest.ok(getSite, {})).font).toBe('system');
  expect(await office.ok(getFonts, {})).toMatchObject({ font: 'system', history: [{ set_by: 'Ravi Nair' }] });
  const { rows } = await office.ok(listAudit, { query: { subject: 'setting', subject_id: 'font' } });
  expect(rows).toMatchObject([{ before: { value: 'figtree' }, after: { value: 'system' } }]);
  const content = { authorization: `Bearer ${await one.tokenOf(await one.addUser({ role: 'admin' }))}` };
  const wish = { method: 'PUT', url: '/api/admin/fonts', payload: { font: 'Comic Sans' }, headers: content } as const;
  expect((await one.app.inject(wish)).statusCode).toBe(400);
});

test('guests, customers and restaurants read and set nothing', async () => {
  const people = [
    one.guest,
    one.as(await one.addUser({ role: 'user' })),
    one.as(await one.addUser({ role: 'restaurant' })),
  ];
  const wish = { body: { key: 'platform_fee' as const, value: 1, reason: 'Mine' } };
  for (const [index, person] of people.entries()) {
    const refused = index === 0 ? 401 : 403;
    expect((await person.call(listSettings, {})).status).toBe(refused);
    expect((await person.call(getFonts, {})).status).toBe(refused);
    expect((await person.call(chooseFont, { body: { font: 'system' } })).status).toBe(refused);
    expect((await person.call(getSetting, { params: { key: 'platform_fee' } })).status).toBe(refused);
    expect((await person.call(changeSetting, wish)).status).toBe(refused);
    expect((await person.call(takeBackSetting, { params: { key: 'platform_fee', id: 1 } })).status).toBe(refused);
  }
});

test('a value that has begun cannot be changed or removed, whoever tries (settings-1)', async () => {
  const change = sql`update settings set value = '1' where key = 'officer'`.execute(one.db);
  await expect(change).rejects.toThrow('stays as it is');
  await sql`insert into settings (key, value, valid_from, reason, set_by)
    select key, value, now() - interval '1 day', reason, set_by from settings where key = 'officer'`.execute(one.db);
  const removal = sql`delete from settings where key = 'officer' and valid_from < now()`.execute(one.db);
  await expect(removal).rejects.toThrow('stays as it is');
});

describe('what the code does with it', () => {
  test('a restaurant that registers pays the commission of that day', async () => {
    one.clock.advance(1000);
    await set('commission_default', 1250);
    const form = {
      name: 'New Kitchen',
      email: 'new@kitchen.example',
      password: 'blue-lantern-42',
      mobile: '9876501234',
    };
    const { restaurant_id } = await one.guest.ok(addRestaurant, { body: form });
    const row = one.db.selectFrom('restaurants').select('commission_bp').where('restaurant_id', '=', restaurant_id);
    expect(await row.executeTakeFirst()).toEqual({ commission_bp: 1250 });
  });

  test('a restaurant that has said nothing takes bookings as the office has it', async () => {
    one.clock.advance(1000);
    const wishes = [
      ['booking_lead', 90],
      ['booking_slot', '15'],
      ['booking_stay_small', 60],
      ['booking_stay_medium', 75],
      ['booking_stay_large', 100],
      ['booking_covers', 24],
      ['booking_confirm', 'restaurant'],
    ] as const;
    for (const [key, value] of wishes) await set(key, value);
    const owner = await one.addUser({ role: 'restaurant' });
    await openKitchen(one.deps, { owner_id: owner.userId });
    const restaurant = one.as(owner);
    expect((await restaurant.ok(listOwnVenues, {})).settings).toMatchObject({
      lead_minutes: 90,
      slot_minutes: 15,
      stay_small: 60,
      stay_medium: 75,
      stay_large: 100,
      covers_per_quarter: 24,
      auto_confirm: false,
    });
  });

  test('counted figures are what is there, rounded down', async () => {
    one.clock.advance(1000);
    await set('figures', 'live');
    const { figures } = await one.guest.ok(getSite, {});
    expect(figures.served).toBe('0');
    expect(figures.customers).toMatch(/^[1-9]\d*$/);
    one.clock.advance(1000);
    await set('figures', 'entered');
    expect((await one.guest.ok(getSite, {})).figures.served).toBe('4,000+');
  });
});
