import { z } from 'zod/mini';
import { id, idParam, instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { listAnswer, listQuery } from '../common/lists.ts';

const ofCustomer = { access: ['user'] } as const;

/** A restaurant that may write to the caller, until when. */
export const newsPermission = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names: keptNames,
  logo: z.nullable(z.string()),
  given_at: instant,
  expires_at: instant,
  /** Whether it ends so soon that it can be prolonged. */
  may_prolong: z.boolean(),
});
export type NewsPermission = z.infer<typeof newsPermission>;

export const listNewsPermissions = endpoint({
  ...ofCustomer,
  method: 'GET',
  named: true,
  path: '/users/news/permissions',
  summary: 'Which restaurants may write to the caller by now, and until when; the one that ends first comes first',
  responses: { 200: z.array(newsPermission) },
});

export const chooseNews = endpoint({
  ...ofCustomer,
  method: 'PUT',
  path: '/users/news/permissions/:restaurant_id',
  summary:
    'Lets a restaurant write for 90 days from now, or takes that back at once; what stands already stays, and only its last two weeks are prolonged',
  params: z.object({ restaurant_id: idParam }),
  body: z.strictObject({ given: z.boolean() }),
  responses: { 200: z.object({ message: z.string(), expires_at: z.nullable(instant) }) },
});

/** What a restaurant wrote to the caller. */
export const receivedNews = z.object({
  receipt_id: id,
  restaurant_id: id,
  restaurant_name: z.string(),
  restaurant_names: keptNames,
  title: z.string(),
  body: z.string(),
  /** The dish that it is about, while it is on the menu. */
  menu_id: z.nullable(id),
  dish_name: z.nullable(z.string()),
  names: keptNames,
  sent_at: instant,
});
export type ReceivedNews = z.infer<typeof receivedNews>;

export const listReceivedNews = endpoint({
  ...ofCustomer,
  method: 'GET',
  named: true,
  path: '/users/news',
  summary: 'What restaurants wrote to the caller within a year, newest first, 25 a page',
  query: listQuery(['-sent_at'], {}),
  responses: { 200: listAnswer(receivedNews) },
});
