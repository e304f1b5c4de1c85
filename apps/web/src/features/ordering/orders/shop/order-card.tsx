import type { OrderSummary } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { isFinal, progressIndex, progressSteps, servingOf } from '@tawa/domain/ordering/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatWhen } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { ProgressBars } from '#ui/state/progress.tsx';
import { promiseText, wordOf } from './order-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { ordersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const toneOf = (status: OrderSummary['status']) =>
  status === 'delivered' || status === 'picked_up' ? 'success' : isFinal(status) ? 'neutral' : 'brand';

/** One order in a list; the whole card leads to its page, but for what can be done with it. */
export function OrderCard({ order, action }: { order: OrderSummary; action?: ReactNode }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const open = !isFinal(order.status);
  return (
    <article
      aria-label={t.order({ orderNumber: order.order_number })}
      className="relative flex h-full flex-col rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex gap-4">
        {order.logo && (
          <img
            src={pictureUrl(order.logo)}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="in-data-plain:hidden size-12 rounded-md"
          />
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg font-bold">
              <Link to={paths.order(order.order_number)} className="after:absolute after:inset-0">
                {order.restaurant_name}
              </Link>
            </h2>
            <Badge tone={toneOf(order.status)}>{wordOf(order)}</Badge>
          </div>
          <p className="num text-note text-ink-3">
            {order.order_number} · {formatWhen(order.placed_at, now, language)}
          </p>
          <p className="mt-2 text-body text-ink-2">
            {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
          </p>
          <p className="num mt-2 flex flex-wrap items-baseline justify-between gap-3">
            <span className="font-bold">{formatRupees(order.total)}</span>
            {open && <span className="font-semibold text-brand-ink">{promiseText(order, now, language)}</span>}
          </p>
        </div>
      </div>
      {open && (
        <div className="mt-4">
          <ProgressBars
            steps={progressSteps(servingOf(order)).map((label) => ({ label }))}
            current={Math.max(0, progressIndex(order.status, servingOf(order)))}
          />
        </div>
      )}
      {action && <div className="relative z-10 mt-auto pt-4">{action}</div>}
    </article>
  );
}
