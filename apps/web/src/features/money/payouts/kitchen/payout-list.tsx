import type { Payout } from '@tawa/contract/money/payouts';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { PayoutState } from '../payout-state.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { DisputeSheet } from './dispute-sheet.tsx';
import { payoutsQuery, useSaveStatement } from '../payouts.queries.ts';
import { StatementLines } from '../statement-lines.tsx';
import { weekOf } from '../week-of.ts';
import { kitchenPayoutsTexts } from './payouts.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

function explain({ status, net, paid_at, reference, dispute }: Payout, language: Language): string {
  const t = textsIn(kitchenPayoutsTexts, language);
  if (status === 'paid')
    return t.paid({ day: paid_at ? formatDate(paid_at, language) : '', reference: reference ?? '' });
  if (status === 'disputed') return t.disputed({ text: dispute ?? '' });
  return net < 0 ? t.owed : t.issued;
}

function Files({ payout }: { payout: Payout }) {
  const t = useTexts(wordsTexts);
  const kitchenPayouts = useTexts(kitchenPayoutsTexts);
  const language = useLanguage();
  const { mutate, isPending, variables } = useSaveStatement();
  const save = (as: 'pdf' | 'csv') => () =>
    mutate({ payout, as }, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (['pdf', 'csv'] as const).map((as) => (
    <Button
      key={as}
      variant="secondary"
      size={40}
      aria-label={kitchenPayouts.save({ as: as.toUpperCase(), week: weekOf(payout, language) })}
      pending={isPending && variables.as === as && kitchenPayouts.saving}
      onClick={save(as)}
    >
      {as.toUpperCase()}
    </Button>
  ));
}

function Statement({ payout }: { payout: Payout }) {
  const kitchenPayouts = useTexts(kitchenPayoutsTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isDisputing, setDisputing] = useState(false);
  const { status, net, orders, payout_id } = payout;
  return (
    <Card
      title={weekOf(payout, language)}
      facts={kitchenPayouts.orders({ count: orders })}
      action={<PayoutState status={status} />}
    >
      <p className={`num text-2xl font-bold ${net < 0 ? 'text-danger' : ''}`}>{formatRupees(net).replace('-', '−')}</p>
      <p className="mt-1 text-sm break-words text-ink-2">{explain(payout, language)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size={40} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? kitchenPayouts.close : kitchenPayouts.open}
        </Button>
        <Files payout={payout} />
        {status === 'issued' && (
          <Button variant="quiet" size={40} onClick={() => setDisputing(true)}>
            {kitchenPayouts.dispute}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-4 overflow-x-auto">
          <StatementLines payoutId={payout_id} />
        </div>
      )}
      {isDisputing && <DisputeSheet payout={payout} onClose={() => setDisputing(false)} />}
    </Card>
  );
}

/** The weekly statements of a restaurant, the newest first. */
export function PayoutList({ page }: { page: number }) {
  const t = useTexts(kitchenPayoutsTexts);
  const { data, isError, refetch } = useQuery(payoutsQuery(page));
  if (isError && !data) return <FailedPart text={t.unreadList} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-xl" />
        <Skeleton className="h-40 w-full rounded-xl" />
      </Loading>
    );
  if (data.payouts.length === 0) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  return (
    <div className="grid gap-4">
      {data.payouts.map((payout) => (
        <Statement key={payout.payout_id} payout={payout} />
      ))}
      <Pagination page={page} totalPages={data.total_pages} hrefFor={(next) => `?page=${next}`} />
    </div>
  );
}
