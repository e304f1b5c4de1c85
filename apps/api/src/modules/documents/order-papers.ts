// Makes the figures of an order's papers from rows that never change, and refuses a paper that differs from the ledger.
import { company } from '@tawa/domain/company';
import { platformGstin } from '@tawa/domain/gst';
import { type Invoice, type Party, type RefundNote, type Row, sumRows, taxedRow } from './facts.ts';
import type { InvoiceSource, OrderSource, RefundSource } from './documents.store.ts';
import { grouped, portionsLeft, type PrintedOrder, rowsOfFees, rowsOfPortions } from './order-rows.ts';

export const issuerIn = (state: string | null): Party => ({
  name: company.name,
  address: company.address,
  state: state ?? company.state,
  gstin: platformGstin(state),
  fssai: null,
});

function partiesOf({ state, restaurant, customer_name, address }: OrderSource) {
  const { restaurant_name, full_address, gstin, fssai_number } = restaurant;
  const lines = address && [address.line1, address.line2, address.cityname, address.pincode];
  return {
    issuer: issuerIn(state),
    restaurant: { name: restaurant_name, address: full_address, state, gstin, fssai: fssai_number },
    customer: {
      name: customer_name,
      address: lines?.filter(Boolean).join(', ') ?? null,
      state,
      gstin: null,
      fssai: null,
    },
  };
}

const amountOf = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The invoice of an order that was earned. Throws when it is not what the ledger says was paid. */
export function invoiceOf(source: InvoiceSource): Invoice {
  const order: PrintedOrder = source;
  const placed = [...rowsOfPortions(order, source.gone, portionsLeft(source.lines, source.gone)), ...rowsOfFees(order)];
  const rows = placed.map(({ row }) => row);
  const total = amountOf(rows) + source.tip;
  if (total !== source.earned)
    throw new Error(`The invoice of ${source.order_number} comes to ${total}, and ${source.earned} was earned.`);
  return {
    of: 'invoice',
    order_number: source.order_number,
    ordered_at: source.placed_at.toISOString(),
    supplied_at: source.earned_at.toISOString(),
    fulfilment: source.fulfilment,
    payment: source.payment_method,
    coupon: source.coupon_code,
    ...partiesOf(source),
    groups: grouped(placed),
    sums: sumRows(rows),
    tip: source.tip,
    total,
  };
}

const noTax = { detail: '', quantity: null, unit: null, discount: 0, rate_bp: 0 };

/** The rows of what went back: the very portions where they add up to it, else the kinds of money that it was. */
function rowsBack(source: RefundSource) {
  const { money, items, gone } = source;
  if (!money) return [];
  const order: PrintedOrder = source;
  const rows = items
    ? rowsOfPortions(order, gone, items)
    : [...rowsOfPortions(order, gone, portionsLeft(source.lines, gone)), ...rowsOfFees(order)];
  if (amountOf(rows.map(({ row }) => row)) + money.tip === source.amount) return rows;
  const food = money.food - money.coupon_platform - money.coupon_restaurant + money.packaging + money.delivery;
  const kinds = [
    {
      of: 'platform_9_5' as const,
      name: 'Food and delivery',
      code: '996331',
      taxable: food,
      tax: money.gst_platform + money.gst_restaurant,
    },
    { of: 'platform' as const, name: 'Platform fee', code: '998599', taxable: money.platform_fee, tax: money.gst_fee },
  ];
  return kinds
    .filter(({ taxable, tax }) => taxable + tax > 0)
    .map(({ of, ...kind }) => ({ of, row: taxedRow({ ...noTax, ...kind }) }));
}

/** The paper of a refund that has left: a credit note where it undoes what was invoiced, else a voucher for the sum. */
export function refundNoteOf(source: RefundSource): RefundNote {
  const isCredit = source.undoes_invoice && source.invoice !== null;
  const placed = isCredit ? rowsBack(source) : [];
  const rows = placed.map(({ row }) => row);
  const tip = isCredit ? (source.money?.tip ?? 0) : 0;
  if (isCredit && amountOf(rows) + tip !== source.amount)
    throw new Error(`The credit note of refund ${source.refund_id} is not its ${source.amount}.`);
  return {
    of: isCredit ? 'credit_note' : 'refund_voucher',
    order_number: source.order_number,
    invoice: source.invoice,
    reason: source.reason,
    destination: source.destination,
    reference: source.bank_reference,
    ...partiesOf(source),
    groups: grouped(placed),
    sums: sumRows(rows),
    tip,
    total: source.amount,
  };
}
