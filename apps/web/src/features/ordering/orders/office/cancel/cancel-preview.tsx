import type { CancelPreview, LeftOrder } from '@tawa/contract/ordering/orders.cancel-runs';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { formatRupees } from '@tawa/domain/common/money';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cancelTexts } from './cancel.texts.ts';

function Line({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left text-body font-normal">
        {label}
      </th>
      <td className="num px-3 text-right text-body text-ink-3">{count}</td>
      <td className="num text-right text-body font-semibold whitespace-nowrap">{children}</td>
    </tr>
  );
}

/** What goes to customers, line by line. */
export function Sums({ preview }: { preview: CancelPreview }) {
  const t = useTexts(cancelTexts);
  const { online, credit, cash, goodwill, coupons, sales } = preview;
  return (
    <section className="rounded-xl border border-line px-4 py-2.5">
      <table className="w-full">
        <tbody>
          <Line label={t.online} count={online.orders}>
            {formatRupees(online.amount)}
          </Line>
          {credit.orders > 0 && (
            <Line label={t.credit} count={credit.orders}>
              {formatRupees(credit.amount)}
            </Line>
          )}
          <Line label={t.cash} count={cash.orders}>
            {formatRupees(0)}
          </Line>
          <Line label={t.coupons} count={coupons}>
            {t.couponCount({ count: coupons })}
          </Line>
          <Line label={t.goodwillSum} count={goodwill.orders}>
            {formatRupees(goodwill.amount)}
          </Line>
        </tbody>
      </table>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2.5 pb-1">
        <b className="text-body">{t.total}</b>
        <b className="num text-2xl">{formatRupees(online.amount + credit.amount + goodwill.amount)}</b>
      </p>
      <p className="num pb-1 text-note text-ink-3">{t.sales({ sum: formatRupees(sales) })}</p>
    </section>
  );
}

/** The message as each real customer reads it, one after the other. */
export function Messages({ orders }: Pick<CancelPreview, 'orders'>) {
  const t = useTexts(cancelTexts);
  const [at, setAt] = useState(0);
  const place = Math.min(at, orders.length - 1);
  const order = orders[place];
  if (!order) return null;
  const step = (by: number) => setAt((place + by + orders.length) % orders.length);
  const { body, refund } = order.message;
  return (
    <section>
      <h3 className="text-sm font-semibold text-ink-2">{t.message}</h3>
      <div className="mt-1.5 space-y-2 rounded-lg rounded-tl-xs bg-surface-2 p-4 text-body break-words">
        <p>{body}</p>
        {refund && <p>{refund}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="num text-note text-ink-3">
          {t.reader({ name: order.customer_name, place: String(place + 1), count: String(orders.length) })}
        </p>
        {orders.length > 1 && (
          <span className="-mr-3 flex">
            <Button variant="quiet" size={40} onClick={() => step(-1)}>
              {t.before}
            </Button>
            <Button variant="quiet" size={40} onClick={() => step(1)}>
              {t.next}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}

/** The orders that stay as they are, each with its reason. */
export function LeftOrders({ left }: { left: readonly LeftOrder[] }) {
  const t = useTexts(cancelTexts);
  if (left.length === 0) return null;
  return (
    <Banner tone="quiet" icon={MopedIcon} title={t.left({ count: left.length })}>
      <ul className="mt-1 space-y-1">
        {left.map(({ order_number, customer_name, reason }) => (
          <li key={order_number} className="break-words">
            <b className="num">{order_number}</b> {customer_name} <span className="block font-normal">{reason}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
