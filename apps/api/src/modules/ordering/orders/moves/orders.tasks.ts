import { z } from 'zod/mini';
import { task } from '#platform/jobs/tasks.ts';

const ofOrder = z.object({ order_id: z.int() });

/** Looks at an order three hours after it left the kitchen. */
export const completeForgotten = task('orders.complete-forgotten', ofOrder);
/** Settles what a customer was asked about a dish and did not answer. */
export const settleQuestion = task('orders.settle-question', ofOrder);
/** Looks at an order when its time to be paid is over. */
export const expireUnpaid = task('orders.expire-unpaid', ofOrder);
/** Tells the kitchen that a scheduled order is to be cooked now. */
export const announceDue = task('orders.announce-due', ofOrder);
/** Tells the stops that are left of an order's round when they will be reached. */
export const correctRoundOf = task('orders.correct-round', ofOrder);
