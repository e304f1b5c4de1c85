import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { id, idParam, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';
import { payout, statement } from './payouts.ts';

const byPayout = z.object({ payout_id: idParam });
const office = { access: ['admin'] } as const;

export const listPayouts = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Every weekly statement, 25 a page',
  query: listQuery(['-period_from', 'restaurant_name', 'net', 'status'], {
    status: z.optional(payout.shape.status),
    restaurant: z.optional(idParam),
    /** Any day of the week that a statement is for. */
    week: dayFilter,
  }),
  responses: { 200: listAnswer(payout) },
});
export const exportPayouts = endpoint(csvOf(listPayouts));

export const getPayout = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payouts/:payout_id',
  summary: 'One statement, order by order, and what the office did to it',
  params: byPayout,
  responses: { 200: z.object({ ...statement.shape, history: z.array(auditEntry) }) },
});

export const getPayoutCsv = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/payouts/:payout_id/csv',
  summary: 'The same lines as a table for spreadsheets',
  params: byPayout,
  media: 'text/csv',
  responses: { 200: z.string() },
});

export const draftPayouts = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/week',
  summary: 'Drafts the statements of the last whole week, as Monday morning does; what is drafted already stays',
  body: z.strictObject({}),
  responses: { 200: z.object({ period_from: z.string(), period_to: z.string(), drafted: z.int() }) },
});

export const issuePayout = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/:payout_id/issue',
  summary: 'Shows a draft to its restaurant; its lines never change again',
  params: byPayout,
  body: z.strictObject({}),
  responses: { 200: payout },
});

/** The bank's word for a transfer, as its form checks it. */
export const paidForm = z.strictObject({ reference: requiredText('Enter the bank’s reference', 60) });

export const payPayout = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/:payout_id/paid',
  summary: 'Notes the transfer of an issued statement',
  params: byPayout,
  body: z.strictObject({ reference: requiredText('Enter the bank’s reference', 60) }),
  responses: { 200: payout },
});

/** What the bank says of a transfer that came back, as its form checks it. */
export const returnedForm = z.strictObject({ reason: requiredText('Say what the bank says', reasonLengthMax) });

export const returnPayout = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/:payout_id/returned',
  summary: 'Notes that the bank sent the transfer of a paid statement back: it is owed again',
  params: byPayout,
  body: z.strictObject({ reason: requiredText('Say what the bank says', reasonLengthMax) }),
  responses: { 200: payout },
});

const correction = {
  /** In the restaurant’s favour when positive. */
  amount: z.number('Enter an amount').check(
    z.minimum(-1_000_000, 'At most ₹10,00,000'),
    z.maximum(1_000_000, 'At most ₹10,00,000'),
    z.multipleOf(0.01, 'Two decimals at most'),
    z.refine((value) => value !== 0, 'Enter an amount'),
  ),
  reason: requiredText('Give a reason', reasonLengthMax),
};

/** A correction of a statement, as its form checks it. */
export const correctionForm = z.strictObject(correction);

export const adjustPayout = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/:payout_id/adjust',
  summary: 'Corrects a statement that is not paid by a line of its own, whose reason the restaurant reads',
  params: byPayout,
  body: z.strictObject(correction),
  responses: { 200: payout },
});

export const issuePayouts = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/payouts/bulk',
  summary: 'Shows drafts to their restaurants; each by itself',
  body: z.strictObject({ payout_ids: bulkOf(id) }),
  responses: { 200: bulkAnswer },
});
