import { verifyEmail } from '@tawa/contract/accounts/auth.account';
import { addRestaurant } from '@tawa/contract/accounts/auth';
import * as profile from '@tawa/contract/catalogue/restaurants.kitchen';
import * as review from '@tawa/contract/catalogue/restaurants.office';
import { gstinChecksum } from '@tawa/domain/money/gst';
import { checklistItems } from '@tawa/domain/catalogue/restaurant-life';
import { addVenue } from '@tawa/contract/tables/venues';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addRestaurant as addListed } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;
let city_id: number;
beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin' }));
  city_id = await addCity(world.deps);
});
afterAll(() => world.close());

const first14 = '29ABCPE1234F1Z';
const papers: Record<'gstin' | 'pan' | 'payout', profile.PaperForm> = {
  gstin: { field: 'gstin', number: `${first14}${gstinChecksum(first14)}` },
  pan: { field: 'pan', number: 'ABCPE1234F', legal_name: 'Sofia Almeida' },
  payout: { field: 'payout', kind: 'bank', holder: 'Sofia Almeida', account: '001234567890', ifsc: 'HDFC0001234' },
};
const publicForm: profile.PublicForm = {
  restaurant_name: 'Sol Cantina',
  description: 'Tacos by hand, salsas from the mortar, every day anew.',
  cuisine_type: 'Mexican',
  restaurant_type: 'both',
  logo: null,
  cover_img: null,
  contact_number: '9845022112',
  website: '',
};
const place = {
  full_address: '22, Church Street',
  venue_name: 'Church Street',
  pincode: '560001',
  statename: 'Karnataka',
  lat: 12.97,
  lng: 77.6,
};

let nth = 0;
async function register() {
  nth += 1;
  const body = {
    name: 'Sol Cantina',
    email: `sol${nth}@example.in`,
    mobile: '9845022112',
    password: 'tortilla-press-7',
  };
  const { userId, restaurant_id } = await world.guest.ok(addRestaurant, { body });
  return { owner: world.as({ userId, role: 'restaurant' }), userId, restaurant_id, email: body.email };
}

