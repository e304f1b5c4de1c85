import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { Order, OrderSummary } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import {
  progressIndex,
  progressStates,
  progressSteps,
  servingOf,
  type OrderStatus,
} from '@tawa/domain/ordering/orders';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatTime } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { ProgressBars } from '#ui/state/progress.tsx';
import { promiseText, wordOf } from './order-words.ts';
import { orderQuery } from './orders.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { ordersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const tickMs = 15_000;

type Steps = Pick<Order, 'placed_at' | 'accepted_at' | 'ready_at' | 'dispatched_at'>;

const timesOf = (order: Steps | undefined): Partial<Record<OrderStatus, string | null>> => ({
  placed: order?.placed_at ?? null,
  accepted: order?.accepted_at ?? null,
  ready: order?.ready_at ?? null,
  out_for_delivery: order?.dispatched_at ?? null,
});

function Bars({ order, full }: { order: OrderSummary; full: Order | undefined }) {
  const language = useLanguage();
  const times = timesOf(full);
  const serving = servingOf(order);
  const current = Math.max(0, progressIndex(order.status, serving));
  const labels = progressSteps(serving);
  const steps = progressStates(serving).map((state, index) => {
    const [at, label = ''] = [times[state], labels[index]];
    return at ? { label, time: formatTime(at, language) } : { label };
  });
  return <ProgressBars onBar steps={steps} current={current} />;
}

/** The order that arrives next, across the page: its state, its promise, its steps and the code for the door. */
export function ActiveOrder({ userid, order }: { userid: number; order: OrderSummary }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useNow(Date.now, tickMs);
  const { data: full } = useQuery(orderQuery(userid, order.order_number));
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      aria-label={t.order({ orderNumber: order.order_number })}
      className="gap-8 rounded-3xl bg-bar p-5 text-on-bar lg:flex lg:p-7"
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-3">
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
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{order.restaurant_name}</p>
            <p className="num text-note opacity-90">
              {order.order_number} · {t.items({ count })} · {formatRupees(order.total)}
            </p>
          </div>
        </div>
        <div aria-live="polite" className="mt-4 mb-5 flex flex-wrap items-baseline gap-x-4">
          <h2 className="display text-3xl font-extrabold">{wordOf(order)}</h2>
          <p className="num text-lg font-semibold text-on-bar-accent">{promiseText(order, now, language)}</p>
        </div>
        <Bars order={order} full={full} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 rounded-2xl bg-on-bar/10 p-5 lg:mt-0 lg:w-[236px] lg:flex-col lg:items-stretch">
        {full?.handover_code ? (
          <div>
            <p className="text-note opacity-90">{t.code}</p>
            <p className="num text-[2.5rem] leading-tight font-extrabold tracking-[.08em]">
              <span className="sr-only">{full.handover_code.split('').join(' ')}</span>
              <span aria-hidden="true">{full.handover_code}</span>
            </p>
            <p className="text-note opacity-90">{order.fulfilment === 'delivery' ? t.atDoor : t.atCounter}</p>
          </div>
        ) : (
          <p className="text-note opacity-90">{full?.table ? t.servedAtTable : t.codeForDoor}</p>
        )}
        <ButtonLink
          to={paths.order(order.order_number)}
          variant="secondary"
          size={48}
          className="border-transparent! bg-accent! text-on-accent!"
        >
          {t.trackOrder}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Another order under way, as one line. */
export function OtherActiveOrder({ order }: { order: OrderSummary }) {
  const language = useLanguage();
  const now = useNow(Date.now, tickMs);
  return (
    <Link
      to={paths.order(order.order_number)}
      className="flex min-h-14 flex-wrap items-center gap-x-4 rounded-2xl border border-line bg-surface px-5 py-2"
    >
      <span className="font-bold wrap-anywhere">{order.restaurant_name}</span>
      <span className="text-body text-ink-2">{wordOf(order)}</span>
      <span className="num text-body text-ink-3">{promiseText(order, now, language)}</span>
      <ArrowRightIcon weight="bold" aria-hidden="true" className="ml-auto" />
    </Link>
  );
}
