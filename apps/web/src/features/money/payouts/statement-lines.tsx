import type { PayoutLine } from '@tawa/contract/money/payouts';
import { formatRupees } from '@tawa/domain/common/money';
import { refundNumber } from '@tawa/domain/money/refund-files';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { type Column, Table } from '#ui/list/table.tsx';
import { payoutQuery } from './payouts.queries.ts';
import { payoutsTexts } from './payouts.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const sum = (rupees: number): string => (rupees === 0 ? '–' : formatRupees(rupees).replace('-', '−'));

const numeric = (id: string, header: string, of: (line: PayoutLine) => number): Column<PayoutLine> => ({
  id,
  header,
  numeric: true,
  cell: (line) => sum(of(line)),
});

const partsIn = keepEach((language: Language) => {
  const t = textsIn(payoutsTexts, language);
  return [
    [t.food, (line: PayoutLine) => line.item_total + line.discount],
    [t.extras, (line: PayoutLine) => line.packaging + line.delivery + line.tip + line.own_gst],
    [t.commission, (line: PayoutLine) => line.commission + line.commission_gst],
    [t.tds, (line: PayoutLine) => line.tds],
    [t.refunds, (line: PayoutLine) => line.refunds + line.adjustment],
    [t.cash, (line: PayoutLine) => line.cash],
  ] as const;
});

/** The files of the refunds that a line deducts. */
const FileLinks = ({ ids }: { ids: readonly number[] }) =>
  ids.map((id) => (
    <Link key={id} to={refundPaths.restaurant(id)} className="num block text-sm font-semibold text-brand-ink">
      {refundNumber(id)}
    </Link>
  ));

const columnsIn = keepEach((language: Language): readonly Column<PayoutLine>[] => {
  const t = textsIn(payoutsTexts, language);
  return [
    {
      id: 'order',
      header: t.order,
      cell: ({ order_number, reason, at, refund_files }) => (
        <>
          <span className="block font-semibold whitespace-nowrap">{order_number ?? t.correction}</span>
          {reason !== '' && <span className="block text-sm break-words">{reason}</span>}
          <span className="text-note text-ink-3">{formatDate(at, language)}</span>
          <FileLinks ids={refund_files} />
        </>
      ),
    },
    ...partsIn(language).map(([label, of]) => numeric(label, label, of)),
    numeric('net', t.net, (line) => line.net),
  ];
});

/** What each part of a statement comes to, and their sum, in rupees. */
export const partsOf = (lines: readonly PayoutLine[], language: Language): [label: string, rupees: number][] => {
  const t = textsIn(payoutsTexts, language);
  const added = (of: (line: PayoutLine) => number) =>
    lines.reduce((all, line) => all + Math.round(of(line) * 100), 0) / 100;
  const sums = partsIn(language).map(([label, of]): [string, number] => [label, added(of)]);
  return [...sums, [t.net, added((line) => line.net)]];
};

/** One line where there is no room for a table. */
export const LineCard = (line: PayoutLine) => {
  const language = useLanguage();
  const t = useTexts(payoutsTexts);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="num">{line.order_number ?? t.correction}</b>
        <b className="num">{sum(line.net)}</b>
      </p>
      {line.reason !== '' && <p className="break-words">{line.reason}</p>}
      <p className="num text-note text-ink-3">
        {[
          formatDate(line.at, language),
          ...partsIn(language).flatMap(([label, of]) => (of(line) === 0 ? [] : [`${label} ${sum(of(line))}`])),
        ].join(' · ')}
      </p>
      <FileLinks ids={line.refund_files} />
    </div>
  );
};

const none: PayoutLine[] = [];

/** A statement of the own restaurant order by order. */
export function StatementLines({ payoutId }: { payoutId: number }) {
  const language = useLanguage();
  const t = useTexts(payoutsTexts);
  const { data, isError, isPending, refetch } = useQuery(payoutQuery(payoutId));
  if (isError && !data) return <FailedPart text={t.unread} onRetry={() => void refetch()} />;
  return (
    <Table
      label={t.lines}
      rows={data?.lines ?? none}
      columns={columnsIn(language)}
      rowId={(line) => line.order_number ?? line.at}
      card={LineCard}
      empty={t.noLines}
      loading={isPending}
      dense
    />
  );
}
