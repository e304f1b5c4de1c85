import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { transaction } from '#platform/database/transaction.ts';
import { waitingMax, sendBroadcasts } from './broadcasts.sending.ts';
import * as sending from './broadcasts.sending.store.ts';
import { addCrowd, noon, openOffice, toldOf, type Office } from './testing/crowd.ts';

let world: TestApp;
/** Another process over the same database. */
let beside: TestApp;
let desk: Office;
let admin: { userId: number; role: 'admin' };
let crowd: number[];
const size = 12;

beforeAll(async () => {
  world = await startTestApp();
  beside = await startTestApp({ databaseUrl: world.databaseUrl });
  admin = { userId: (await world.addUser({ role: 'admin' })).userId, role: 'admin' };
  desk = openOffice(world.as(admin));
  for (const process of [world, beside]) process.clock.set(noon);
  crowd = await addCrowd(world, size);
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(async () => {
  await sql`truncate broadcast_recipients, broadcasts cascade`.execute(world.db);
  await sql`delete from mails`.execute(world.db);
  await sql`delete from notifications`.execute(world.db);
});

const share = 3;
const once = (ids: readonly number[]) => ids.map((user_id) => ({ user_id, notices: 1, letters: 1 }));
/** Gathers, so that the next share is the first one that is handed over. */
async function gathered(): Promise<number> {
  const { broadcast_id } = await desk.plan();
  while (!(await desk.read(broadcast_id)).is_gathered) await sendBroadcasts(world.deps, share);
  return broadcast_id;
}
async function untilDone(id: number, processes: readonly TestApp[]): Promise<void> {
  for (let round = 0; round < 60 && (await desk.read(id)).phase !== 'done'; round++)
    await Promise.all(processes.map(({ deps }) => sendBroadcasts(deps, share)));
}

test('two processes at once tell each person once by each way, and its end is written down once (broadcasts-7)', async () => {
  const { broadcast_id } = await desk.plan();
  await untilDone(broadcast_id, [world, beside, world, beside]);
  expect(await toldOf(world, broadcast_id)).toEqual(once(crowd));
  expect(await desk.read(broadcast_id)).toMatchObject({ phase: 'done', people: size, sent: size });
  const ends = await world.db
    .selectFrom('audit_entries')
    .select('audit_id')
    .where('action', '=', 'broadcast.end')
    .where('subject_id', '=', String(broadcast_id))
    .execute();
  expect(ends).toHaveLength(1);
});

test('a process that is killed in the middle of a share leaves all of it waiting, and another one tells everybody once (broadcasts-7)', async () => {
  const id = await gathered();
  await sendBroadcasts(world.deps, share);
  const killed = transaction(beside.deps.db, async (tx) => {
    expect(await sending.takeTurn(tx)).toBe(true);
    const held = await sending.holdDue(tx, world.clock.now());
    const [user_id = 0] = await sending.listWaiting(tx, held?.broadcast_id ?? 0, 1);
    const notice = { user_id, subject_key: `broadcast:${id}`, title: 'x', body: 'x', link: null };
    await sending.addNotices(tx, [notice], world.clock.now());
    // Whoever works beside does nothing meanwhile.
    expect(await sendBroadcasts(world.deps, share)).toBe(0);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(killed).rejects.toThrow(/terminat|connection/i);
  expect((await desk.read(id)).sent).toBe(share);
  await untilDone(id, [world]);
  expect(await toldOf(world, id)).toEqual(once(crowd));
});

test('after a stop is answered nothing more is handed over, however many work, and the number is the true one (broadcasts-8)', async () => {
  for (let round = 0; round < 5; round++) {
    await sql`truncate broadcast_recipients, broadcasts cascade`.execute(world.db);
    await sql`delete from notifications`.execute(world.db);
    await sql`delete from mails`.execute(world.db);
    const id = await gathered();
    const works = [world, beside].map(async ({ deps }) => {
      for (let turn = 0; turn < 3; turn++) await sendBroadcasts(deps, share);
    });
    const stopped = await desk.act(id, 'stop');
    const told = async () => (await toldOf(world, id)).filter(({ notices }) => notices > 0).length;
    const at = await told();
    expect(stopped).toMatchObject({ status: 200, body: { phase: 'stopped', sent: at } });
    await Promise.all(works);
    for (let turn = 0; turn < 3; turn++) await sendBroadcasts(world.deps, share);
    expect(await told()).toBe(at);
    expect((await desk.act(id, 'go_on')).status).toBe(409);
  }
});

test('a pause holds it, going on tells the others once, and two presses at once are one (broadcasts-8)', async () => {
  const id = await gathered();
  await sendBroadcasts(world.deps, share);
  const presses = await Promise.all([desk.act(id, 'pause'), desk.act(id, 'pause')]);
  expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await sendBroadcasts(world.deps, share);
  expect(await desk.read(id)).toMatchObject({ phase: 'paused', sent: share });
  await desk.act(id, 'go_on');
  await untilDone(id, [world, beside]);
  expect(await toldOf(world, id)).toEqual(once(crowd));
});

test('while letters wait for a server it waits too, so that nobody’s code stands behind it (broadcasts-9)', async () => {
  const id = await gathered();
  const rows = Array.from({ length: waitingMax }, (_, index) => ({
    recipient: `w${index}@example.in`,
    subject: 'x',
    content: '{}',
  }));
  await world.db.insertInto('mails').values(rows).execute();
  expect(await sendBroadcasts(world.deps, share)).toBe(0);
  expect((await desk.read(id)).sent).toBe(0);
  await sql`update mails set sent_at = now()`.execute(world.db);
  await untilDone(id, [world]);
  expect((await desk.read(id)).sent).toBe(size);
});

test('a letter that was given up counts as failed for whoever got nothing else (broadcasts-9)', async () => {
  const { broadcast_id } = await desk.plan({ channels: ['email'] });
  await untilDone(broadcast_id, [world]);
  await sql`update mails set tries = 8, send_after = now() - interval '1 hour'
    where mail_id = (select min(mail_id) from mails where sent_at is null)`.execute(world.db);
  await Promise.all([sending.noteGivenUp(world.db), sending.noteGivenUp(beside.db)]);
  await sending.noteGivenUp(world.db);
  expect(await desk.read(broadcast_id)).toMatchObject({ sent: size - 1, failed: 1, by_channel: { email: size - 1 } });
});

test('one person with whom it fails keeps nobody waiting (broadcasts-9)', async () => {
  const id = await gathered();
  await sql`create function refuse_one() returns trigger language plpgsql as $$ begin
    if new.user_id = ${sql.raw(String(crowd[1]))} then raise exception 'a fault'; end if; return new; end $$`.execute(
    world.db,
  );
  await sql`create trigger refuse_one before insert on notifications for each row execute function refuse_one()`.execute(
    world.db,
  );
  try {
    await untilDone(id, [world]);
  } finally {
    await sql`drop trigger refuse_one on notifications`.execute(world.db);
    await sql`drop function refuse_one`.execute(world.db);
  }
  expect(await desk.read(id)).toMatchObject({ phase: 'done', sent: size - 1, failed: 1 });
});
