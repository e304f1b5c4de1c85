import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { holdTable, listTableTimes, releaseTable } from '@tawa/contract/tables/bookings';
import { startPostgres } from '../../apps/api/src/db/embedded/start.ts';
import type { BuiltApp } from '../../apps/api/src/testing/built-app.ts';
import { callerAt, openLine } from '../../apps/api/src/testing/remote.ts';
import { type Ask, buildApp, say, startPatiently, withDatabase } from './world.ts';
import { dayMs } from '@tawa/domain/common/durations';

// `npm run race:tables`: two processes over one database, and 40 guests at once for the last table, again and again.
// `--rounds 5` for another number of rounds.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const ports = [4134, 4135] as const;
const atOnce = 40;
const guests = 5;
const restaurant_id = 1;
const horizonDays = 28;

const broken: string[] = [];
const { send, close } = openLine(atOnce);
const callers = ports.map((port) => callerAt(send, `http://127.0.0.1:${port}`));
const callerOf = (index: number) => callers[index % callers.length] ?? callerAt(send, `http://127.0.0.1:${ports[0]}`);

/** Lets one party after the other hold a table until none is left, then gives the last one back. */
async function leaveOne(starts_at: string): Promise<boolean> {
  const body = { restaurant_id, starts_at, guests };
  let last: { booking_number: string; token: string } | null = null;
  for (;;) {
    const answer = await callerOf(0).call(holdTable, { body });
    if (answer.status !== 201) break;
    last = { booking_number: answer.body.booking_number, token: answer.body.token };
  }
  if (!last) return false;
  await callerOf(0).ok(releaseTable, { body: last });
  return true;
}

async function race(round: number, starts_at: string): Promise<void> {
  const body = { restaurant_id, starts_at, guests };
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_call, index) => callerOf(index).call(holdTable, { body })),
  );
  const held = answers.filter(({ status }) => status === 201).length;
  const offered = answers.filter(
    (answer) => answer.status === 409 && 'times' in answer.body && answer.body.times.length > 0,
  ).length;
  const others = answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409);
  if (held !== 1) broken.push(`round ${round}: ${held} held the last table`);
  if (offered !== atOnce - 1) broken.push(`round ${round}: ${offered} were told other times`);
  if (others.length > 0) broken.push(`round ${round}: answered ${others.join(', ')}`);
  say(`round ${round}: held ${held}, told other times ${offered}`);
}

const overlaps = `select count(*)::int as count from booking_tables a join booking_tables b
  on a.table_id = b.table_id and a.booking_id < b.booking_id
    and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
  where a.state in ('held', 'requested', 'confirmed', 'arrived', 'seated')
    and b.state in ('held', 'requested', 'confirmed', 'arrived', 'seated')`;

async function raceAll(ask: Ask, rounds: number): Promise<void> {
  // Tables are what runs out here, not the kitchen's patience.
  await ask('update booking_settings set covers_per_quarter = 200, horizon_days = 30');
  const today = Date.now();
  for (let round = 1; round <= rounds; round++) {
    const date = new Date(today + (1 + (round % horizonDays)) * dayMs).toISOString().slice(0, 10);
    const { times } = await callerOf(0).ok(listTableTimes, { params: { id: restaurant_id }, query: { date, guests } });
    const free = times.filter((time) => time.reason === null);
    const time = free[round % free.length];
    if (time && (await leaveOne(time.starts_at))) await race(round, time.starts_at);
    else broken.push(`round ${round}: no table was free on ${date}`);
    // The next round finds the tables of its day as the seed left them.
    await ask(`update bookings set state = 'expired' where state = 'held'`);
  }
  const [found] = await ask<{ count: number }>(overlaps);
  if (found?.count !== 0) broken.push(`${found?.count} tables were given twice`);
}

async function runIn(dataDir: string): Promise<void> {
  const server = await startPostgres({ dataDir });
  const env = { DATABASE_URL: server.url, DATA_DIR: dataDir, DEMO: '1' };
  const running: BuiltApp[] = [];
  try {
    for (const port of ports) running.push(await startPatiently(port, env));
    await withDatabase(server.url, (ask) => raceAll(ask, Number(values.rounds)));
  } finally {
    close();
    await Promise.all(running.map((app) => app.stop()));
    await server.stop();
  }
}

buildApp();
const dataDir = mkdtempSync(join(tmpdir(), 'tawa-tables-'));
try {
  await runIn(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
say(broken.length === 0 ? '\nEvery last table was held once.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
