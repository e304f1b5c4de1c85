import * as cash from './ordering/orders.cash.ts';
import * as documents from './money/documents.ts';
import * as payments from './money/payments.ts';
import * as payoutsDesk from './money/payouts.office.ts';
import * as payouts from './money/payouts.ts';
import * as refunds from './money/refunds.ts';

/** Payments, what goes back, what restaurants are paid, and the papers of all of it. */
export const moneyDomains = { payments, refunds, payouts, payoutsDesk, documents, cash };
