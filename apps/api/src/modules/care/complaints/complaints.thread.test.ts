import {
  addComplaintNote,
  categoriseComplaint,
  getOfficeComplaint,
  getKitchenComplaint,
  listOfficeComplaints,
  listKitchenComplaints,
  moveComplaint,
  replyAsKitchen,
  replyFromOffice,
  settleComplaint,
} from '@tawa/contract/care/complaints.office';
import { getComplaint, listComplaints, reopenComplaint, replyToComplaint } from '@tawa/contract/care/complaints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComplaintWorld, openComplaints } from './testing/world.ts';

let world: ComplaintWorld;
beforeAll(async () => {
  world = await openComplaints();
});
afterAll(() => world.close());

const hour = 3_600_000;
const say = (message: string) => ({ message });
const settled = { decision: 'resolved', text: 'We have spoken with the kitchen.' } as const;

test('a complaint, its answers and its end are read by both sides, in order (complaints-5)', async () => {
  const params = await world.complain();
  await world.kitchen.ok(replyAsKitchen, { params, body: say('We are sorry.') });
  await world.customer.ok(replyToComplaint, { params, body: say('Thank you.') });
  const { version } = await world.office.ok(replyFromOffice, {
    params,
    body: { ...say('We look into it.'), wait: true },
  });
  await world.office.ok(settleComplaint, { params, body: { ...settled, version } });
  const seen = await world.customer.ok(getComplaint, { params });
  expect(seen).toMatchObject({
    status: 'resolved',
    can_write: false,
    reopen_until: expect.any(String),
    outcome: { kind: 'explanation', text: settled.text, amount: null },
    due_at: null,
    overdue: false,
  });
  expect(seen.messages.map(({ author, message }) => [author, message])).toEqual([
    ['restaurant', 'We are sorry.'],
    ['customer', 'Thank you.'],
    ['admin', 'We look into it.'],
  ]);
  expect(seen.events.map(({ from_status, to_status, actor }) => `${from_status} ${to_status} ${actor}`)).toEqual([
    'open acknowledged restaurant',
    'acknowledged in_progress restaurant',
    'in_progress waiting_customer admin',
    'waiting_customer resolved admin',
  ]);
  expect(await world.kitchen.ok(getKitchenComplaint, { params })).toMatchObject({ messages: seen.messages });
  const answered = await world.customer.call(replyToComplaint, { params, body: say('One more thing.') });
  expect(answered).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION', status: 'resolved' } });
});

test('a restaurant reads neither e-mail nor phone nor the full name, and no note (complaints-8)', async () => {
  const params = await world.complain();
  await world.office.ok(addComplaintNote, { params, body: { note: 'Third time this month.' } });
  const seen = await world.kitchen.ok(getKitchenComplaint, { params });
  const listed = await world.kitchen.ok(listKitchenComplaints, { query: {} });
  expect(seen.customer_name).toBe('Asha R.');
  for (const answer of [seen, listed]) expect(JSON.stringify(answer)).not.toMatch(/asha@|9876543210|Devi|Third time/);
});

test('notes reach the office alone, and what it asks the restaurant never reaches the customer (complaints-8)', async () => {
  const params = await world.complain();
  await world.office.ok(addComplaintNote, { params, body: { note: 'Third time this month.' } });
  await world.office.ok(replyFromOffice, { params, body: { ...say('Who packed it?'), channel: 'kitchen' } });
  await world.kitchen.ok(replyAsKitchen, { params, body: { ...say('The new boy.'), channel: 'kitchen' } });
  const seen = JSON.stringify(await world.customer.ok(getComplaint, { params }));
  expect(seen).not.toMatch(/Third time|Who packed|new boy/);
  const office = await world.office.ok(getOfficeComplaint, { params });
  expect(office).toMatchObject({
    email: 'asha@example.in',
    phone: '9876543210',
    notes: [{ note: 'Third time this month.' }],
  });
  expect(office.messages).toHaveLength(2);
  expect((await world.kitchen.ok(getKitchenComplaint, { params })).messages).toHaveLength(2);
});

test('nobody reads or writes in a complaint that is none of theirs', async () => {
  const params = await world.complain();
  const before = await world.rowOf(params);
  const none = { complaint_id: 2_000_000_000 };
  for (const [caller, endpoint] of [
    [world.stranger, getComplaint],
    [world.rival, getKitchenComplaint],
  ] as const) {
    const [theirs, nobodys] = [await caller.call(endpoint, { params }), await caller.call(endpoint, { params: none })];
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' });
  }
  for (const endpoint of [replyToComplaint, reopenComplaint])
    expect((await world.stranger.call(endpoint, { params, body: say('Hello there.') })).status).toBe(404);
  expect((await world.rival.call(replyAsKitchen, { params, body: say('Hello there.') })).status).toBe(404);
  expect((await world.stranger.ok(listComplaints, { query: {} })).total).toBe(0);
  expect(await world.rival.ok(listKitchenComplaints, { query: { tab: 'all' } })).toMatchObject({
    complaints: [],
    counts: { open: 0, settled: 0 },
  });
  expect(await world.rowOf(params)).toEqual(before);
});