async function uploadTo(owner: { userId: number }, url: string, bytes: Buffer, filename: string) {
  const boundary = 'xxSolxx';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const token = await world.tokenOf({ ...owner, role: 'restaurant' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  return world.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
}

async function fillIn({ owner, userId, restaurant_id, email }: Awaited<ReturnType<typeof register>>) {
  const letter = (await world.letters()).findLast(({ to }) => to === email);
  const token = /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  await world.guest.ok(verifyEmail, { body: { token } });
  const red = { create: { width: 300, height: 300, channels: 3 as const, background: '#c33' } };
  const logo = await uploadTo({ userId }, '/pictures?use=logos', await sharp(red).png().toBuffer(), 'logo.png');
  await owner.ok(profile.updatePublicProfile, { body: { ...publicForm, logo: logo.json().path } });
  await owner.ok(profile.updatePlace, { body: { ...place, city_id } });
  await world.db
    .insertInto('restaurant_hours')
    .values({ restaurant_id, weekday: 1, opens: '12:00', closes: '23:00' })
    .execute();
  await owner.ok(addVenue, { body: { name: 'Dining room', type: 'indoor' } });
  const scan = await uploadTo({ userId }, '/kitchen/documents', Buffer.from('%PDF-1.7 a licence'), 'fssai 2026.pdf');
  expect(scan.statusCode).toBe(201);
  const { document_id } = scan.json();
  await owner.ok(profile.savePaper, {
    body: { field: 'fssai', number: '11226334000871', valid_until: '2099-03-31', document_id },
  });
  for (const body of Object.values(papers)) await owner.ok(profile.savePaper, { body });
  const { terms } = await owner.ok(profile.getProfile, {});
  await owner.ok(profile.signTerms, { body: { version: terms.in_force } });
  return z.parse(z.string(), document_id);
}

test('single fields are kept while the checklist is filled in, each by the rules of its form, and never later (restaurants-20)', async () => {
  const { owner, restaurant_id } = await register();
  const keep = (body: profile.DraftForm) => owner.call(profile.keepDraft, { body });
  expect((await keep({ description: publicForm.description, pincode: '560001' })).status).toBe(200);
  expect((await keep({ venue_name: 'Church Street', restaurant_name: 'Luna Cantina' })).status).toBe(200);
  expect(await owner.ok(profile.getProfile, {})).toMatchObject({
    restaurant_name: 'Luna Cantina',
    description: publicForm.description,
    venue_name: 'Church Street',
    pincode: '560001',
    full_address: null,
  });
  expect((await keep({ description: 'Tacos' })).status).toBe(400);
  expect((await keep({})).status).toBe(400);
  expect((await keep({ city_id: 2_000_000 })).status).toBe(400);
  expect((await keep({ logo: '/pictures/of/somebody.webp' })).status).toBe(400);
  const orders = world.as({ userId: (await world.addUser()).userId, role: 'user' });
  expect((await orders.call(profile.keepDraft, { body: { description: publicForm.description } })).status).toBe(403);
  for (const lifecycle of ['submitted', 'active', 'closed']) {
    await world.db.updateTable('restaurants').set({ lifecycle }).where('restaurant_id', '=', restaurant_id).execute();
    expect((await keep({ venue_name: 'Elsewhere' })).status).toBe(409);
  }
});

const send = { body: { to: 'submitted' as const } };
const missingOf = async (owner: TestCaller) =>
  (await owner.ok(profile.getProfile, {})).checklist.flatMap(({ item, missing }) => (missing === null ? [] : [item]));

test('a restaurant is led from registration to active, and each step says what is missing (restaurants-18, restaurants-19, restaurants-26)', async () => {
  const sol = await register();
  const { owner, restaurant_id } = sol;
  expect(await missingOf(owner)).toEqual(checklistItems.filter((item) => item !== 'name'));
  const refused = await owner.call(profile.stepRestaurant, send);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { fssai: expect.any(String), terms: expect.any(String) } },
  });

  await fillIn(sol);
  expect(await missingOf(owner)).toEqual([]);
  expect(await owner.ok(profile.stepRestaurant, send)).toMatchObject({ lifecycle: 'submitted' });
  expect((await owner.call(profile.updatePublicProfile, { body: publicForm })).status).toBe(409);

  const { rows } = await office.ok(review.listReviewedRestaurants, { query: { show: 'review' } });
  expect(rows).toMatchObject([{ restaurant_id, lifecycle: 'submitted', papers_waiting: 0, listed: false }]);
  const params = { restaurant_id };
  const decide = (from: profile.RestaurantProfile['lifecycle'], body: object) =>
    office.call(review.decideRestaurant, { params, body: { from, to: 'in_review', ...body } });
  expect((await decide('submitted', {})).status).toBe(200);
  expect((await decide('submitted', {})).status).toBe(409);
  expect((await decide('in_review', { to: 'changes_requested' })).status).toBe(400);
  const remarks = [{ item: 'description', remark: 'Please say what is special.' }];
  expect((await decide('in_review', { to: 'changes_requested', remarks })).status).toBe(200);
  const asked = await owner.ok(profile.getProfile, {});
  const { history, checks } = await office.ok(review.getReviewedRestaurant, { params });
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.map(({ item }) => item)).toEqual(checklistItems);
  expect(history[0]).toMatchObject({ action: 'restaurant.changes_requested', before: { lifecycle: 'in_review' } });
  expect(asked.checklist.find(({ item }) => item === 'description')?.remark).toBe('Please say what is special.');
  expect((await world.letters()).at(-1)?.subject).toMatch(/change a few things/);

  await owner.ok(profile.stepRestaurant, send);
  await decide('submitted', {});
  expect((await decide('in_review', { to: 'active' })).status).toBe(200);
  const active = await owner.ok(profile.getProfile, {});
  expect(active).toMatchObject({ lifecycle: 'active', listed: false, dishes_on_sale: 0 });
  expect(active.papers.map(({ proposed }) => proposed)).toEqual([null, null, null, null]);
  expect(active.papers.find(({ field }) => field === 'payout')?.in_force?.account).toBe('•••• 7890');
  expect(active.steps.map(({ to_state }) => to_state)).toEqual([
    'active',
    'in_review',
    'submitted',
    'changes_requested',
    'in_review',
    'submitted',
  ]);
});

