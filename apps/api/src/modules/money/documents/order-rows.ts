// Which rows an order, or a part of it, has on a paper. Shares are taken as the refunds take them, so that the rows of an
// order and of everything that went back add up to the paisa.
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { nameLanguages, type Names, writtenNames } from '@tawa/domain/catalogue/names/names';
import { supplyCodes } from '@tawa/domain/money/gst';
import { type BilledLine, isBilled, type LinePortion, moneyOfPortions } from '@tawa/domain/money/refunds';
import type { NamedOption } from '#db/names.ts';
import { isOwnTax } from '#modules/money/ledger/ledger.service.ts';
import { type Group, type Row, taxedRow } from './facts.ts';

export interface PrintedLine extends Omit<BilledLine, 'own_tax'> {
  name: string;
  names: Names | null;
  options: readonly NamedOption[];
  unit_price: number;
  tax_category: string;
  rate_bp: number;
}

export interface PrintedOrder {
  lines: readonly PrintedLine[];
  taxes: readonly { category: string; rate_bp: number; amount: number }[];
  coupon_by_restaurant: number;
  packaging_fee: number;
  delivery_fee: number;
  platform_fee: number;
}

const detailOf = (options: PrintedLine['options'], language: 'en' | (typeof nameLanguages)[number]): string =>
  options.map(({ option_name, names }) => nameIn(option_name, names, language)).join(', ');

/** A line and its choices by name, beside that in other languages what is called otherwise there. */
function namesOfLine({ name, names, options }: PrintedLine) {
  const detail = detailOf(options, 'en');
  const said = nameLanguages.map((language) => [language, detailOf(options, language)] as const);
  const details = Object.fromEntries(said.filter(([, other]) => other !== detail));
  const others = writtenNames(names ?? {});
  return {
    name,
    detail,
    ...(Object.keys(others).length > 0 && { names: others }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

interface Placed {
  of: Group['of'];
  row: Row;
}

const codeOf = (category: string): string =>
  category === 'packaged' ? supplyCodes.packaged : supplyCodes.restaurant_service;

/** Portions of lines as rows, after those that went before. */
export function rowsOfPortions(
  { lines, coupon_by_restaurant }: PrintedOrder,
  before: readonly LinePortion[],
  portions: readonly LinePortion[],
): Placed[] {
  const billed = lines.map((line) => ({ ...line, own_tax: isOwnTax(line.tax_category, line.rate_bp) }));
  return portions.flatMap((portion): Placed[] => {
    const line = billed.find((one) => one.order_item_id === portion.order_item_id);
    if (!line || portion.quantity === 0) return [];
    const money = moneyOfPortions({ lines: billed, coupon_by_restaurant }, before, [portion]);
    const coupon = money.coupon_platform + money.coupon_restaurant;
    const gross = line.unit_price * portion.quantity;
    const row = taxedRow({
      ...namesOfLine(line),
      code: codeOf(line.tax_category),
      quantity: portion.quantity,
      unit: line.unit_price,
      discount: gross - money.food + coupon,
      taxable: money.food - coupon,
      rate_bp: line.rate_bp,
      tax: money.gst_platform + money.gst_restaurant,
    });
    return [{ of: line.own_tax ? 'restaurant' : 'platform_9_5', row }];
  });
}

/** What is charged beside the dishes. */
export function rowsOfFees(order: PrintedOrder): Placed[] {
  const of = (category: string) => order.taxes.find((tax) => tax.category === category);
  const service = of('restaurant_service');
  const onLines = order.lines
    .filter((line) => line.tax_category === 'restaurant_service' && isBilled(line))
    .reduce((sum, { tax }) => sum + tax, 0);
  const isOwn = isOwnTax('restaurant_service', service?.rate_bp ?? 0);
  const fee = (name: string, code: string, taxable: number, tax = { rate_bp: 0, amount: 0 }): Row =>
    taxedRow({
      name,
      detail: '',
      code,
      quantity: null,
      unit: null,
      discount: 0,
      taxable,
      rate_bp: tax.rate_bp,
      tax: tax.amount,
    });
  const packagingTax = service && { rate_bp: service.rate_bp, amount: service.amount - onLines };
  const all: Placed[] = [
    {
      of: isOwn ? 'restaurant' : 'platform_9_5',
      row: fee('Packaging', supplyCodes.restaurant_service, order.packaging_fee, packagingTax),
    },
    { of: 'platform_9_5', row: fee('Delivery', supplyCodes.delivery, order.delivery_fee, of('delivery')) },
    { of: 'platform', row: fee('Platform fee', supplyCodes.platform_fee, order.platform_fee, of('platform_fee')) },
  ];
  return all.filter(({ row }) => row.taxable > 0);
}

/** Rows under who supplies them, without empty groups. */
export const grouped = (placed: readonly Placed[]): Group[] =>
  (['platform_9_5', 'restaurant', 'platform'] as const)
    .map((of) => ({ of, rows: placed.filter((one) => one.of === of).map(({ row }) => row) }))
    .filter(({ rows }) => rows.length > 0);

/** What of each line is left after portions went. */
export const portionsLeft = (lines: readonly PrintedLine[], gone: readonly LinePortion[]): LinePortion[] =>
  lines.map(({ order_item_id, quantity }) => ({
    order_item_id,
    quantity: quantity - gone.reduce((sum, one) => sum + (one.order_item_id === order_item_id ? one.quantity : 0), 0),
  }));
