import * as contract from '@tawa/contract/insight/scheduled-reports';
import type { ScheduledReportForm } from '@tawa/contract/insight/scheduled-reports';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import { addDays, instantAt, minutesOf } from '@tawa/domain/common/zoned-time';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { TestUser } from '#testing/factories.ts';
import { transaction } from '#platform/database/transaction.ts';
import { sendDueReports } from './scheduled-reports.sending.ts';
import * as store from './scheduled-reports.store.ts';

let world: TestApp;
/** Another process over the same database. */
let beside: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  beside = await startTestApp({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
/** An instant by India's clock, on a day soon. */
const at = (clock: string, days = 0) => instantAt(addDays(day, days), minutesOf(clock), 'Asia/Kolkata').toISOString();
function setClocks(to: string): void {
  for (const { clock } of [world, beside]) clock.set(to);
}
beforeEach(async () => {
  setClocks(at('12:00'));
  await sql`truncate scheduled_reports cascade`.execute(world.db);
  await sql`delete from mails`.execute(world.db);
});

const admin = (office_role: OfficeRole = 'owner') => world.addUser({ role: 'admin', office_role });
const formOf = (readers: readonly TestUser[], change: Partial<ScheduledReportForm> = {}): ScheduledReportForm => ({
  report: 'sales',
  rhythm: 'daily',
  hour: 8,
  readers: readers.map(({ userId }) => userId),
  ...change,
});
const add = async (readers: readonly TestUser[], change: Partial<ScheduledReportForm> = {}) =>
  (await world.as(await admin()).ok(contract.addScheduledReport, { body: formOf(readers, change) }))
    .scheduled_report_id;
const due = () => Promise.all([world, beside, world].map(({ deps }) => sendDueReports(deps)));
const mails = () =>
  world.db.selectFrom('mails').select(['recipient', 'subject', 'content']).orderBy('mail_id').execute();
const readersOf = async (id: number) =>
  (
    await world.db
      .selectFrom('scheduled_report_readers')
      .select('user_id')
      .where('scheduled_report_id', '=', id)
      .execute()
  ).map(({ user_id }) => user_id);

test('a report goes at its hour to each reader once, whoever sends, with figures and a link and no file (reports-1, reports-3)', async () => {
  const [one, other] = [await admin(), await admin('finance')];
  await add([one, other]);
  setClocks(at('07:59', 1));
  await due();
  expect(await mails()).toEqual([]);
  setClocks(at('08:00', 1));
  await due();
  await due();
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([one.email, other.email].toSorted());
  expect(JSON.stringify(sent[0]?.content)).toContain(`/stats?from=${day}&to=${day}`);
  expect(JSON.stringify(sent[0]?.content)).toContain('Gross sales');
  expect(JSON.stringify(sent[0]?.content)).not.toContain('attachment');
});

test('what was missed for days goes once, with the newest period, and then at its own times (reports-2)', async () => {
  await add([await admin()]);
  setClocks(at('15:00', 5));
  await due();
  await due();
  expect(await mails()).toHaveLength(1);
  setClocks(at('08:00', 6));
  await due();
  expect(await mails()).toHaveLength(2);
});

test('whoever is killed in the middle sent nothing, and another one sends it once (reports-3)', async () => {
  const reader = await admin();
  const id = await add([reader]);
  setClocks(at('08:00', 1));
  const killed = transaction(beside.db, async (tx) => {
    await store.lockReport(tx, id);
    const now = beside.clock.now();
    expect(await store.addSending(tx, id, { period: { from: day, to: day }, letters: 1, now })).toBe(true);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(killed).rejects.toThrow(/terminat|connection/i);
  await due();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([reader.email]);
});

test('rights are asked when it goes: who lost them or left is told nothing and taken off (reports-4)', async () => {
  const [stays, loses, leaves] = [await admin(), await admin('finance'), await admin('finance')];
  const id = await add([stays, loses, leaves]);
  await sql`update users set office_role = 'content' where user_id = ${loses.userId}`.execute(world.db);
  await sql`update users set status = 'blocked' where user_id = ${leaves.userId}`.execute(world.db);
  setClocks(at('08:00', 1));
  await due();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([stays.email]);
  expect(await readersOf(id)).toEqual([stays.userId]);
  const [entry] = await world.db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'scheduled_report.take_off')
    .where('subject_id', '=', String(id))
    .execute();
  expect(entry?.after).toEqual({ taken_off: 2 });
});

test('one that nobody reads any more is paused (reports-4)', async () => {
  const reader = await admin('finance');
  const id = await add([reader]);
  await sql`update users set office_role = 'content' where user_id = ${reader.userId}`.execute(world.db);
  setClocks(at('08:00', 1));
  await due();
  expect(await mails()).toEqual([]);
  expect((await store.findReport(world.db, id))?.paused_on).not.toBeNull();
});

test('nobody makes, sees or changes a report of a part that is not theirs, nor sends it to whoever may not read it (reports-4)', async () => {
  const [owner, support] = [await admin(), await admin('support')];
  const id = await add([owner]);
  const desk = world.as(support);
  const params = { scheduled_report_id: id };
  expect((await desk.call(contract.addScheduledReport, { body: formOf([owner]) })).status).toBe(403);
  expect((await desk.call(contract.listReportReaders, { query: { report: 'sales' } })).status).toBe(403);
  expect((await desk.ok(contract.listScheduledReports, {})).reports).toEqual([]);
  expect((await desk.call(contract.sendScheduledReport, { params })).status).toBe(404);
  expect((await desk.call(contract.pauseScheduledReport, { params, body: { is_paused: true } })).status).toBe(404);
  expect((await desk.call(contract.deleteScheduledReport, { params })).status).toBe(404);
  const customer = await world.addUser();
  for (const stranger of [support, customer]) {
    const body = formOf([stranger]);
    expect((await world.as(owner).call(contract.addScheduledReport, { body })).status).toBe(400);
  }
});

test('a pause is kept, what was missed in it is not made up, and sending now leaves its own times (reports-2, reports-5)', async () => {
  const owner = await admin();
  const id = await add([owner]);
  const params = { scheduled_report_id: id };
  const desk = world.as(owner);
  await desk.ok(contract.pauseScheduledReport, { params, body: { is_paused: true } });
  setClocks(at('09:00', 1));
  await due();
  expect(await mails()).toEqual([]);
  const { next_at } = await world.as(owner).ok(contract.pauseScheduledReport, { params, body: { is_paused: false } });
  expect(next_at).toBe(at('08:00', 2));
  await world.as(owner).ok(contract.sendScheduledReport, { params });
  await due();
  expect(await mails()).toHaveLength(1);
  setClocks(at('08:00', 2));
  await due();
  expect(await mails()).toHaveLength(2);
});

test.each(['overview', 'payouts', 'tax', 'orders', 'complaints', 'people', 'audit'] as const)(
  'the report %s can be read and mailed',
  async (report) => {
    const owner = await admin();
    const id = await add([owner], { report, rhythm: 'monthly' });
    await world.as(owner).ok(contract.sendScheduledReport, { params: { scheduled_report_id: id } });
    expect(await mails()).toHaveLength(1);
  },
);

test('a report goes as often as it can be about something (reports-2)', async () => {
  const owner = await admin();
  const call = world.as(owner).call(contract.addScheduledReport, { body: formOf([owner], { report: 'tax' }) });
  expect((await call).status).toBe(400);
});
