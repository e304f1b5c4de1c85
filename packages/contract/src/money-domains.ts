import * as payments from './payments.ts';
import * as payouts from './payouts.ts';
import * as refunds from './refunds.ts';

/** Payments, what goes back, and what restaurants are paid. */
export const moneyDomains = { payments, refunds, payouts };
