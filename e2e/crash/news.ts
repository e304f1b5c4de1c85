import { setTimeout as sleep } from 'node:timers/promises';
import { chooseNews } from '@tawa/contract/accounts/news';
import { getNewsReach, sendNews, stopNews } from '@tawa/contract/accounts/news.kitchen';
import type { Account, Shopper } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const pauseMs = 150;
const restaurant_id = 1;

/** What was answered last: whether each guest lets the kitchen write, and which messages were stopped. */
export interface News {
  allowed: Map<number, boolean>;
  sent: Set<number>;
  stopped: Set<number>;
}

/** Lets the kitchen write or takes that back, until it is answered. */
async function choose(street: Street, guest: Shopper, { allowed }: News): Promise<void> {
  const given = Math.random() < 0.5;
  const input = { params: { restaurant_id }, body: { given } };
  for (;;) {
    const answer = await answerOf(street, () => callerOf(street, guest).call(chooseNews, input));
    if (answer?.status === 200) allowed.set(guest.userId, given);
    if (answer) return;
    await sleep(pauseMs);
  }
}

/** Writes to the guests, and stops a message that waits for the morning, which frees the week for the next. */
async function write(street: Street, owner: Account, { sent, stopped }: News): Promise<void> {
  const caller = callerOf(street, owner);
  const body = { title: 'The pot is full', body: 'Come before eight.', menu_id: null };
  const written = await answerOf(street, () => caller.call(sendNews, { body }));
  if (written?.status !== 201) return;
  const { news_id, made_at, starts_at } = written.body;
  sent.add(news_id);
  if (starts_at === made_at) return;
  const ended = await answerOf(street, () => caller.call(stopNews, { params: { news_id } }));
  if (ended?.status === 200) stopped.add(news_id);
}

/** Guests who change their minds, and a kitchen that writes to them, for as long as the street is busy. */
export async function writeToGuests(street: Street, owner: Account, guests: readonly Shopper[]): Promise<News> {
  const news: News = { allowed: new Map(), sent: new Set(), stopped: new Set() };
  while (!street.isOver()) {
    await Promise.all(guests.map((guest) => choose(street, guest, news)));
    await write(street, owner, news);
    await answerOf(street, () => callerOf(street, owner).call(getNewsReach, {}));
    await sleep(pauseMs);
  }
  return news;
}

/** Accuses whoever forgot a choice that was answered, or a message, or went on with one that was stopped. */
export async function proveNews(ask: Ask, { allowed, sent, stopped }: News, accuse: (what: string) => void) {
  const standing = await ask<{ user_id: number }>(
    `select user_id from news_permissions where restaurant_id = $1 and ended_at is null`,
    [restaurant_id],
  );
  const mayWrite = new Set(standing.map(({ user_id }) => user_id));
  for (const [user, given] of allowed)
    if (mayWrite.has(user) !== given) accuse(`guest ${user} was answered ${given}, and the permission says otherwise`);
  const kept = await ask<{ news_id: number; state: string; told: number }>(
    'select news_id, state, told from restaurant_news',
  );
  const byId = new Map(kept.map((news) => [news.news_id, news]));
  for (const id of sent) if (!byId.has(id)) accuse(`the message ${id} was taken and is lost`);
  for (const id of stopped) if (byId.get(id)?.state !== 'stopped') accuse(`the message ${id} was stopped and goes on`);
  return { choices: allowed.size, sent: sent.size, stopped: stopped.size };
}
