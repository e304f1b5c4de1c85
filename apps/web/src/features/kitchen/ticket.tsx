import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import type { KitchenOrder } from '@tawa/contract/orders';
import { acceptWarningMs, autoRejectMs } from '@tawa/domain/limits';
import { formatRupees } from '@tawa/domain/money';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';
import { dueAt, hasAllergy, isRunningLate } from './board.ts';

const minuteMs = 60_000;

function Items({ order }: { order: KitchenOrder }) {
  return (
    <ul className="mt-3 grid gap-2">
      {order.items.map((item) => (
        <li key={item.order_item_id} className="flex items-start gap-3 text-body">
          <span className="num grid size-7 shrink-0 place-items-center rounded-sm bg-surface-2 font-bold">
            {item.quantity}
          </span>
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{item.name}</span>
            {item.options.length > 0 && <span className="block text-note text-ink-3">{item.options.join(' · ')}</span>}
            {item.note && (
              <span
                className={`block text-note font-semibold ${hasAllergy(item.note) ? 'text-danger' : 'text-warning'}`}
              >
                {item.note}
              </span>
            )}
          </span>
          <VegMark veg={item.is_veg === 1} className="mt-1 size-4" />
        </li>
      ))}
    </ul>
  );
}

function Head({ order, now }: { order: KitchenOrder; now: number }) {
  const isPickup = order.fulfilment === 'pickup';
  const total = order.status === 'placed' ? autoRejectMs : order.prep_minutes * minuteMs;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="num text-note font-semibold text-ink-3">
          {order.order_number.slice(0, -4)}
          <span className="display text-xl font-extrabold text-ink">{order.order_number.slice(-4)}</span>
        </h3>
        <p className="text-body">
          {order.customer_name} {order.first_order && <Badge tone="info">First order</Badge>}
        </p>
        <p className="flex items-center gap-1.5 text-note text-ink-3">
          {isPickup ? <StorefrontIcon aria-hidden="true" /> : <MopedIcon aria-hidden="true" />}
          {isPickup ? 'Pickup' : 'Delivery'} · {formatTime(order.placed_at)}
        </p>
      </div>
      {order.status === 'out_for_delivery' || order.status === 'ready' ? (
        <Badge tone={isRunningLate(order, now) ? 'danger' : 'success'}>by {formatTime(order.promised_to)}</Badge>
      ) : (
        <CountdownRing
          endsAt={dueAt(order)}
          totalMs={total}
          now={() => now}
          soonMs={order.status === 'placed' ? acceptWarningMs : 5 * minuteMs}
        />
      )}
    </div>
  );
}

/** One order on the board: what to cook, for whom, until when, and what can be done next. */
export function Ticket({ order, now, children }: { order: KitchenOrder; now: number; children?: ReactNode }) {
  const late = isRunningLate(order, now);
  const edge = late
    ? 'border-danger outline outline-danger'
    : order.status === 'placed'
      ? 'border-accent outline outline-accent'
      : 'border-line';
  return (
    <article aria-label={order.order_number} className={`rounded-xl border bg-surface p-4 shadow-1 ${edge}`}>
      <Head order={order} now={now} />
      {order.status === 'out_for_delivery' && order.address && (
        <p className="mt-2 text-sm text-ink-2">{order.address}</p>
      )}
      <Items order={order} />
      {order.instructions && (
        <Banner tone={hasAllergy(order.instructions) ? 'danger' : 'warning'} className="mt-3">
          {order.instructions}
        </Banner>
      )}
      <p className="num mt-3 flex items-center justify-between gap-3 border-t border-line pt-3 text-body">
        <span className="flex items-center gap-1.5 font-semibold text-warning">
          <MoneyIcon weight="fill" aria-hidden="true" />
          {order.cash_due === null ? 'Paid' : 'Cash on delivery'}
        </span>
        <span className="font-bold">{formatRupees(order.total)}</span>
      </p>
      {order.cancel_requested_at && (
        <Banner tone="danger" className="mt-3">
          The customer asks to cancel.
        </Banner>
      )}
      {children && <div className="mt-3 grid gap-2">{children}</div>}
    </article>
  );
}
