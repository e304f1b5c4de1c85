import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { TaxReportAnswer } from '@tawa/contract/money/tax-reports';
import type { TaxReportKey } from '@tawa/domain/money/tax-reports';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { saveTaxFile } from './tax-reports.queries.ts';
import { taxReportsTexts } from './tax-reports.texts.ts';
import { signed, TaxTable } from './tax-table.tsx';

interface SaveProps {
  month: string;
  report?: TaxReportKey;
  label: string;
}

/** Saves one table, or all of them. */
export function SaveButton({ month, report, label }: SaveProps) {
  const t = useTexts(taxReportsTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveTaxFile(month, report),
    onError: (error) => toast.error(messageFrom(error, t.saveFailed)),
  });
  return (
    <Button variant="secondary" size={40} icon={FileCsvIcon} pending={isPending && t.saving} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

type Check = TaxReportAnswer['checks'][number];

function CheckLine({ figure, table, ledger, waiting, difference }: Check) {
  const t = useTexts(taxReportsTexts);
  const isEqual = difference === 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0">
      <b className="min-w-0 flex-1 basis-56">{t.figure[figure]}</b>
      <span className="num text-ink-2">{t.check.table({ amount: signed(table) })}</span>
      <span className="num text-ink-2">{t.check.ledger({ amount: signed(ledger) })}</span>
      {waiting !== 0 && <span className="num text-ink-2">{t.check.waiting({ amount: signed(waiting) })}</span>}
      <span
        className={cx('num inline-flex items-center gap-1 font-semibold', isEqual ? 'text-success' : 'text-danger')}
      >
        <Icon of={isEqual ? CheckCircleIcon : WarningCircleIcon} weight="fill" className="text-[1rem]" />
        {isEqual ? t.check.equal : t.check.differs({ amount: signed(difference) })}
      </span>
    </li>
  );
}

/** Facts without which a row of a table cannot be filed. */
const needed = {
  gstr1_4: ['state'],
  gstr1_7: ['state'],
  gstr1_9b: ['state'],
  gstr1_12: [],
  gstr1_13: [],
  gstr1_15: ['state'],
  gstr3b: [],
  gstr8: ['gstin', 'state'],
  tds: ['pan', 'legal_name'],
} as const satisfies Readonly<Record<TaxReportKey, readonly ('state' | 'gstin' | 'pan' | 'legal_name')[]>>;

function Missing({ report: { key, columns, rows } }: { report: TaxReportAnswer }) {
  const t = useTexts(taxReportsTexts);
  const found = needed[key].flatMap((column) => {
    const index = columns.indexOf(column);
    const count = rows.filter(({ cells }) => (cells[index] ?? null) === null).length;
    return count === 0 ? [] : [{ column, count }];
  });
  if (found.length === 0) return null;
  return (
    <Banner tone="warning" title={t.missing.title} className="mt-3">
      {found.map(({ column, count }) => (
        <p key={column}>{t.missing[column]({ count })}</p>
      ))}
    </Banner>
  );
}

/** One table: what it is, where it comes from, what it lacks, its rows, and the ledger beside it. */
export function TaxReportPart({ report, month }: { report: TaxReportAnswer; month: string }) {
  const t = useTexts(taxReportsTexts);
  const words = t.report[report.key];
  return (
    <section aria-labelledby="tax-report">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="tax-report" className="min-w-0 flex-1 basis-72 text-xl font-bold">
          {words.title}
        </h2>
        <SaveButton month={month} report={report.key} label={t.saveOne({ table: words.tab })} />
      </div>
      <p className="mt-2 max-w-3xl text-sm text-ink-2">{words.text}</p>
      <p className="mt-1 max-w-3xl text-note text-ink-3">
        <b>{t.source}</b> {words.source}
      </p>
      <Banner tone="quiet" className="mt-3 max-w-3xl">
        {words.gap}
      </Banner>
      <Missing report={report} />
      <div className="mt-4">
        {report.rows.length === 0 ? (
          <p className="rounded-lg border border-line px-4 py-8 text-center text-sm text-ink-2">
            {report.key === 'gstr8' ? t.report.gstr8.none : t.none}
          </p>
        ) : (
          <TaxTable key={`${month} ${report.key}`} report={report} label={words.title} />
        )}
      </div>
      <h3 className="mt-6 text-base font-bold">{t.check.title}</h3>
      <ul className="mt-1 max-w-4xl text-sm">
        {report.checks.map((check) => (
          <CheckLine key={check.figure} {...check} />
        ))}
      </ul>
      {report.checks.some(({ waiting }) => waiting !== 0) && <p className="mt-1 text-note text-ink-3">{t.check.why}</p>}
    </section>
  );
}
