import type { LegalEntity } from '@tawa/domain/common/entity';
import { toPaise } from '@tawa/domain/common/money';
import {
  box,
  closeSheet,
  colours,
  dayOf,
  drawHead,
  ensure,
  margin,
  momentOf,
  money,
  openSheet,
  type Sheet,
  write,
} from './sheet.ts';
import { footOf } from './imprint.ts';
import { drawStrip } from './parties.ts';
import { type Column, drawTable } from './table.ts';

interface Row {
  section: string;
  name: string;
  unit: string;
  now: number | null;
  before: number | null;
}

export interface Report {
  restaurant_name: string;
  from: string;
  to: string;
  against_from: string;
  against_to: string;
  read_at: string;
  rows: readonly Row[];
}

function textOf(value: number | null, unit: string): string {
  if (value === null) return '–';
  if (unit === 'rupees') return money(toPaise(value));
  const text = value.toLocaleString('en-IN');
  if (unit === 'percent') return `${text}%`;
  return unit === 'minutes' ? `${text} min` : text;
}

const nameOf = (name: string): string => (/^\d{4}-\d\d-\d\d$/.test(name) ? dayOf(name) : name);

const chartHeight = 96;

/** Bars side by side, the highest over the whole height; each begins on the ground line. */
function drawBars(sheet: Sheet, rows: readonly Row[]): void {
  const highest = Math.max(0, ...rows.map(({ now }) => now ?? 0));
  if (highest === 0) return;
  ensure(sheet, chartHeight + 24);
  const step = sheet.width / rows.length;
  const ground = sheet.y + chartHeight;
  for (const [index, { now }] of rows.entries()) {
    const height = ((now ?? 0) / highest) * chartHeight;
    const width = Math.max(1, step * 0.68);
    if (height > 0)
      sheet.doc.rect(margin + index * step + (step - width) / 2, ground - height, width, height).fill(colours.brand);
  }
  box(sheet, [margin, ground, sheet.width, 0.8], colours.line);
  const ends = { width: sheet.width, size: 7, color: colours.faint } as const;
  write(sheet, nameOf(rows[0]?.name ?? ''), [margin, ground + 4], ends);
  write(sheet, nameOf(rows.at(-1)?.name ?? ''), [margin, ground + 4], { ...ends, align: 'right' });
  sheet.y = ground + 20;
}

const columns = (hasBefore: boolean): Column[] => [
  { label: '', width: hasBefore ? 283 : 403, align: 'left' },
  { label: 'This period', width: 120 },
  ...(hasBefore ? [{ label: 'Compared with', width: 120 }] : []),
];

function drawSection(sheet: Sheet, title: string, rows: readonly Row[]): void {
  ensure(sheet, 90);
  sheet.y += write(sheet, title, [margin, sheet.y], { width: sheet.width, size: 11, face: 'bold' }) + 6;
  if (title === 'Gross sales by day') drawBars(sheet, rows);
  const hasBefore = rows.some(({ before }) => before !== null);
  drawTable(
    sheet,
    columns(hasBefore),
    rows.map(({ name, unit, now, before }) => ({
      cells: [nameOf(name), textOf(now, unit), ...(hasBefore ? [textOf(before, unit)] : [])],
      strong: name === 'Net sales' || name === 'Your payout',
    })),
  );
  sheet.y += 10;
}

/** A restaurant's report as pages to print. */
export function drawReportPages(
  { restaurant_name, rows, read_at, ...period }: Report,
  entity: LegalEntity,
): Promise<Buffer> {
  const sheet = openSheet({ title: `Report ${period.from}`, at: new Date(read_at) });
  drawHead(sheet, 'Report', [
    ['Restaurant', restaurant_name],
    ['Made', momentOf(read_at, true)],
  ]);
  drawStrip(sheet, [
    ['Period', `${dayOf(period.from)} – ${dayOf(period.to)}`],
    ['Compared with', `${dayOf(period.against_from)} – ${dayOf(period.against_to)}`],
    ['A day', 'From 5:00 am to 5:00 am'],
  ]);
  for (const section of new Set(rows.map((row) => row.section)))
    drawSection(
      sheet,
      section,
      rows.filter((row) => row.section === section),
    );
  return closeSheet(sheet, footOf({ issuer: entity, imprint: entity }), restaurant_name);
}
