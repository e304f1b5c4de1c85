import * as contract from '@tawa/contract/money/payouts.batches';
import type { RunRow, RunSums } from '@tawa/contract/money/payouts.batches';
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { HandPalmIcon } from '@phosphor-icons/react/dist/ssr/HandPalm';
import { FileCsvIcon } from '@phosphor-icons/react/dist/ssr/FileCsv';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { useMemo, type ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery } from '#ui/list/list-props.ts';
import { weekOf } from '../../week-of.ts';
import { signed } from './run-tabs.tsx';
import { runTexts } from './run.texts.ts';

const tones: Readonly<Record<RunRow['tab'], BadgeTone>> = {
  to_pay: 'info',
  returned: 'danger',
  in_file: 'warning',
  apart: 'neutral',
  no_account: 'neutral',
  below_zero: 'neutral',
  paid: 'success',
};

function RunState({ tab, apart, payout_batch_id, words, bank_asked_on }: RunRow) {
  const t = useTexts(runTexts);
  const language = useLanguage();
  const inFile = tab === 'in_file' && payout_batch_id !== null;
  const word = apart === null ? t.place[tab] : t.apart[apart];
  return (
    <span className="inline-grid max-w-full gap-0.5">
      <Badge tone={tones[tab]} className="w-fit">
        {inFile ? t.file({ id: String(payout_batch_id) }) : word}
      </Badge>
      {bank_asked_on !== null && (
        <span className="num text-note text-ink-2">{t.askedOn({ at: formatDateTime(bank_asked_on, language) })}</span>
      )}
      {words !== null && <span className="text-note break-words text-ink-2">{words}</span>}
    </span>
  );
}

const where = ({ cityname, account }: RunRow, language: Language): string =>
  [cityname, account ?? textsIn(runTexts, language).apart.no_account].filter(Boolean).join(' · ');

const columnsIn = keepEach((language: Language): ListColumn<RunRow>[] => {
  const t = textsIn(runTexts, language);
  return [
    {
      id: 'restaurant_name',
      header: t.restaurant,
      sortable: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="block font-semibold break-words">{row.restaurant_name}</span>
          <span className="num block text-sm text-ink-2">{where(row, language)}</span>
        </span>
      ),
    },
    {
      id: 'period_from',
      header: t.week,
      sortable: true,
      spare: true,
      cell: (row) => <span className="num whitespace-nowrap">{weekOf(row, language)}</span>,
    },
    { id: 'state', header: t.state, cell: (row) => <RunState {...row} /> },
    {
      id: 'net',
      header: t.net,
      sortable: true,
      numeric: true,
      cell: ({ net }) => <b className={net < 0 ? 'text-danger' : undefined}>{signed(net)}</b>,
    },
  ];
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(runTexts, language);
  return [
    {
      name: 'tab',
      label: t.state,
      options: Object.entries(t.place).map(([value, label]) => ({ value, label })),
    },
    { name: 'week', label: t.weekWith, kind: 'day' },
  ];
});

const idsOf = (rows: readonly RunRow[]) => rows.map(({ payout_id }) => payout_id);
const isPayable = ({ tab }: RunRow) => tab === 'to_pay' || tab === 'returned';

type Format = RunSums['formats'][number];

function bulkOf(format: Format | undefined, language: Language): BulkAction<RunRow>[] {
  const t = textsIn(runTexts, language);
  const fileTicked = async (rows: readonly RunRow[]) => {
    const total = rows.reduce((sum, { net }) => sum + Math.round(net * 100), 0) / 100;
    await call(contract.makeBatch, {
      body: {
        bank_format_id: format?.bank_format_id ?? 0,
        payout_ids: idsOf(rows),
        expected: { lines: rows.length, total },
      },
    });
    return { body: { done: rows.length, refused: [] } };
  };
  const file: BulkAction<RunRow> = {
    label: t.make,
    icon: FileCsvIcon,
    fits: isPayable,
    ask: (count) => ({ title: t.tickedTitle({ count }), text: t.tickedText({ format: format?.name ?? '' }) }),
    run: fileTicked,
    done: (count) => t.filed({ count }),
  };
  const others: BulkAction<RunRow>[] = [
    {
      label: t.ask,
      icon: BankIcon,
      fits: ({ tab, bank_asked_on }) => (tab === 'no_account' || tab === 'returned') && bank_asked_on === null,
      ask: (count) => ({ title: t.askTitle({ count }), text: t.askText }),
      run: (rows) => call(contract.askForBank, { body: { payout_ids: idsOf(rows) } }),
      done: (count) => t.asked({ count }),
    },
    {
      label: t.hold,
      icon: HandPalmIcon,
      fits: (row) => isPayable(row),
      ask: (count) => ({ title: t.holdTitle({ count }), text: t.holdText }),
      reason: t.holdReason,
      run: (rows, reason) => call(contract.holdPayouts, { body: { payout_ids: idsOf(rows), reason } }),
      done: (count) => t.held({ count }),
    },
    {
      label: t.letGo,
      icon: ArrowUUpLeftIcon,
      fits: ({ apart }) => apart === 'held',
      ask: (count) => ({ title: t.letGoTitle({ count }), text: t.letGoText }),
      run: (rows) => call(contract.letPayoutsGo, { body: { payout_ids: idsOf(rows) } }),
      done: (count) => t.letGone({ count }),
    },
  ];
  return format ? [file, ...others] : others;
}

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: RunRow, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.restaurant_name}>
      <RunState {...row} />
    </CardHead>
    <p className="num text-sm text-ink-2">{where(row, language)}</p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-2">
      <span>{weekOf(row, language)}</span>
      <b className={row.net < 0 ? 'text-danger' : 'text-ink'}>{signed(row.net)}</b>
    </p>
  </div>
);

interface Props {
  /** What ticked ones are filed in; without it no file can be made. */
  format: Format | undefined;
  /** The places of the run. */
  above: ReactNode;
  action: ReactNode;
}

/** Statements that wait for their money, with what can be done to ticked ones. */
export function RunList({ format, above, action }: Props) {
  const language = useLanguage();
  const t = useTexts(runTexts);
  const mayAct = useMayAct('money');
  const bulk = useMemo(() => bulkOf(format, language), [format, language]);
  return (
    <ListFrame<RunRow>
      name="payout-run"
      title={t.title}
      nouns={['statement', 'statements']}
      above={above}
      read={async (wanted, signal) => (await call(contract.listRun, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(contract.exportRun, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ payout_id }) => String(payout_id)}
      rowName={(row) => `${row.restaurant_name}, ${weekOf(row, language)}`}
      card={(row) => cardOf(row, language)}
      sort="returned"
      searchLabel={t.search}
      filters={filtersIn(language)}
      bulk={mayAct ? bulk : undefined}
      action={action}
      empty={t.empty}
    />
  );
}
