// Owns what restaurants write to those who allow it: a restaurant writes, Tawa hands over, and no name, number or address
// goes the other way.
import type { NewsPermission } from '@tawa/contract/accounts/news';
import type { NewsForm, NewsReach, SentNews } from '@tawa/contract/accounts/news.kitchen';
import { afterQuiet } from '@tawa/domain/accounts/broadcasts';
import {
  leadsAway,
  mayProlong,
  newsPermissionsMax,
  newsStates,
  nextNewsFrom,
  permissionEnds,
  roundPeople,
} from '@tawa/domain/accounts/news';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './news.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

interface Writer {
  restaurantId: number;
  userId: number;
}

/** Forgets what somebody allowed and what they were told. */
export const forgetNews = store.deleteNewsOf;

export async function listPermissions({ db, clock }: ServiceDeps, userId: number): Promise<NewsPermission[]> {
  const now = clock.now();
  return (await store.listPermissions(db, userId, now)).map(({ given_at, expires_at, ...place }) => ({
    ...place,
    given_at: given_at.toISOString(),
    expires_at: expires_at.toISOString(),
    may_prolong: mayProlong(expires_at, now),
  }));
}

/** Allows a restaurant to write or takes that back; throws `not_found` for one that nobody can see, `conflict` beyond the limit. */
export async function chooseNews({ db, clock }: ServiceDeps, between: store.Between, given: boolean) {
  const now = clock.now();
  if (!given) {
    await store.endPermission(db, between, now);
    return { message: 'Stopped. They cannot write to you any more.', expires_at: null };
  }
  if (!(await store.isListedNow(db, between.restaurant_id))) throw new AppError('not_found', 'Restaurant not found.');
  const expires_at = await transaction(db, (tx) => allow(tx, between, now));
  return { message: 'They may write to you for 90 days.', expires_at: expires_at.toISOString() };
}

async function allow(tx: Parameters<typeof store.addPermission>[0], between: store.Between, now: Date): Promise<Date> {
  await store.holdPerson(tx, between.user_id);
  const standing = await store.findPermission(tx, between, now);
  if (standing && !mayProlong(standing.expires_at, now)) return standing.expires_at;
  if (!standing && (await store.countPermissions(tx, between.user_id, now)) >= newsPermissionsMax)
    throw new AppError(
      'conflict',
      `At most ${newsPermissionsMax} restaurants can write to you. Stop one of them first.`,
    );
  const expires_at = permissionEnds(now);
  await store.endPermission(tx, between, now);
  await store.addPermission(tx, { ...between, given_at: now, expires_at });
  return expires_at;
}

const sentNews = ({ state, made_at, starts_at, told, ...row }: store.SentRow): SentNews => ({
  ...row,
  state: newsStates.find((one) => one === state) ?? 'stopped',
  made_at: made_at.toISOString(),
  starts_at: starts_at.toISOString(),
  told: roundPeople(told),
});

export async function listSent({ db }: ServiceDeps, restaurantId: number, query: { sort: string; page: number }) {
  const { rows, ...counted } = await store.listSent(db, restaurantId, query);
  return { rows: rows.map(sentNews), ...counted };
}

export async function getReach({ db, clock }: ServiceDeps, restaurantId: number): Promise<NewsReach> {
  const now = clock.now();
  const [people, next] = await Promise.all([
    store.countPeople(db, restaurantId, now),
    store.findNextFrom(db, restaurantId, now),
  ]);
  return { people: roundPeople(people), next_from: next?.toISOString() ?? null };
}

function refuseWords({ title, body }: NewsForm): void {
  const text = 'Leave phone numbers, e-mail addresses and links out.';
  const fields = Object.fromEntries(
    Object.entries({ title, body }).flatMap(([field, words]) => (leadsAway(words) ? [[field, text]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid', text, { fields });
}

/**
 * Writes to everybody who allows it; throws `invalid` for words that lead past Tawa or a dish of others, `conflict` where
 * nobody allows it, the restaurant is not in the lists, or it wrote within the week.
 */
export async function sendNews({ db, clock }: ServiceDeps, writer: Writer, form: NewsForm): Promise<SentNews> {
  const now = clock.now();
  const { restaurantId, userId } = writer;
  refuseWords(form);
  const news_id = await transaction(db, async (tx) => {
    if (!(await store.isListedNow(tx, restaurantId)))
      throw new AppError('conflict', 'Customers cannot see your restaurant at the moment.');
    if (form.menu_id !== null && !(await store.isOwnDish(tx, restaurantId, form.menu_id)))
      throw new AppError('invalid', 'Choose a dish that is on your menu.', {
        fields: { menu_id: 'Choose a dish that is on your menu' },
      });
    if ((await store.countPeople(tx, restaurantId, now)) === 0)
      throw new AppError('conflict', 'Nobody has allowed you to write yet.');
    const added = await store.addNews(tx, {
      restaurant_id: restaurantId,
      ...form,
      sent_by: userId,
      made_at: now,
      starts_at: afterQuiet(now),
      again_from: nextNewsFrom(now),
    });
    const after = { title: form.title, body: form.body };
    await record(tx, { actor_id: userId, action: 'news.send', subject_id: added, after });
    return added;
  });
  return found(await store.findSent(db, restaurantId, news_id));
}

const found = (row: store.SentRow | undefined): SentNews => {
  if (!row) throw new AppError('not_found', 'Message not found.');
  return sentNews(row);
};

interface Stop {
  news_id: number;
  restaurant_id: number;
  by: number;
  /** Why the office stops it; its restaurant needs no reason, and has the week free where nobody was told. */
  reason?: string;
}

/** Stops a message while somebody is still to get it; nobody gets it after the answer. Throws `conflict` for one that is done. */
export async function stopNews({ db, clock }: ServiceDeps, stop: Stop): Promise<SentNews> {
  const { news_id, restaurant_id, by, reason } = stop;
  await transaction(db, async (tx) => {
    const news = await store.holdNews(tx, restaurant_id, news_id);
    if (!news) throw new AppError('not_found', 'Message not found.');
    if (news.state === 'stopped') return;
    if (news.state !== 'sending') throw new AppError('conflict', 'Everybody has it already.');
    const isFree = reason === undefined && news.told === 0;
    const again_from = isFree ? news.made_at : news.again_from;
    await store.updateNews(tx, news_id, { state: 'stopped', ended_at: clock.now(), again_from });
    const after = { told: news.told };
    await record(tx, { actor_id: by, action: 'news.stop', subject_id: news_id, after, ...(reason && { reason }) });
  });
  return found(await store.findSent(db, restaurant_id, news_id));
}

const newestMax = 20;

/** The newest messages of a restaurant and how many let it write, as the restaurant itself is told. */
export async function listNewest({ db, clock }: ServiceDeps, restaurantId: number) {
  const [people, rows] = await Promise.all([
    store.countPeople(db, restaurantId, clock.now()),
    store.listNewest(db, restaurantId, newestMax),
  ]);
  return { people: roundPeople(people), news: rows.map(sentNews) };
}
