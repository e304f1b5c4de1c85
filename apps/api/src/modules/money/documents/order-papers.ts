// Makes the figures of an order's papers from rows that never change, and refuses a paper that differs from the ledger.
import type { LegalEntity } from '@tawa/domain/common/entity';
import { platformGstin } from '@tawa/domain/money/gst';
import { type Imprint, type Invoice, type Party, type RefundNote, type Row, sumRows, taxedRow } from './facts.ts';
import type { InvoiceSource, OrderSource, RefundSource } from './documents.store.ts';
import { grouped, portionsLeft, type PrintedOrder, rowsOfFees, rowsOfPortions } from './order-rows.ts';

/** The issuer in a state, and what it prints beside that. */
export function issuedBy(entity: LegalEntity, state: string | null): { issuer: Party; imprint: Imprint } {
  const { name, address, pan, cin, fssai, email, phone } = entity;
  const gstin = platformGstin(state, entity.gstin);
  const issuer = { name, address, state: state ?? entity.state, gstin, fssai };
  return { issuer, imprint: { pan, cin, fssai, email, phone } };
}

function partiesOf({ state, restaurant, customer_name, address, at_table }: OrderSource, entity: LegalEntity) {
  const { restaurant_name, names, full_address, gstin, fssai_number } = restaurant;
  const lines = address && [address.line1, address.line2, address.cityname, address.pincode];
  return {
    ...issuedBy(entity, state),
    restaurant: {
      name: restaurant_name,
      ...(names && { names }),
      address: full_address,
      state,
      gstin,
      fssai: fssai_number,
    },
    customer: {
      name: customer_name,
      address: lines?.filter(Boolean).join(', ') ?? (at_table ? 'Served at the table' : null),
      state,
      gstin: null,
      fssai: null,
    },
  };
}

const amountOf = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The invoice of an order that was earned. Throws when it is not what the ledger says was paid. */
export function invoiceOf(source: InvoiceSource, entity: LegalEntity): Invoice {
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
    fulfilment: source.at_table ? 'table' : source.fulfilment,
    payment: source.payment_method,
    coupon: source.coupon_code,
    ...partiesOf(source, entity),
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
export function refundNoteOf(source: RefundSource, entity: LegalEntity): RefundNote {
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
    ...partiesOf(source, entity),
    groups: grouped(placed),
    sums: sumRows(rows),
    tip,
    total: source.amount,
  };
}
