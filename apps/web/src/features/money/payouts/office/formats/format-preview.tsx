import { bankRows, type BankLayout, type BankLine } from '@tawa/domain/money/bank-files';
import { modeOf, rtgsFromPaise } from '@tawa/domain/money/payout-batches';
import { Fragment } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { formatsTexts } from './formats.texts.ts';

const common = { debit_account: '50100098765432', date: '2026-11-23', narration: 'Tawa payout week of 2026-11-16' };

/** Two payouts that nobody gets: a usual one, and one that is large enough for RTGS. */
const exampleOf = ({ rtgs = false }: BankLayout): BankLine[] =>
  [
    {
      reference: 'TW12P3456',
      name: 'Café Anand & Sons',
      account: '50100012345678',
      ifsc: 'HDFC0001234',
      amount: 981_260,
    },
    { reference: 'TW12P3457', name: 'Malabar House', account: '001205004410', ifsc: 'ICIC0000012', amount: 24_650_040 },
  ].map((line) => ({ ...common, ...line, mode: modeOf(line.amount, rtgsFromPaise - 1, rtgs) }));

/** A cell as the file has it: what would be read as two is put between quotes. */
const cellOf = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of the file, which is cut behind its commas where it is too long for the screen. */
const Line = ({ cells }: { cells: readonly string[] }) => {
  const placed = cells.map((cell, at) => ({ cell: cellOf(cell), at }));
  return placed.map(({ cell, at }) => (
    <Fragment key={at}>
      {at > 0 && ','}
      {at > 0 && <wbr />}
      {cell}
    </Fragment>
  ));
};

/** The first lines of a file of this format, as the bank gets them. */
export function FormatPreview({ layout }: { layout: BankLayout }) {
  const t = useTexts(formatsTexts);
  const lines =
    layout.columns.length === 0
      ? []
      : bankRows(layout, exampleOf(layout)).map((cells, index) => ({ at: index + 1, cells }));
  return (
    <section aria-labelledby="format-preview" className="min-w-0 rounded-xl border border-line bg-surface p-4">
      <h2 id="format-preview" className="text-base font-bold">
        {t.preview}
      </h2>
      <p className="mb-3 text-note text-ink-3">{t.previewHint}</p>
      {lines.length === 0 ? (
        <p className="text-sm text-ink-2">{t.previewEmpty}</p>
      ) : (
        <ol
          aria-label={t.preview}
          className="space-y-2.5 rounded-md bg-surface-2 p-3 font-mono text-note leading-relaxed"
        >
          {lines.map(({ at, cells }) => (
            <li key={at} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
              <span aria-hidden="true" className="text-ink-3 select-none">
                {at}
              </span>
              <span className="wrap-anywhere">
                <Line cells={cells} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
