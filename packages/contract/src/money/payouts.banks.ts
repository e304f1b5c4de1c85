import { bankDates, bankFields } from '@tawa/domain/money/bank-files';
import { z } from 'zod/mini';
import { id, idParam, message, overtaken, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const office = { access: ['admin'] } as const;
const byFormat = z.object({ bank_format_id: idParam });
const heading = requiredText('Give a heading', 60);
const words = z
  .array(requiredText('Give a word', 30))
  .check(z.minLength(1, 'Give at least one word'), z.maxLength(20, 'At most 20 words'));

/** How a bank writes its files. */
export const bankLayout = z.strictObject({
  heading: z.boolean(),
  rtgs: z.optional(z.boolean()),
  date: z.enum(bankDates),
  columns: z
    .array(
      z.strictObject({
        heading,
        field: z.optional(z.enum(bankFields)),
        text: z.optional(
          z
            .string()
            .check(
              z.maxLength(40, 'At most 40 characters'),
              z.regex(
                /^([A-Za-z0-9][A-Za-z0-9 .&/-]*)?$/,
                'Begin with a letter or digit; after that, spaces and . & / - are fine too',
              ),
            ),
        ),
      }),
    )
    .check(z.minLength(1, 'Give at least one column'), z.maxLength(40, 'At most 40 columns')),
  answer: z.strictObject({
    reference: heading,
    amount: heading,
    status: heading,
    bank_reference: heading,
    reason: heading,
  }),
  paid_words: words,
  failed_words: words,
});

/** A bank’s format, as its form checks it. */
export const bankFormatForm = z.strictObject({
  name: requiredText('Name the bank', 60),
  source: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters')),
  layout: bankLayout,
});
const bankFormat = z.object({
  bank_format_id: id,
  ...bankFormatForm.shape,
  /** Raised with each change. */
  version: z.int(),
  /** Whether files were made with the form that it has now: changing it keeps that form for them. */
  is_used: z.boolean(),
  /** Whether a file was ever made with it, in any form; then it stays. */
  is_kept: z.boolean(),
});
export type BankFormat = z.infer<typeof bankFormat>;

export const listBankFormats = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/bank-formats',
  summary: 'How each bank writes its files',
  responses: { 200: z.object({ formats: z.array(bankFormat) }) },
});

export const addBankFormat = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/bank-formats',
  summary: 'Adds the format of another bank',
  body: bankFormatForm,
  responses: { 200: z.object({ bank_format_id: id }) },
});

export const updateBankFormat = endpoint({
  ...office,
  method: 'PUT',
  path: '/admin/bank-formats/:bank_format_id',
  summary:
    'Changes a format, unless somebody changed it since that version; files that were made keep what they say, and their answers are read as before',
  params: byFormat,
  body: z.strictObject({ version: z.int().check(z.minimum(1)), format: bankFormatForm }),
  responses: { 200: message, 409: overtaken(bankFormat) },
});

export const deleteBankFormat = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/bank-formats/:bank_format_id',
  summary: 'Deletes a format that no file was ever made with',
  params: byFormat,
  responses: { 200: message },
});
