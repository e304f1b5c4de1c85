import { reasonLengthMax } from '@tawa/domain/common/limits';
import { taxRateKinds, isTaxRateKind, taxRateMaxBp } from '@tawa/domain/money/tax-rates';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const category = z.enum(Object.keys(taxRateKinds).filter(isTaxRateKind), 'Choose one of the list');
const day = z.string();

export const taxRate = z.object({
  tax_rate_id: id,
  rate_bp: z.int(),
  /** Calendar days in India; the last one is no longer part of it, and null while no other rate follows. */
  valid_from: day,
  valid_to: z.nullable(day),
  reason: z.string(),
  /** Null for a rate that the product came with. */
  set_by: z.nullable(z.string()),
  set_on: instant,
  state: z.enum(['waiting', 'in_force', 'past']),
});
export type TaxRate = z.infer<typeof taxRate>;

export const taxRatesOfKind = z.object({ category, rates: z.array(taxRate) });
export type TaxRatesOfKind = z.infer<typeof taxRatesOfKind>;

export const listTaxRates = endpoint({
  method: 'GET',
  path: '/admin/tax-rates',
  summary: 'The rates of GST by what is taxed, the newest first',
  access: ['admin'],
  responses: { 200: z.array(taxRatesOfKind) },
});

/** A new rate, as its form checks it. */
export const taxRateForm = z.strictObject({
  category,
  rate_bp: z.int('Type a percentage').check(z.minimum(0, 'At least 0%'), z.maximum(taxRateMaxBp, 'At most 40%')),
  /** From midnight of this day in the zone of each kitchen. */
  valid_from: z.iso.date('Choose a day'),
  reason: requiredText('Reason is required', reasonLengthMax),
});

export const addTaxRate = endpoint({
  method: 'POST',
  path: '/admin/tax-rates',
  summary: 'A rate from a day to come on; the one before it ends the day before',
  access: ['admin'],
  body: taxRateForm,
  responses: { 201: z.object({ tax_rate_id: id }) },
});

export const takeBackTaxRate = endpoint({
  method: 'DELETE',
  path: '/admin/tax-rates/:tax_rate_id',
  summary: 'Takes back a rate that has not begun; the one before it goes on',
  access: ['admin'],
  params: z.object({ tax_rate_id: idParam }),
  responses: { 200: message },
});
