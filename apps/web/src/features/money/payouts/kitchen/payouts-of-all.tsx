import type { Payout } from '@tawa/contract/money/payouts';
import { formatRupees } from '@tawa/domain/common/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { formatCount } from '#lib/format.ts';
import { Pagination } from '#ui/list/pagination.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { PayoutState } from '../payout-state.tsx';
import { payoutsOfAllQuery } from '../payouts.queries.ts';
import { weekOf } from '../week-of.ts';
import { kitchenPayoutsTexts } from './payouts.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  page: number;
  hrefFor: (page: number) => string;
  onOpen: (restaurantId: number) => void;
}

function Row({ payout, onOpen }: { payout: Payout; onOpen: () => void }) {
  const t = useTexts(kitchenPayoutsTexts);
  const language = useLanguage();
  const cell = 'px-4 py-2 max-md:flex max-md:items-center max-md:justify-between max-md:py-1';
  const label = 'text-note text-ink-3 md:hidden';
  return (
    <tr className="border-t border-line max-md:block max-md:py-3">
      <th
        scope="row"
        className="num px-4 py-2 text-left font-normal whitespace-nowrap max-md:block max-md:font-semibold"
      >
        {weekOf(payout, language)}
      </th>
      <td className={cell}>
        <button
          type="button"
          onClick={onOpen}
          aria-label={t.openStatement({ name: payout.restaurant_name })}
          className="min-h-11 text-left font-semibold break-words text-brand-ink"
        >
          {payout.restaurant_name}
        </button>
      </td>
      <td className={`${cell} num md:text-right`}>
        <span className={label}>{t.ordersHead}</span>
        {formatCount(payout.orders)}
      </td>
      <td className={`${cell} num font-bold md:text-right`}>
        <span className={label}>{t.net}</span>
        <span className={payout.net < 0 ? 'text-danger' : undefined}>{formatRupees(payout.net).replace('-', '−')}</span>
      </td>
      <td className={cell}>
        <span className={label}>{t.state}</span>
        <PayoutState status={payout.status} />
      </td>
    </tr>
  );
}

/** The weekly statements of every restaurant of an owner, in one list. */
export function PayoutsOfAll({ page, hrefFor, onOpen }: Props) {
  const t = useTexts(kitchenPayoutsTexts);
  const { data, isError, refetch } = useQuery({ ...payoutsOfAllQuery(page), placeholderData: keepPreviousData });
  if (isError && !data) return <FailedPart text={t.unreadList} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t.loading}>
        <Skeleton className="h-60 w-full rounded-xl" />
      </Loading>
    );
  if (data.payouts.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  const head = 'px-4 py-3 text-note font-semibold text-ink-2';
  return (
    <>
      <div className="mb-4 overflow-hidden rounded-xl border border-line bg-surface">
        <table className="w-full text-body max-md:block">
          <caption className="sr-only">{t.ofAll}</caption>
          <thead className="bg-surface-2 text-left max-md:sr-only">
            <tr>
              <th className={head}>{t.week}</th>
              <th className={head}>{t.restaurant}</th>
              <th className={`${head} text-right`}>{t.ordersHead}</th>
              <th className={`${head} text-right`}>{t.net}</th>
              <th className={head}>{t.state}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {data.payouts.map((payout) => (
              <Row key={payout.payout_id} payout={payout} onOpen={() => onOpen(payout.restaurant_id)} />
            ))}
          </tbody>
        </table>
      </div>
      <Pagination page={page} totalPages={data.total_pages} hrefFor={hrefFor} />
    </>
  );
}
