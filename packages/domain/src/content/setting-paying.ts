import { minuteMs } from '../common/durations.ts';
import { paymentWindowMs } from '../common/limits.ts';
import { groupShareMs } from '../ordering/groups.ts';
import { whole } from './setting-kinds.ts';

/** For how long an order, or a share of one, waits for its money. */
export const payingSettings = {
  payment_window: whole('timers', 'Time to pay', paymentWindowMs / 60_000, {
    from: 5,
    to: 60,
    unit: 'minutes',
    help: 'An online order that is not paid by then ends, and what it held is free again. Orders that were placed before keep theirs.',
  }),
  share_window: whole('timers', 'Time to pay a share', groupShareMs / minuteMs, {
    from: 5,
    to: 30,
    unit: 'minutes after everybody was asked',
    help: 'Of a group order that each pays a share of. Whoever has not paid by then drops out.',
  }),
};
