import * as contract from '@tawa/contract/accounts/broadcasts';
import type { BroadcastForm } from '@tawa/contract/accounts/broadcasts';
import type { OfferConsent } from '@tawa/domain/accounts/broadcasts';
import { dayMs } from '@tawa/domain/common/durations';
import { addDays, instantAt, minutesOf } from '@tawa/domain/common/zoned-time';
import { sql } from 'kysely';
import type { TestApp, TestCaller } from '#testing/app.ts';

const today = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
/** An instant by India's clock, on a day soon: '12:00'. Sessions are asked against the database's clock, so not a past one. */
export const india = (clock: string, day = 0): string =>
  instantAt(addDays(today, day), minutesOf(clock), 'Asia/Kolkata').toISOString();
/** When offers may be sent, and when not. */
export const noon = india('12:00');
export const night = india('22:00');

export const words = {
  title: 'Biryani week',
  body: 'Every biryani is 20% off until Sunday.',
  link: '/ourdishes',
};
const everybody = { city_id: null, ordered_within: null, not_ordered_for: null, diets: [] };
export const formOf = (change: Partial<BroadcastForm> = {}): BroadcastForm => ({
  ...words,
  ...everybody,
  channels: ['in_app', 'email'],
  ...change,
});

/** Says for each of these accounts what they agree to. */
export async function agree(world: TestApp, userIds: readonly number[], to: readonly OfferConsent[], given = true) {
  for (const of of to)
    await sql`insert into consents (user_id, purpose, version, given, at)
      select user_id, ${`marketing-${of}`}, null, ${given}, ${world.clock.now()}
      from unnest(${[...userIds]}::int[]) user_id`.execute(world.db);
}

/** Customers with proved addresses who agreed to all offers, or to what is said. */
export async function addCrowd(
  world: TestApp,
  count: number,
  to: readonly OfferConsent[] = ['mail', 'notices'],
): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push((await world.addUser()).userId);
  await sql`update users set email_verified_at = now() where user_id = any(${ids}::int[])`.execute(world.db);
  await agree(world, ids, to);
  return ids;
}

/** What the office does with one broadcast. */
export function openOffice(office: TestCaller) {
  const params = (broadcast_id: number) => ({ params: { broadcast_id } });
  return {
    draft: (change: Partial<BroadcastForm> = {}) => office.ok(contract.addBroadcast, { body: formOf(change) }),
    read: (id: number) => office.ok(contract.getBroadcast, params(id)),
    preview: ({ title: _t, body: _b, link: _l, ...wanted }: BroadcastForm) =>
      office.ok(contract.previewBroadcast, { body: wanted }),
    act: (id: number, act: 'pause' | 'go_on' | 'stop' | 'take_back') =>
      office.call(contract.moveBroadcast, { ...params(id), body: { act } }),
    /** Plans a fresh draft for now, or for a time. */
    async plan(change: Partial<BroadcastForm> = {}, starts_at: string | null = null) {
      const { broadcast_id, version } = await office.ok(contract.addBroadcast, { body: formOf(change) });
      return office.ok(contract.planBroadcast, { ...params(broadcast_id), body: { version, starts_at } });
    },
  };
}
export type Office = ReturnType<typeof openOffice>;

/** Who was told what of a broadcast: notices and letters, by account. */
export async function toldOf(world: TestApp, broadcastId: number) {
  const { rows } = await sql<{ user_id: number; notices: number; letters: number }>`select u.user_id,
      (select count(*)::int from notifications n where n.user_id = u.user_id and n.subject_key = ${`broadcast:${broadcastId}`}) as notices,
      (select count(*)::int from mails m where m.recipient = u.email::text and m.subject = ${words.title}) as letters
    from users u where exists (select from broadcast_recipients r where r.user_id = u.user_id and r.broadcast_id = ${broadcastId})
    order by u.user_id`.execute(world.db);
  return rows;
}