test('two answers at once are both kept and move the complaint once', async () => {
  const params = await world.complain();
  const answers = await Promise.all([
    world.kitchen.call(replyAsKitchen, { params, body: say('Answer one.') }),
    world.office.call(replyFromOffice, { params, body: say('Answer two.') }),
    world.customer.call(replyToComplaint, { params, body: say('Answer three.') }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const seen = await world.customer.ok(getComplaint, { params });
  expect(seen.messages).toHaveLength(3);
  expect(seen.events.map(({ to_status }) => to_status)).toEqual(['acknowledged', 'in_progress']);
});

test('of two people of the office who settle at once, one does and the other is told (complaints-5)', async () => {
  const params = await world.complain();
  const body = { ...settled, version: 1 };
  const answers = await Promise.all([
    world.office.call(settleComplaint, { params, body }),
    world.colleague.call(settleComplaint, { params, body: { ...body, decision: 'declined' } }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STALE', version: 2 });
  const ends = (await world.customer.ok(getComplaint, { params })).events.filter(({ words }) => words !== null);
  expect(ends).toHaveLength(1);
});

test('the office moves a complaint along the table only (complaints-5)', async () => {
  const params = await world.complain();
  const step = (to: 'acknowledged' | 'in_progress' | 'waiting_customer', version: number) =>
    world.office.call(moveComplaint, { params, body: { to, version } });
  expect(await step('acknowledged', 1)).toMatchObject({ status: 200, body: { status: 'acknowledged', version: 2 } });
  expect(await step('acknowledged', 2)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
  expect(await step('in_progress', 1)).toMatchObject({ status: 409, body: { code: 'STALE', version: 2 } });
  await world.office.ok(settleComplaint, { params, body: { ...settled, version: 2 } });
  expect(await step('in_progress', 3)).toMatchObject({
    status: 409,
    body: { code: 'ILLEGAL_TRANSITION', status: 'resolved' },
  });
});

test('a resolved complaint is opened again within seven days, with its times begun anew (complaints-7)', async () => {
  const params = await world.complain();
  const wish = { params, body: say('It was cold again.') };
  expect(await world.customer.call(reopenComplaint, wish)).toMatchObject({ status: 409 });
  await world.office.ok(settleComplaint, { params, body: { ...settled, version: 1 } });
  await world.age(params, 6.9 * 24);
  expect(await world.customer.ok(reopenComplaint, wish)).toMatchObject({ status: 'reopened' });
  const row = await world.rowOf(params);
  expect(row).toMatchObject({ acknowledged_at: null, outcome: null });
  expect((row.due_at?.getTime() ?? 0) - row.clock_from.getTime()).toBe(48 * hour);
  await world.office.ok(settleComplaint, { params, body: { ...settled, version: row.version } });
  await world.age(params, 7.1 * 24);
  expect(await world.customer.call(reopenComplaint, wish)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
  expect((await world.customer.ok(getComplaint, { params })).reopen_until).toBeNull();
});

test('the category decides when something is owed', async () => {
  const params = await world.complain({ category: 'hygiene' });
  const { created_on, due_at } = await world.rowOf(params);
  expect((due_at?.getTime() ?? 0) - created_on.getTime()).toBe(24 * hour);
  await world.office.ok(categoriseComplaint, { params, body: { category: 'quality', version: 1 } });
  const changed = await world.rowOf(params);
  expect((changed.due_at?.getTime() ?? 0) - created_on.getTime()).toBe(48 * hour);
});

test('the office lists what is due first, and finds by state, category, words and what is overdue (complaints-11)', async () => {
  await world.db.deleteFrom('complaints').execute();
  const late = await world.complain({ category: 'payment' });
  const urgent = await world.complain({ category: 'hygiene' });
  const list = async (query: object) =>
    (await world.office.ok(listOfficeComplaints, { query })).rows.map(({ complaint_id }) => complaint_id);
  const ids = [urgent.complaint_id, late.complaint_id];
  expect(await list({})).toEqual(ids);
  expect(await list({ sort: '-due' })).toEqual(ids.toReversed());
  expect(await list({ overdue: '1' })).toEqual([]);
  await world.age(urgent, 30);
  expect(await list({ overdue: '1' })).toEqual([urgent.complaint_id]);
  expect(await list({ category: 'payment' })).toEqual([late.complaint_id]);
  expect(await list({ search: 'asha devi' })).toEqual(ids);
  expect(await list({ search: `c-${late.complaint_id}` })).toEqual([late.complaint_id]);
  expect(await list({ search: '%' })).toEqual([]);
  expect(await list({ tab: 'settled' })).toEqual([]);
  await world.office.ok(settleComplaint, { params: late, body: { ...settled, version: 1 } });
  expect(await list({ tab: 'all' })).toEqual(ids);
  expect(await list({ tab: 'settled' })).toEqual([late.complaint_id]);
  expect(await list({ tab: 'all', to: '2020-01-01' })).toEqual([]);
  const token = await world.tokenOf(await world.addUser({ role: 'admin' }));
  const file = await world.app.inject({
    url: '/api/admin/complaints/csv?tab=all',
    headers: { authorization: `Bearer ${token}` },
  });
  const [head = '', ...lines] = file.body.trim().split('\n');
  expect(head).toContain('complaint,status,category');
  expect(lines.map((line) => line.split(',')[0])).toEqual(ids.map((id) => `C-${id}`));
});
