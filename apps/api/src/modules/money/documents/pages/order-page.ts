import { findOwn } from '@tawa/domain/common/own';
import type { Group, Invoice, RefundNote, Row } from '../facts.ts';
import { footOf, imprintOf } from './imprint.ts';
import { drawParties, drawStrip, placeOf, type PartyBlock } from './parties.ts';
import {
  closeSheet,
  colours,
  drawHead,
  ensure,
  margin,
  momentOf,
  money,
  openSheet,
  percent,
  plain,
  type Sheet,
  type Reading,
  writeBoth,
} from './sheet.ts';
import { drawEnd, type Sum } from './sums.ts';
import { type Column, drawTable } from './table.ts';

interface Named {
  number: string;
  issued_at: Date;
}

const columns: Column[] = [
  { label: 'Item', width: 149, align: 'left' },
  { label: 'HSN / SAC', width: 47 },
  { label: 'Qty', width: 27 },
  { label: 'Price', width: 48 },
  { label: 'Discount', width: 48 },
  { label: 'Taxable', width: 52 },
  { label: 'GST', width: 29 },
  { label: 'CGST', width: 38 },
  { label: 'SGST', width: 38 },
  { label: 'Amount', width: 47 },
];

/** What is charged beside dishes has a name of ours; a dish has the kitchen's in English, and below it in the reader's language. */
const cellsOf = (sheet: Sheet, row: Row) => ({
  cells: [
    row.name,
    row.code,
    row.quantity === null ? '' : String(row.quantity),
    row.unit === null ? '' : plain(row.unit),
    row.discount === 0 ? '–' : `−${plain(row.discount)}`,
    plain(row.taxable),
    percent(row.rate_bp),
    plain(row.cgst),
    plain(row.sgst),
    plain(row.amount),
  ],
  below: [
    (row.quantity === null ? sheet.also(row.name) : null) ?? sheet.nameOf(row.name, row.names),
    row.detail,
    sheet.nameOf(row.detail, row.details),
  ].flatMap((text) => (text ? [{ text }] : [])),
});

const headings: Readonly<Record<Group['of'], (restaurant: string) => readonly [string, string]>> = {
  platform_9_5: (restaurant) => [
    `Food and delivery by ${restaurant}`,
    'Tax payable by Tawa as e-commerce operator, section 9(5) of the CGST Act',
  ],
  restaurant: (restaurant) => [`Sold by ${restaurant}`, 'Tax payable by the restaurant'],
  platform: () => ['Service of Tawa', 'Tax payable by Tawa'],
};

function drawGroups(sheet: Sheet, { groups, restaurant }: Invoice | RefundNote): void {
  for (const { of, rows } of groups) {
    ensure(sheet, 80);
    const [heading, liable] = headings[of](restaurant.name);
    sheet.y += writeBoth(sheet, heading, [margin, sheet.y], { width: sheet.width, size: 9.5, face: 'bold' }) + 1;
    sheet.y += writeBoth(sheet, liable, [margin, sheet.y], { width: sheet.width, size: 7.5, color: colours.soft }) + 7;
    drawTable(
      sheet,
      columns,
      rows.map((row) => cellsOf(sheet, row)),
    );
    sheet.y += 8;
  }
}

const gstin = (value: string | null): readonly [string, string] => ['GSTIN', value ?? 'Not registered'];

const partiesOf = ({ issuer, restaurant, customer, imprint }: Invoice | RefundNote, issued: string): PartyBlock[] => [
  { heading: issued, party: issuer, numbers: [gstin(issuer.gstin), ...imprintOf(imprint)] },
  {
    heading: 'Restaurant',
    party: restaurant,
    numbers: [gstin(restaurant.gstin), ['FSSAI', restaurant.fssai ?? 'Not given']],
  },
  {
    heading: 'Billed to',
    party: { ...customer, address: customer.address ?? 'Picked up at the counter' },
    numbers: [['Supply in', placeOf(customer.state)]],
  },
];

const supplied: Readonly<Record<string, string>> = { pickup: 'Picked up', table: 'Served' };

const payments: Readonly<Record<string, string>> = {
  cod: 'Cash on delivery',
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  credit: 'Tawa credit',
};

