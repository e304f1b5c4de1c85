import { z } from 'zod/mini';
import { idParam, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { sentNews } from './news.kitchen.ts';

const office = { access: ['admin'] } as const;
const ofRestaurant = z.object({ restaurant_id: idParam });

export const listNewsOfRestaurant = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/restaurants/:restaurant_id/news',
  summary: 'The newest twenty messages of a restaurant to its guests, and how many let it write',
  params: ofRestaurant,
  responses: { 200: z.object({ people: z.nullable(z.int()), news: z.array(sentNews) }) },
});
export type NewsOfRestaurant = z.infer<(typeof listNewsOfRestaurant)['responses'][200]>;

export const newsStopForm = z.strictObject({ reason: requiredText('Write why', 300) });

export const stopNewsOfRestaurant = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/news/:news_id/stop',
  summary:
    'Stops a message that is not with everybody yet; the reason stands in the log, and the week is not free again',
  params: z.extend(ofRestaurant, { news_id: idParam }),
  body: newsStopForm,
  responses: { 200: sentNews },
});
