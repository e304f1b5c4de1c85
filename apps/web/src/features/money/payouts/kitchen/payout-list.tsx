import type { Payout } from '@tawa/contract/money/payouts';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDate, plural } from '#lib/format.ts';
import { messages } from '#lib/messages.ts';
import { payoutMessages, payoutTones, payoutWords } from '#lib/messages-payouts.ts';
import { Badge } from '#ui/badge.tsx';
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

function explain({ status, net, paid_at, reference, dispute }: Payout): string {
  if (status === 'paid') return payoutMessages.paid(paid_at ? formatDate(paid_at) : '', reference ?? '');
  if (status === 'disputed') return payoutMessages.disputed(dispute ?? '');
  return net < 0 ? payoutMessages.owed : payoutMessages.issued;
}

function Files({ payout }: { payout: Payout }) {
  const { mutate, isPending, variables } = useSaveStatement();
  const save = (as: 'pdf' | 'csv') => () =>
    mutate({ payout, as }, { onError: (error) => toast.error(messageFrom(error, messages.network)) });
  return (['pdf', 'csv'] as const).map((as) => (
    <Button
      key={as}
      variant="secondary"
      size={40}
      aria-label={payoutMessages.save(as.toUpperCase(), weekOf(payout))}
      pending={isPending && variables.as === as && payoutMessages.saving}
      onClick={save(as)}
    >
      {as.toUpperCase()}
    </Button>
  ));
}

function Statement({ payout }: { payout: Payout }) {
  const [isOpen, setOpen] = useState(false);
  const [isDisputing, setDisputing] = useState(false);
  const { status, net, orders, payout_id } = payout;
  return (
    <Card
      title={weekOf(payout)}
      facts={plural(orders, 'order')}
      action={<Badge tone={payoutTones[status]}>{payoutWords[status]}</Badge>}
    >
      <p className={`num text-2xl font-bold ${net < 0 ? 'text-danger' : ''}`}>{formatRupees(net).replace('-', '−')}</p>
      <p className="mt-1 text-sm break-words text-ink-2">{explain(payout)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size={40} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? payoutMessages.close : payoutMessages.open}
        </Button>
        <Files payout={payout} />
        {status === 'issued' && (
          <Button variant="quiet" size={40} onClick={() => setDisputing(true)}>
            {payoutMessages.dispute}
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
  const { data, isError, refetch } = useQuery(payoutsQuery(page));
  if (isError && !data) return <FailedPart text={payoutMessages.unreadList} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={payoutMessages.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-xl" />
        <Skeleton className="h-40 w-full rounded-xl" />
      </Loading>
    );
  if (data.payouts.length === 0) return <EmptyState title={payoutMessages.none}>{payoutMessages.noneText}</EmptyState>;
  return (
    <div className="grid gap-4">
      {data.payouts.map((payout) => (
        <Statement key={payout.payout_id} payout={payout} />
      ))}
      <Pagination page={page} totalPages={data.total_pages} hrefFor={(next) => `?page=${next}`} />
    </div>
  );
}
