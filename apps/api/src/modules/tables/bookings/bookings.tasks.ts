import { z } from 'zod/mini';
import { task } from '#platform/jobs/tasks.ts';

/** Ends a hold when its time is over. */
export const expireHold = task('bookings.expire-hold', z.object({ restaurant_id: z.int() }));
/** Tells the first who waits for a table that one is free. */
export const offerTable = task('bookings.offer-table', z.object({ restaurant_id: z.int() }));
