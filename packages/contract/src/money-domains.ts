import * as payments from './payments.ts';
import * as refunds from './refunds.ts';

/** Payments and what goes back. */
export const moneyDomains = { payments, refunds };
