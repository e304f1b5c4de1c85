import type { StuckRefund } from '@tawa/contract/money/refunds.stuck';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { type TextsOf, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { PanelTitle } from '#ui/panel/panel-title.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { markStuckPaid, retryStuck, stuckRefundsKey, stuckRefundsQuery } from './stuck.queries.ts';
import { stuckRefundsTexts } from './stuck.texts.ts';

interface RowProps {
  refund: StuckRefund;
}

/** What the office does about it: sends it again, or says that it transferred it. */
function Acts({ refund }: RowProps) {
  const t = useTexts(stuckRefundsTexts);
  const action = useAction(stuckRefundsKey, ['list', 'orders'], ['office-refunds']);
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const mark = (event: FormEvent) => {
    event.preventDefault();
    const words = reference.trim();
    setMissing(words === '');
    if (words !== '') action.mutate({ run: () => markStuckPaid(refund, words), done: t.paidDone });
  };
  // What goes back to where an order was paid from is sent by its provider alone.
  const isByHand = refund.of === 'share' || refund.upi_id !== null;
  return (
    <div className="mt-3 space-y-3">
      {refund.state === 'failed' && (
        <Button
          size={40}
          pending={action.isPending}
          pendingText={t.saving}
          onClick={() => action.mutate({ run: () => retryStuck(refund), done: t.retried })}
        >
          {t.retry}
        </Button>
      )}
      {isByHand && (
        <form onSubmit={mark} noValidate className="space-y-3">
          <TextField
            label={t.reference}
            hint={t.referenceHint}
            maxLength={60}
            value={reference}
            error={isMissing ? t.referenceMissing : undefined}
            onChange={(event) => {
              setReference(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <Button type="submit" size={40} variant="secondary" pending={action.isPending} pendingText={t.saving}>
            {t.paid}
          </Button>
        </form>
      )}
    </div>
  );
}

function whoseOf({ of, guest, restaurant_name }: StuckRefund, t: TextsOf<typeof stuckRefundsTexts>): string {
  if (restaurant_name === null) return t.guestGone;
  if (of === 'refund') return t.customer({ restaurant: restaurant_name });
  return guest === null ? t.guest({ restaurant: restaurant_name }) : t.group({ guest, restaurant: restaurant_name });
}

function Row({ refund }: RowProps) {
  const t = useTexts(stuckRefundsTexts);
  const language = useLanguage();
  const { of, id, state, reason, order_number, failure, tries, upi_id } = refund;
  const when = formatDateTime(refund.decided_at, language);
  return (
    <li className="rounded-xl border border-line bg-surface p-4 text-body">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="num text-xl font-bold">{formatRupees(refund.amount)}</b>
        <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{state === 'failed' ? t.refused : t.toTransfer}</Badge>
      </p>
      <p className="mt-1 font-semibold wrap-anywhere">{whoseOf(refund, t)}</p>
      <p className="wrap-anywhere text-ink-2">{reason}</p>
      {upi_id !== null && <p className="num wrap-anywhere">{t.upi({ upi: upi_id })}</p>}
      {failure !== null && <p className="wrap-anywhere text-danger">{failure}</p>}
      <p className="num text-sm text-ink-3">{tries > 0 ? t.tries({ count: tries, when }) : t.decided({ when })}</p>
      {order_number !== null && (
        <ButtonLink
          size={40}
          variant="quiet"
          to={of === 'refund' ? refundPaths.office(id) : paths.allOrders({ open: order_number })}
          className="-ml-4"
        >
          {of === 'refund' ? t.openFile : t.openOrder({ order: order_number })}
        </ButtonLink>
      )}
      <ForActing part="refunds">
        <Acts refund={refund} />
      </ForActing>
    </li>
  );
}

/** What was to go back and waits for a person, the longest waiting first. */
export function StuckRefunds() {
  const t = useTexts(stuckRefundsTexts);
  const query = useQuery(stuckRefundsQuery);
  return (
    <div className="space-y-5 px-4 py-5 lg:px-6">
      <title>{t.title}</title>
      <PanelTitle>{t.title}</PanelTitle>
      <p className="max-w-2xl text-body text-ink-2">{t.lead}</p>
      <Part
        query={query}
        failed={t.loadFailed}
        skeleton={
          <Loading label={t.loading}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
      >
        {({ refunds, total }) =>
          refunds.length === 0 ? (
            <EmptyState title={t.empty}>{t.emptyText}</EmptyState>
          ) : (
            <>
              {total > refunds.length && <p>{t.more({ shown: refunds.length, all: total })}</p>}
              <ul className="grid items-start gap-4 lg:grid-cols-2">
                {refunds.map((refund) => (
                  <Row key={`${refund.of} ${refund.id}`} refund={refund} />
                ))}
              </ul>
            </>
          )
        }
      </Part>
    </div>
  );
}