test('a changed paper of an active restaurant waits for the office, and the old one counts meanwhile (restaurants-23)', async () => {
  const sol = await register();
  await fillIn(sol);
  const params = { restaurant_id: sol.restaurant_id };
  await sol.owner.ok(profile.stepRestaurant, send);
  for (const [from, to] of [
    ['submitted', 'in_review'],
    ['in_review', 'active'],
  ] as const)
    await office.ok(review.decideRestaurant, { params, body: { from, to } });
  const gstin = async () => {
    const found = await office.ok(review.getReviewedRestaurant, { params });
    return found.papers.find(({ field }) => field === 'gstin');
  };
  const before = (await gstin())?.in_force;
  await sol.owner.ok(profile.savePaper, { body: { field: 'gstin', number: null } });
  const waiting = await gstin();
  expect(waiting).toMatchObject({ in_force: before, proposed: { number: null } });
  const proposed_on = waiting?.proposed_on ?? '';
  const refuse = { field: 'gstin' as const, proposed_on, approve: false, remark: '' };
  expect((await office.call(review.decidePaper, { params, body: refuse })).status).toBe(400);
  const answers = await Promise.all(
    [true, false].map((approve) =>
      office.call(review.decidePaper, { params, body: { ...refuse, approve, remark: 'Not legible.' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await gstin())?.proposed).toBeNull();
});

test('what a machine finds at a line is told to the office: a name that is taken, a licence that has ended (restaurants-27)', async () => {
  const sol = await register();
  await fillIn(sol);
  const other = await register();
  await fillIn(other);
  const { restaurant_id } = sol;
  const wrongs = async () => {
    const { checks } = await office.ok(review.getReviewedRestaurant, { params: { restaurant_id } });
    return checks.flatMap(({ item, ok, text }) => (ok ? [] : [`${item}: ${text}`]));
  };
  const name = async (owner: TestCaller, restaurant_name: string) => {
    const { logo } = await owner.ok(profile.getProfile, {});
    await owner.ok(profile.updatePublicProfile, { body: { ...publicForm, restaurant_name, logo } });
  };
  await name(other.owner, 'Luna Cantina');
  await name(sol.owner, 'LUNA cantina');
  expect(await wrongs()).toEqual([]);
  await other.owner.ok(profile.stepRestaurant, send);
  expect(await wrongs()).toEqual([expect.stringMatching(/^name: Taken in /)]);
  await world.db
    .updateTable('restaurant_papers')
    .set({ proposed: sql`proposed || '{"valid_until": "2020-01-31"}'` })
    .where('restaurant_id', '=', restaurant_id)
    .where('field', '=', 'fssai')
    .execute();
  expect(await wrongs()).toContain('fssai: Ended on 31 Jan 2020');
});

test('a scan is opened by its owner and the office alone, and nothing but a PDF or a photo is kept (restaurants-24)', async () => {
  const sol = await register();
  const document_id = await fillIn(sol);
  const stranger = await register();
  const params = { document_id };
  const open = async (role: 'restaurant' | 'admin', userId: number, url: string) => {
    const token = await world.tokenOf({ userId, role });
    return world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  };
  const own = await open('restaurant', sol.userId, `/kitchen/documents/${document_id}`);
  expect(own.headers['content-type']).toBe('application/pdf');
  expect(own.headers['content-disposition']).toBe('attachment; filename="fssai%202026.pdf"');
  expect(own.body).toBe('%PDF-1.7 a licence');
  expect((await stranger.owner.call(profile.openDocument, { params })).status).toBe(404);
  const foreign = { field: 'fssai' as const, number: '11226334000871', valid_until: null, document_id };
  expect((await stranger.owner.call(profile.savePaper, { body: foreign })).status).toBe(400);
  const other = { restaurant_id: stranger.restaurant_id, document_id };
  expect((await office.call(review.openReviewedDocument, { params: other })).status).toBe(404);
  const page = await uploadTo({ userId: sol.userId }, '/kitchen/documents', Buffer.from('<html>'), 'a.pdf');
  expect(page.statusCode).toBe(400);
});

test.each([
  [
    'a licence of no state',
    { field: 'fssai', number: '19926334000871', valid_until: null, document_id: crypto.randomUUID() },
  ],
  ['a GSTIN whose last character is wrong', { field: 'gstin', number: `${first14}@` }],
  ['a PAN without a holder', { field: 'pan', number: 'ABCDE1234F', legal_name: 'Sofia' }],
  ['an account of letters', { ...papers.payout, account: 'abcdefghi' }],
])('%s is refused (restaurants-18)', async (_name, paper) => {
  const { owner } = await register();
  const body: profile.PaperForm = JSON.parse(JSON.stringify(paper));
  expect((await owner.call(profile.savePaper, { body })).status).toBe(400);
});

test('a restaurant closes only when no order is open, and the office suspends with a reason (restaurants-26)', async () => {
  const account = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addListed(world.deps, { owner_id: account.userId });
  const owner = world.as(account);
  const params = { restaurant_id };
  const suspend = { from: 'active' as const, to: 'suspended' as const };
  expect((await office.call(review.decideRestaurant, { params, body: suspend })).status).toBe(400);
  await office.ok(review.decideRestaurant, { params, body: { ...suspend, reason: 'Licence' } });
  expect(await owner.ok(profile.getProfile, {})).toMatchObject({ lifecycle: 'suspended', lifecycle_reason: 'Licence' });
  expect((await owner.call(profile.stepRestaurant, { body: { to: 'active' } })).status).toBe(409);
  await office.ok(review.decideRestaurant, { params, body: { from: 'suspended', to: 'active' } });
  await owner.ok(profile.stepRestaurant, { body: { to: 'closing' } });
  expect((await office.call(review.decideRestaurant, { params, body: { from: 'closing', to: 'closed' } })).status).toBe(
    200,
  );
});

test('a commission begins with a coming service day, is taken back until then, and stays once it has begun (restaurants-29)', async () => {
  const restaurant_id = await addListed(world.deps);
  const params = { restaurant_id };
  const read = () => office.ok(review.getReviewedRestaurant, { params });
  const { commission_bp: before } = await read();
  const wish = { commission_bp: 1250, valid_from: '2099-04-01', reason: 'Festival' };
  const past = { ...wish, valid_from: '2024-04-01' };
  expect((await office.call(review.setCommission, { params, body: past })).status).toBe(400);
  await office.ok(review.setCommission, { params, body: wish });
  expect((await office.call(review.setCommission, { params, body: wish })).status).toBe(400);
  const waiting = await read();
  expect(waiting.commission_bp).toBe(before);
  expect(waiting.commissions).toMatchObject([{ commission_bp: 1250, valid_from: '2099-03-31T23:30:00.000Z' }]);
  const [{ restaurant_commission_id } = { restaurant_commission_id: 0 }] = waiting.commissions;
  const one = { params: { restaurant_id, restaurant_commission_id } };
  await office.ok(review.takeBackCommission, one);
  expect((await office.call(review.takeBackCommission, one)).status).toBe(404);

  await office.ok(review.setCommission, { params, body: wish });
  await world.db
    .updateTable('restaurant_commissions')
    .set({ valid_from: new Date('2026-01-01') })
    .where('restaurant_id', '=', restaurant_id)
    .execute();
  const begun = await read();
  expect(begun.commission_bp).toBe(1250);
  const last = begun.commissions[0]?.restaurant_commission_id ?? 0;
  const late = { params: { restaurant_id, restaurant_commission_id: last } };
  expect((await office.call(review.takeBackCommission, late)).status).toBe(404);
  expect(begun.history.map(({ action }) => action)).toEqual([
    'restaurant.commission',
    'restaurant.commission_back',
    'restaurant.commission',
  ]);
});
