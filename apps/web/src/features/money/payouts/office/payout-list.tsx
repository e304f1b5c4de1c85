import type { Payout } from '@tawa/contract/money/payouts';
import { draftPayouts, exportPayouts, issuePayouts, listPayouts } from '@tawa/contract/money/payouts.office';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { formatRupees } from '@tawa/domain/common/money';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { PayoutState } from '../payout-state.tsx';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import { inShares } from '#ui/list/in-shares.ts';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { toast } from '#ui/toast/toast.ts';
import { weekOf } from '../week-of.ts';
import { officePayoutsTexts } from './payouts.texts.ts';
import { payoutsTexts } from '../payouts.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const signed = (rupees: number): string => formatRupees(rupees).replace('-', '−');

const columnsIn = keepEach((language: Language): ListColumn<Payout>[] => {
  const t = textsIn(officePayoutsTexts, language);
  return [
    {
      id: 'restaurant_name',
      header: t.restaurant,
      sortable: true,
      cell: ({ restaurant_name }) => <span className="font-semibold break-words">{restaurant_name}</span>,
    },
    {
      id: 'period_from',
      header: t.weekColumn,
      sortable: true,
      cell: (row) => <span className="num whitespace-nowrap">{weekOf(row, language)}</span>,
    },
    { id: 'status', header: t.state, sortable: true, cell: (row) => <PayoutState {...row} /> },
    { id: 'orders', header: t.orders, numeric: true, spare: true, cell: ({ orders }) => formatCount(orders) },
    {
      id: 'reference',
      header: t.reference,
      spare: true,
      cell: ({ reference }) => <span className="num break-all">{reference ?? '–'}</span>,
    },
    {
      id: 'net',
      header: t.net,
      sortable: true,
      numeric: true,
      cell: ({ net }) => <span className={net < 0 ? 'text-danger' : undefined}>{signed(net)}</span>,
    },
  ];
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(officePayoutsTexts, language);
  const payouts = textsIn(payoutsTexts, language);
  return [
    {
      name: 'status',
      label: t.state,
      options: Object.entries(payouts.payout).map(([value, label]) => ({ value, label })),
    },
    { name: 'week', label: t.week, kind: 'day' },
    { name: 'restaurant', label: t.restaurant, kind: 'link' },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officePayoutsTexts, language);
  return [
    { label: t.toIssue, filters: { status: 'draft' } },
    { label: t.toPay, filters: { status: 'issued' } },
    { label: t.disputed, filters: { status: 'disputed' } },
  ];
});

/** Statements of a week in one press; each request takes its share of them. */
const issuedTogether = 1000;

const bulkIn = keepEach((language: Language): BulkAction<Payout>[] => {
  const t = textsIn(officePayoutsTexts, language);
  return [
    {
      label: t.issue,
      icon: PaperPlaneTiltIcon,
      fits: ({ status }) => status === 'draft',
      ask: (count) => ({ title: t.issueMany({ count }), text: t.issueText }),
      run: (rows) =>
        inShares(rows, (share) =>
          call(issuePayouts, { body: { payout_ids: share.map(({ payout_id }) => payout_id) } }),
        ),
      done: (count) => t.issuedMany({ count }),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: Payout, language: Language) => (
  <div className="space-y-1">
    <CardHead name={row.restaurant_name}>
      <PayoutState {...row} />
    </CardHead>
    <p className="num text-sm text-ink-2">{weekOf(row, language)}</p>
    <p className="num flex flex-wrap justify-between gap-2 text-sm text-ink-2">
      <span>{textsIn(officePayoutsTexts, language).orderCount({ count: row.orders })}</span>
      <b className={row.net < 0 ? 'text-danger' : 'text-ink'}>{signed(row.net)}</b>
    </p>
  </div>
);

/** Drafts what Monday morning would; pressing it twice changes nothing. */
function DraftWeek() {
  const t = useTexts(officePayoutsTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call(draftPayouts, { body: {} })).body,
    onSuccess: (week) => toast.success(t.drafted({ count: week.drafted, week: weekOf(week, language) })),
    onError: (error) => toast.error(messageFrom(error, t.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'statements'] }),
  });
  return (
    <Button variant="secondary" size={40} pending={isPending} pendingText={t.drafting} onClick={() => mutate()}>
      {t.draft}
    </Button>
  );
}

/** Every weekly statement; `panel` draws the open one. */
export const OfficePayouts = ({ panel }: { panel: (id: string) => ReactNode }) => {
  const language = useLanguage();
  const mayAct = useMayAct('money');
  const t = useTexts(officePayoutsTexts);
  return (
    <ListFrame<Payout>
      name="statements"
      title={t.title}
      nouns={['statement', 'statements']}
      read={async (wanted, signal) => (await call(listPayouts, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportPayouts, queryOf(wanted))).body}
      columns={columnsIn(language)}
      rowId={({ payout_id }) => String(payout_id)}
      rowName={(row) => `${row.restaurant_name}, ${weekOf(row, language)}`}
      card={(row) => cardOf(row, language)}
      sort="-period_from"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      bulkMost={issuedTogether}
      panel={panel}
      action={
        <>
          {mayAct && <DraftWeek />}
          <ButtonLink to="/payouts/run" size={40}>
            {t.payOut}
          </ButtonLink>
        </>
      }
      empty={t.empty}
    />
  );
};
