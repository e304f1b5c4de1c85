import { newsBodyMax, newsStates, newsTitleMax } from '@tawa/domain/accounts/news';
import { z } from 'zod/mini';
import { id, idParam, instant, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { listAnswer, listQuery } from '../common/lists.ts';

const ofKitchen = { access: ['restaurant'] } as const;

/** A message as its form checks it. */
export const newsForm = z.strictObject({
  title: requiredText('Write a title', newsTitleMax),
  body: requiredText('Write what you want to say', newsBodyMax),
  /** A dish of the own menu that it is about; null for none. */
  menu_id: z.nullable(id),
});
export type NewsForm = z.infer<typeof newsForm>;

/** A message that a restaurant sent. Counts of people are rounded down to fives; null stands for fewer than five. */
export const sentNews = z.object({
  news_id: id,
  title: z.string(),
  body: z.string(),
  menu_id: z.nullable(id),
  dish_name: z.nullable(z.string()),
  state: z.enum(newsStates),
  sent_by_name: z.nullable(z.string()),
  made_at: instant,
  /** When it goes out first: at once by day, after a night's quiet otherwise. */
  starts_at: instant,
  told: z.nullable(z.int()),
});
export type SentNews = z.infer<typeof sentNews>;

export const listSentNews = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/news',
  summary: 'What the caller’s restaurant wrote to its guests, newest first, 25 a page',
  query: listQuery(['-made_at'], {}),
  responses: { 200: listAnswer(sentNews) },
});

export const getNewsReach = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/news/reach',
  summary:
    'How many allow the restaurant to write, rounded down to fives with null for fewer than five, and from when it may write again',
  responses: { 200: z.object({ people: z.nullable(z.int()), next_from: z.nullable(instant) }) },
});
export type NewsReach = z.infer<(typeof getNewsReach)['responses'][200]>;

export const sendNews = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/news',
  summary:
    'Writes to whoever allows it, once in seven days; nobody’s name or number is told, and words that lead past Tawa are refused',
  body: newsForm,
  responses: { 201: sentNews },
});

export const stopNews = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/news/:news_id/stop',
  summary: 'Stops a message that is not with everybody yet; one that nobody has leaves the week free',
  params: z.object({ news_id: idParam }),
  responses: { 200: sentNews },
});
