import { z } from 'zod/mini';
import { id, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** Service days that own restaurants are compared over, today being the last. */
export const ownDays = ['1', '7', '30'] as const;

const sums = {
  placed: z.int(),
  placed_before: z.int(),
  gross: rupees,
  gross_before: rupees,
  /** Percent of the delivered orders that came in time; null where none was delivered. */
  on_time: z.nullable(z.number()),
} as const;

const ownFigures = z.object({
  ...sums,
  restaurant_id: id,
  /** Minutes from accepting to ready: half of the orders took no longer. */
  prep_half: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  /** Gross sales by service day, rupees; the last is today's. */
  days: z.array(rupees),
});
export type OwnFigures = z.infer<typeof ownFigures>;

/** Own restaurants side by side. */
export const ownStatistics = z.object({
  from: z.string(),
  to: z.string(),
  all: z.object(sums),
  restaurants: z.array(ownFigures),
});
export type OwnStatistics = z.infer<typeof ownStatistics>;

export const compareRestaurants = endpoint({
  method: 'GET',
  path: '/kitchen/restaurants/statistics',
  summary:
    'The figures of every restaurant of the caller side by side, beside those of the same time a week or a period before',
  access: ['restaurant'],
  query: z.object({ days: z.enum(ownDays) }),
  responses: { 200: ownStatistics },
});
