/** So many orders of the last 30 days at least are needed for a share that means something. */
const ordersMin = 20;

/** From so many percent on the share is good, and below the other one it is a warning. */
export const onTimeGoodPercent = 90;
export const onTimeFairPercent = 75;

/** How many percent of the orders of 30 days were not late; null where there are too few to say. */
export const onTimePercent = ({ served, on_time }: { served: number; on_time: number }): number | null =>
  served < ordersMin ? null : Math.floor((on_time * 100) / served);
