import * as cash from './cash.ts';
import * as documents from './documents.ts';
import * as payments from './payments.ts';
import * as payoutsDesk from './payouts-desk.ts';
import * as payouts from './payouts.ts';
import * as refunds from './refunds.ts';

/** Payments, what goes back, what restaurants are paid, and the papers of all of it. */
export const moneyDomains = { payments, refunds, payouts, payoutsDesk, documents, cash };
