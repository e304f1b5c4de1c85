import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@tawa/contract/all';
import { expect, test } from 'vitest';
import { auditedCall, mustBeAudited } from './audit-watch.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tests = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map(read)
  .join('\n');

const refunds = 'modules/money/refunds/refunds.test.ts';
const shares = 'modules/money/shares/shares.refused.test.ts';
const payouts = 'modules/money/payouts/payouts.test.ts';
const office = 'modules/ordering/orders/office/orders.office.test.ts';

/** The calls that a test makes by their path, with what tells them there. */
const byPath: Readonly<Record<string, readonly [file: string, call: string]>> = {
  approveRefund: [refunds, "'approve'"],
  decideAppeal: ['modules/money/refunds/files/refunds.files.test.ts', '/admin/refunds/${id}/appeal`'],
  declineRefund: [refunds, "'decline'"],
  markRefundPaid: [refunds, "'paid'"],
  markShareRefundPaid: [shares, "'paid'"],
  retryShareRefund: [shares, "'retry'"],
  retryRefund: [refunds, "'retry'"],
  returnHeldPayment: [refunds, '/return`'],
  refundOrder: [refunds, '/admin/orders/${number}/refunds`'],
  adjustPayout: [payouts, "'adjust'"],
  issuePayout: [payouts, "'issue'"],
  payPayout: [payouts, "'paid'"],
  readBankAnswer: ['modules/money/payouts/batches/testing/bank.ts', 'readBankAnswer.path'],
  settleCash: ['modules/ordering/orders/moves/orders.cash.test.ts', '/admin/orders/${number}/cash`'],
  moveBroadcast: ['modules/accounts/broadcasts/testing/crowd.ts', 'office.call(contract.moveBroadcast'],
  addOrderNote: [office, '/admin/orders/${number}/notes`'],
};

// Whoever calls as an administrator in a test is watched, so a write that a test makes is one that leaves its entry; all files
// are taken in `taken-files.test.ts`.
test.each(endpoints.filter(({ endpoint }) => mustBeAudited(endpoint) && endpoint.method !== 'GET'))(
  '$name is called by a test, which sees that it is written down (audit-2)',
  ({ name }) => {
    const [file, call] = byPath[name] ?? [];
    const isTyped = new RegExp(String.raw`(?:call|ok)\(\s*(?:\w+\.)?${name}\b`).test(tests);
    expect(isTyped || (file !== undefined && read(file).includes(call ?? name))).toBe(true);
  },
);

test.each(endpoints.filter(({ endpoint }) => mustBeAudited(endpoint)))(
  '$name is watched whatever stands in its path',
  ({ endpoint: { method, path } }) => {
    const url = `/api${path.replaceAll(/:\w+/g, 'FD-7K3M9Q')}`;
    expect(auditedCall({ method, url: `${url}?page=1` })).toBe(`${method} ${path}`);
  },
);
