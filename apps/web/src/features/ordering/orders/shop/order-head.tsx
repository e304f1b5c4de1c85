import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal, progressIndex, progressSteps, reasonText, servingOf } from '@tawa/domain/ordering/orders';
import { formatTime } from '#lib/format.ts';
import { useLiveStatus } from '#lib/live/live.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { CodeDigits } from '#ui/form/code-boxes.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { ProgressBars } from '#ui/state/progress.tsx';
import { isPastTold, promiseText, servedText, wordOf } from './order-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { ordersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const tickMs = 15_000;

const wasNeverPaid = ({ payment_method, payment_status, credit_used }: Order): boolean =>
  payment_method !== 'cod' && ['created', 'failed'].includes(payment_status) && credit_used === undefined;

function LiveBadge({ open }: { open: boolean }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const { state, updatedAt } = useLiveStatus();
  if (!open) return null;
  if (state === 'live')
    return (
      <Badge tone="success">
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-success-solid" />
        {t.live}
      </Badge>
    );
  return (
    <Badge tone="warning">
      {updatedAt === null ? t.connecting : t.lastUpdatedReconnecting({ updatedAt: formatTime(updatedAt, language) })}
    </Badge>
  );
}

/** The state in one big word, the promise as a clock time, the code for the door. */
export function OrderHead({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useNow(Date.now, tickMs);
  const open = !isFinal(order.status);
  const promise = promiseText(order, now, language) ?? servedText(order, now, language);
  const late = open && (order.late_at !== null || order.expected_by !== null || isPastTold(order, now));
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="num text-note text-ink-3">{t.order({ orderNumber: order.order_number })}</span>
        <LiveBadge open={open} />
      </div>
      <h1 aria-live="polite" className="mt-1 text-3xl font-extrabold tracking-[-.03em]">
        {wordOf(order)}
      </h1>
      {promise && <p className={`num mt-1 text-lg font-semibold ${late ? 'text-warning' : 'text-ink-2'}`}>{promise}</p>}
      {/* The timeline below says the same, with its times. */}
      {open && (
        <div className="mt-4" aria-hidden="true">
          <ProgressBars
            steps={progressSteps(servingOf(order)).map((label) => ({ label }))}
            current={Math.max(0, progressIndex(order.status, servingOf(order)))}
          />
        </div>
      )}
      {order.status === 'placed' && order.accept_by && (
        <p className="mt-4 text-body text-ink-2">
          {t.answersByIf({
            restaurantName: order.restaurant.restaurant_name,
            acceptBy: formatTime(order.accept_by, language),
          })}{' '}
          {order.payment_method === 'cod' ? t.nothingDueHere : t.allGoesBack}
        </p>
      )}
      {!open && order.cancel_reason && (
        <Banner tone={order.status === 'cancelled' ? 'quiet' : 'warning'} className="mt-4">
          <p>
            {order.cancelled_by && t.said[order.cancelled_by]}
            <b>{reasonText(order.cancel_reason, order.cancel_note)}</b>
          </p>
          {order.payment_method === 'cod' && <p>{t.nothingIsDue}</p>}
          {wasNeverPaid(order) && <p>{t.nothingWasCharged}</p>}
        </Banner>
      )}
      {order.left_at_door_note && (
        <Banner tone="info" className="mt-4">
          {t.leftAtDoor({ leftAtDoorNote: order.left_at_door_note })}
        </Banner>
      )}
      {order.handover_code && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-accent-soft p-4">
          <div className="max-w-[22ch]">
            <p className="text-body font-bold">{t.code}</p>
            <p className="text-sm text-ink-2">{order.fulfilment === 'delivery' ? t.codeAtDoor : t.codeAtCounter}</p>
          </div>
          <CodeDigits label={t.code} code={order.handover_code} />
        </div>
      )}
    </section>
  );
}
