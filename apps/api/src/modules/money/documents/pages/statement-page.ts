import type { Statement, StatementLine } from '../facts.ts';
import { footOf, imprintOf } from './imprint.ts';
import { drawParties, drawStrip, placeOf } from './parties.ts';
import {
  closeSheet,
  dayOf,
  drawHead,
  inBoth,
  momentOf,
  money,
  openSheet,
  plain,
  type Reading,
  type Sheet,
} from './sheet.ts';
import { drawEnd, type Sum } from './sums.ts';
import { type Cells, type Column, drawTable } from './table.ts';
import { dayMs } from '@tawa/domain/common/durations';
import { refundNumber } from '@tawa/domain/money/refund-files';

const columns: Column[] = [
  { label: 'Order', width: 76, align: 'left' },
  { label: 'Date', width: 64, align: 'left' },
  { label: 'Items', width: 66 },
  { label: 'Discount', width: 60 },
  { label: 'Packaging, delivery, tip', width: 68 },
  { label: 'Own GST', width: 52 },
  { label: 'Commission', width: 64 },
  { label: 'GST on it', width: 56 },
  { label: 'TDS', width: 46 },
  { label: 'Refunds, corrections', width: 66 },
  { label: 'Cash you hold', width: 68 },
  { label: 'Net', width: 84 },
];

type Amounts = Omit<StatementLine, 'order_number' | 'refund_files' | 'at'>;

const amountCells = (line: Amounts): string[] =>
  [
    line.item_total,
    line.discount,
    line.packaging + line.delivery + line.tip,
    line.own_gst,
    line.commission,
    line.commission_gst,
    line.tds,
    line.refunds + line.adjustment,
    line.cash,
    line.net,
  ].map((paise) => (paise === 0 ? '–' : plain(paise)));

const cellsOf = (sheet: Sheet, line: StatementLine, filesAt: string | undefined): Cells => ({
  cells: [line.order_number ?? inBoth(sheet, 'Correction'), momentOf(line.at), ...amountCells(line)],
  below: line.refund_files.map((id) => ({
    text: inBoth(sheet, `File ${refundNumber(id)}`),
    link: filesAt && `${filesAt}/${id}`,
  })),
});

const yesterday = (date: string): string => new Date(Date.parse(date) - dayMs).toISOString().slice(0, 10);

/** '18%', or '12% and 18%' in a week of two. */
const percents = (bps: readonly number[], parts = 1): string => bps.map((bp) => `${bp / parts / 100}%`).join(' and ');

function sumsOf({ sums, rates, commission_tax: tax }: Statement): Sum[] {
  const half = percents(rates.commission_gst, 2);
  const gst: Sum[] =
    tax.igst === 0
      ? [
          [`CGST ${half} on commission`, 0 - tax.cgst],
          [`SGST ${half} on commission`, 0 - tax.sgst],
        ]
      : [[`IGST ${percents(rates.commission_gst)} on commission`, 0 - tax.igst]];
  const all: Sum[] = [
    ['Items after your discounts', sums.item_total + sums.discount],
    ['Packaging, delivery and tips', sums.packaging + sums.delivery + sums.tip],
    ['GST that you pay yourself', sums.own_gst],
    ['Commission (SAC 998599)', sums.commission],
    ...gst,
    [`TDS ${percents(rates.tds)} of sales`, sums.tds],
    ['Refunds that you bear', sums.refunds],
    ['Corrections', sums.adjustment],
    ['Cash that you hold, set off', sums.cash],
  ];
  return all.filter(([, paise]) => paise !== 0);
}

export function drawStatement(
  named: { number: string; issued_at: Date },
  paper: Statement,
  reading: Reading,
  filesAt?: string,
): Promise<Buffer> {
  const { restaurant, issuer, lines, sums } = paper;
  const period = `${dayOf(paper.period_from)} – ${dayOf(yesterday(paper.period_to))}`;
  const sheet = openSheet({ title: `Statement ${named.number}`, at: named.issued_at, landscape: true, reading });
  drawHead(sheet, 'Payout statement', [
    ['Statement and tax invoice', named.number],
    ['Issued', momentOf(named.issued_at)],
    ...(paper.replaces ? ([['Takes the place of', paper.replaces]] as const) : []),
  ]);
  drawParties(sheet, [
    {
      heading: 'Issued by',
      party: issuer,
      numbers: [['GSTIN', issuer.gstin ?? '–'], ...imprintOf(paper.imprint).filter(([label]) => label !== 'CIN')],
    },
    {
      heading: 'Restaurant',
      party: restaurant,
      numbers: [
        ['GSTIN', restaurant.gstin ?? 'Not registered'],
        ['FSSAI', restaurant.fssai ?? 'Not given'],
        ['Supply in', placeOf(restaurant.state)],
      ],
    },
  ]);
  const orders = new Set(lines.map((line) => line.order_number).filter(Boolean)).size;
  drawStrip(sheet, [
    ['Week', period],
    ['Orders', String(orders)],
    ['GST paid by Tawa under section 9(5), for information', money(sums.gst_9_5)],
    // Sales that the restaurant pays the tax of itself are not supplies under section 9(5).
    ...(sums.own_gst === 0
      ? ([['TCS under section 52', 'None: not due on supplies under section 9(5)']] as const)
      : []),
  ]);
  drawEnd(sheet, {
    sums: sumsOf(paper),
    // The label says whose it is; a sign beside it would say it twice.
    total: [paper.total < 0 ? 'You owe Tawa' : 'Paid to you', Math.abs(paper.total)],
    qr: null,
    notes: [
      'All amounts are in rupees (₹). Every figure is the sum of what the books hold for the order.',
      `TDS: ${percents(paper.rates.tds)} of gross sales, section 393(1) of the Income-tax Act. GST on commission can be taken as input credit.`,
      'Cash that riders brought to your counter is yours already, so it is set off. A mistake is corrected by a line of its own.',
      ...(lines.some(({ refund_files }) => refund_files.length > 0)
        ? ['Each number R-… is the file of a refund: why, who pays, photos. Press it to open the file.']
        : []),
      'Made by computer; valid without a signature.',
    ],
  });
  sheet.y += 10;
  const total: Cells = { cells: [inBoth(sheet, 'Total'), '', ...amountCells(sums)], strong: true };
  drawTable(sheet, columns, [...lines.map((line) => cellsOf(sheet, line, filesAt)), total]);
  return closeSheet(sheet, footOf(paper), named.number);
}