const sumsOf = ({ sums, tip }: Invoice | RefundNote): Sum[] => {
  const taxes: Sum[] = [
    ['Taxable value', sums.taxable],
    ['CGST', sums.cgst],
    ['SGST / UTGST', sums.sgst],
  ];
  return tip === 0 ? taxes : [...taxes, ['Tip, not taxed', tip]];
};

/** What a phone reads from the code: the figures that prove the paper. */
const qrOf = (
  kind: string,
  { number, issued_at }: Named,
  { issuer, sums, total, order_number }: Invoice | RefundNote,
) =>
  [
    kind,
    `No ${number}`,
    `Date ${momentOf(issued_at)}`,
    `GSTIN ${issuer.gstin ?? ''}`,
    `Order ${order_number}`,
    `CGST ${money(sums.cgst)}`,
    `SGST ${money(sums.sgst)}`,
    `Total ${money(total)}`,
  ].join('\n');

export function drawInvoice(named: Named, paper: Invoice, reading: Reading): Promise<Buffer> {
  const sheet = openSheet({
    title: `Invoice ${named.number}`,
    at: named.issued_at,
    reading,
    restaurant: paper.restaurant,
  });
  drawHead(sheet, 'Tax invoice', [
    ['Invoice number', named.number],
    ['Invoice date', momentOf(named.issued_at)],
  ]);
  drawParties(sheet, partiesOf(paper, 'Issued by'));
  drawStrip(sheet, [
    ['Order', paper.order_number],
    ['Ordered', momentOf(paper.ordered_at, true)],
    [findOwn(supplied, paper.fulfilment) ?? 'Delivered', momentOf(paper.supplied_at, true)],
    ['Paid by', findOwn(payments, paper.payment) ?? paper.payment],
    ...(paper.coupon ? ([['Coupon', paper.coupon]] as const) : []),
  ]);
  drawGroups(sheet, paper);
  drawEnd(sheet, {
    sums: sumsOf(paper),
    total: ['Total', paper.total],
    qr: qrOf('Tax invoice', named, paper),
    notes: [
      'All amounts are in rupees (₹). Discounts include the share of a coupon.',
      'Tax is not payable on reverse charge. Made by computer; valid without a signature.',
    ],
  });
  return closeSheet(sheet, footOf(paper), named.number);
}

const ways: Readonly<Record<string, string>> = {
  source: 'Back where it was paid from',
  credit: 'Tawa credit',
  upi: 'UPI transfer',
};

export function drawRefundNote(named: Named, paper: RefundNote, reading: Reading): Promise<Buffer> {
  const isCredit = paper.of === 'credit_note';
  const title = isCredit ? 'Credit note' : 'Refund voucher';
  const sheet = openSheet({
    title: `${title} ${named.number}`,
    at: named.issued_at,
    reading,
    restaurant: paper.restaurant,
  });
  drawHead(sheet, title, [
    [`${title} number`, named.number],
    ['Date', momentOf(named.issued_at)],
    ...(paper.invoice ? ([['Against invoice', paper.invoice.number]] as const) : []),
  ]);
  drawParties(sheet, partiesOf(paper, 'Issued by'));
  drawStrip(sheet, [
    ['Order', paper.order_number],
    ['Reason', paper.reason],
    ['Refunded to', findOwn(ways, paper.destination) ?? paper.destination],
    ...(paper.reference ? ([['Bank reference', paper.reference]] as const) : []),
  ]);
  drawGroups(sheet, paper);
  const invoiced = paper.invoice && `${paper.invoice.number} of ${momentOf(paper.invoice.issued_at)}`;
  drawEnd(sheet, {
    sums: isCredit ? sumsOf(paper) : [],
    total: [isCredit ? 'Credited' : 'Refunded', paper.total],
    qr: qrOf(title, named, paper),
    notes: [
      isCredit
        ? `This note lowers the value and the tax of invoice ${invoiced ?? ''} (section 34 of the CGST Act).`
        : invoiced
          ? `The sale and the tax of invoice ${invoiced} stand; this sum was refunded beside it.`
          : 'Nothing was supplied for this sum, so no invoice was issued and no tax is due on it.',
      'Made by computer; valid without a signature.',
    ],
  });
  return closeSheet(sheet, footOf(paper), named.number);
}
