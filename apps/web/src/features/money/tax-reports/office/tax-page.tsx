import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { TaxMonthAnswer, TaxReportAnswer } from '@tawa/contract/money/tax-reports';
import { formatRupees } from '@tawa/domain/common/money';
import { dateWords } from '@tawa/domain/common/text';
import { taxRateKinds } from '@tawa/domain/money/tax-rates';
import { addMonths, isMonth, monthAt } from '@tawa/domain/money/tax-reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { SaveButton, TaxReportPart } from './tax-report.tsx';
import { taxMonthQuery } from './tax-reports.queries.ts';
import { taxReportsTexts } from './tax-reports.texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

/** How far back the chooser goes; an address may name an earlier month. */
const monthsShown = 24;
/** 'Nov 2026': the house's date without its first day. */
const nameOf = (month: string, language: Language): string =>
  formatDate(`${month}-01T12:00:00Z`, language).slice('1 '.length);

function useMonth() {
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => monthAt(new Date()));
  const named = address.get('month') ?? now;
  const month = isMonth(named) && named <= now ? named : now;
  const recent = Array.from({ length: monthsShown }, (_, index) => addMonths(now, 0 - index));
  return {
    month,
    months: recent.includes(month) ? recent : [...recent, month],
    table: address.get('table'),
    set: (name: 'month' | 'table', value: string) => {
      const next = new URLSearchParams(address);
      next.set(name, value);
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}

const differsIn = ({ checks }: TaxReportAnswer): number => checks.filter(({ difference }) => difference !== 0).length;

function Rates({ rates, tds_threshold }: Pick<TaxMonthAnswer, 'rates' | 'tds_threshold'>) {
  const t = useTexts(taxReportsTexts);
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="text-base font-bold">{t.rates}</h2>
      <ul className="mt-1 max-w-4xl text-sm">
        {rates.map(({ category, rate_bp, valid_from, source }) => (
          <li
            key={`${category} ${valid_from}`}
            className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <b className="min-w-0 flex-1 basis-56">{taxRateKinds[category].label}</b>
            <span className="num w-16 text-right">{`${rate_bp / 100}%`}</span>
            <span className="min-w-0 flex-1 basis-72 text-ink-2">
              {t.rateFrom({ day: dateWords(valid_from) })} · {source}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-4xl text-sm text-ink-2">{t.threshold({ amount: formatRupees(tds_threshold) })}</p>
    </section>
  );
}

interface MonthProps {
  data: TaxMonthAnswer;
  table: string | null;
  onTable: (key: string) => void;
}

function Month({ data, table, onTable }: MonthProps) {
  const t = useTexts(taxReportsTexts);
  const language = useLanguage();
  const { month, reports } = data;
  const chosen = reports.find(({ key }) => key === table) ?? reports[0];
  if (!chosen) return null;
  const count = reports.reduce((sum, report) => sum + differsIn(report), 0);
  const tabs = reports.map((report) => ({
    value: report.key,
    label: (
      <>
        {t.report[report.key].tab}
        {differsIn(report) > 0 && (
          <span className="relative text-danger">
            <Icon of={WarningCircleIcon} weight="fill" className="text-[1rem]" />
            <span className="sr-only">{t.differs}</span>
          </span>
        )}
      </>
    ),
  }));
  return (
    <>
      <Banner tone={count === 0 ? 'success' : 'danger'} className="mb-2 max-w-3xl">
        {count === 0 ? t.equal : t.differ({ count })}
        {data.without_invoice > 0 && <p>{t.withoutInvoice({ count: data.without_invoice })}</p>}
      </Banner>
      <p className="mb-3 text-note text-ink-3">{t.readAt({ time: formatDateTime(data.read_at, language) })}</p>
      <Tabs label={t.tables} value={chosen.key} tabs={tabs} onChange={onTable}>
        <TaxReportPart report={chosen} month={month} />
      </Tabs>
      <Rates rates={data.rates} tds_threshold={data.tds_threshold} />
    </>
  );
}

/** The month's tables for a chartered accountant. */
export function TaxReports() {
  const t = useTexts(taxReportsTexts);
  const language = useLanguage();
  const { month, months, table, set } = useMonth();
  const query = useQuery({ ...taxMonthQuery(month), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  return (
    <div className="px-4 py-5 lg:px-6">
      <title>{t.pageTitle}</title>
      <h1 className="mb-4 text-2xl font-bold">{t.title}</h1>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          label={t.month}
          size={44}
          value={month}
          options={months.map((value) => ({ value, label: nameOf(value, language) }))}
          onChange={(event) => set('month', event.currentTarget.value)}
        />
        {data && !isPlaceholderData && (
          <>
            <Badge tone={data.is_closed ? 'neutral' : 'info'} className="mb-2.5">
              {data.is_closed ? t.closed : t.running}
            </Badge>
            <span className="ml-auto">
              <SaveButton month={month} label={t.saveAll} />
            </span>
          </>
        )}
      </div>
      <Part
        query={query}
        failed={t.failed}
        skeleton={
          <Loading className="space-y-3">
            <Skeleton className="h-11 w-full max-w-3xl" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-72 w-full" />
          </Loading>
        }
      >
        {(read) => (
          <div className={isPlaceholderData ? 'busy-line' : undefined} aria-busy={isPlaceholderData}>
            <Month data={read} table={table} onTable={(key) => set('table', key)} />
          </div>
        )}
      </Part>
    </div>
  );
}
