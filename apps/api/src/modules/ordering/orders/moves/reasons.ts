import { type Actor, adminReasons, customerReasons, restaurantReasons } from '@tawa/domain/ordering/orders';
import { AppError } from '#platform/http/errors.ts';
import type { Step } from '../placing/attempt.ts';

// A kitchen that grants a wish to cancel says so in the customer's name.
const granted = 'CUSTOMER_ASKED';

const reasonsOf: Readonly<Record<Actor, readonly string[]>> = {
  customer: Object.keys(customerReasons),
  restaurant: [...Object.keys(restaurantReasons), granted],
  admin: Object.keys(adminReasons),
  system: [],
};

/** Throws `invalid` for a reason that is none of the caller's. */
export function refuseUnknownReason(actor: Actor, { reason }: Pick<Step, 'reason'>): void {
  if (reason === undefined || reasonsOf[actor].includes(reason)) return;
  throw new AppError('invalid', 'Choose one of the reasons.', { fields: { reason: 'Choose one of the reasons' } });
}

/** Is the other side told enough: a reason of the list, and own words with 'another reason'? */
export const hasReason = (actor: Actor, { reason, note }: Pick<Step, 'reason' | 'note'>): boolean =>
  Boolean(reason) && (reason !== 'OTHER' || actor === 'customer' || Boolean(note));
