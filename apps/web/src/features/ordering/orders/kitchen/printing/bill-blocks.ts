import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { groupByBag } from '@tawa/domain/ordering/groups';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { formatRupees } from '@tawa/domain/common/money';
import { formatDateTime } from '#lib/format.ts';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { shortNumber, whereTo } from '../board.ts';
import { billedLines, nameOnPaper, optionsOnPaper } from '../../billed-lines.ts';
import { sumsOf } from '../ticket/bill-slip.tsx';
import { kitchenTicketTexts } from '../ticket/ticket.texts.ts';
import { printingTexts } from './printing.texts.ts';
import type { Block } from './slip-blocks.ts';

// Printers have no letter for the rupee; the total names it in words.
const amountOf = (rupees: number): string => formatRupees(rupees).replace('₹', '');

/** The name in the language of the paper, below the English one. */
function alsoBlocks(
  kind: 'also' | 'center',
  english: string,
  names: Names | null | undefined,
  language: Language,
): Block[] {
  const text = nameIn(english, names, language);
  return text === english ? [] : [{ kind, text }];
}

type BilledLine = ReturnType<typeof billedLines<KitchenOrderDetail['items'][number]>>[number];

function lineBlocks(line: BilledLine, instead: (values: { dish: string }) => string, language: Language): Block[] {
  const { quantity, name, names, amount } = line;
  const changes = [
    ...optionsOnPaper(line, language),
    ...line.instead.map((item) =>
      instead({ dish: `${item.quantity} × ${nameOnPaper(item.name, item.names, language)}` }),
    ),
  ];
  return [
    { kind: 'sum', text: `${quantity} x ${name}`, amount: amountOf(amount) },
    ...alsoBlocks('also', name, names, language),
    ...changes.map((text): Block => ({ kind: 'change', text })),
  ];
}

const addressBlocks = (
  { restaurant }: Pick<KitchenOrderDetail, 'restaurant'>,
  t: { gstin: (values: { gstin: string }) => string; fssai: (values: { fssaiNumber: string }) => string },
): Block[] =>
  [
    restaurant.full_address,
    restaurant.gstin && t.gstin({ gstin: restaurant.gstin }),
    restaurant.fssai_number && t.fssai({ fssaiNumber: restaurant.fssai_number }),
  ].flatMap((text) => (text ? [{ kind: 'center' as const, text }] : []));

interface Mark {
  language: Language;
  inDoubt: boolean;
  /** The number of a copy; the paper itself has none. */
  copy?: number;
}

/** Everything that stands on the printed bill of an order: for the bag, beside the tax invoice that the customer has. */
export function billBlocks(order: KitchenOrderDetail, { language, inDoubt, copy }: Mark): Block[] {
  const t = textsIn(kitchenTicketTexts, language);
  const { paper } = textsIn(printingTexts, language);
  const { restaurant } = order;
  const rule: Block = { kind: 'rule' };
  return [
    ...(copy === undefined ? [] : [{ kind: 'inverse' as const, text: paper.copy({ copy }) }]),
    ...(copy === undefined && inDoubt ? [{ kind: 'inverse' as const, text: paper.maybe }] : []),
    { kind: 'head', text: restaurant.restaurant_name },
    ...alsoBlocks('center', restaurant.restaurant_name, restaurant.restaurant_names, language),
    ...addressBlocks(order, t),
    { kind: 'number', text: shortNumber(order.order_number) },
    { kind: 'center', text: `${order.order_number} · ${whereTo(order, language)}` },
    { kind: 'center', text: `${formatDateTime(order.placed_at, language)} · ${order.customer_name}` },
    rule,
    ...groupByBag(billedLines(order.items)).flatMap(({ name: bag, lines }): Block[] => [
      ...(bag === null ? [] : [{ kind: 'head' as const, text: paper.bag({ name: bag }) }]),
      ...lines.flatMap((line) => lineBlocks(line, t.instead, language)),
    ]),
    rule,
    ...order.charges.map(({ label, amount }): Block => ({ kind: 'sum', text: label, amount: amountOf(amount) })),
    rule,
    { kind: 'total', text: paper.totalRupees, amount: amountOf(order.total) },
    ...sumsOf(order, language).map(({ label, amount }): Block => ({
      kind: 'sum',
      text: label,
      amount: amountOf(amount),
    })),
    { kind: 'foot', text: order.payment_method === 'cod' ? t.cash : t.paid },
    { kind: 'foot', text: t.billFoot },
  ];
}
