import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import type { Order } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { isFinal } from '@tawa/domain/ordering/orders';
import type { ReactNode } from 'react';
import { Bill } from '#features/ordering/orders/shop/checkout/bill.tsx';
import { OrderPapers } from '#features/money/documents/order-papers.tsx';
import { OrderHead } from '#features/ordering/orders/shop/order-head.tsx';
import { ShortageOutcomes } from '#features/ordering/orders/shop/shortage-outcome.tsx';
import { ShortageQuestions } from '#features/ordering/orders/shop/shortage-question.tsx';
import { OrderTimeline } from '#features/ordering/orders/shop/order-timeline.tsx';
import { OrderShares } from './order-shares.tsx';
import { orderScreenTexts } from './order.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-2xl border border-line bg-surface p-5">
    <h2 className="mb-3 text-xl font-bold">{title}</h2>
    {children}
  </section>
);

function Rider({ order }: { order: Order }) {
  const t = useTexts(orderScreenTexts);
  if (!order.rider_name && !order.rider_phone) return null;
  return (
    <Part title={t.rider}>
      <p className="flex items-center justify-between gap-3 text-body">
        <span className="font-semibold">{order.rider_name ?? t.onWay}</span>
        {order.rider_phone && (
          <a href={`tel:${order.rider_phone}`} className="flex min-h-11 items-center gap-2 font-bold text-brand-ink">
            <PhoneIcon weight="bold" aria-hidden="true" /> {t.call}
          </a>
        )}
      </p>
    </Part>
  );
}

/** Where the order is, who brings it, and what happened so far. */
export const OrderState = ({ order, children }: { order: Order; children?: ReactNode }) => {
  const t = useTexts(orderScreenTexts);
  return (
    <>
      <div className="grid gap-4 empty:hidden">
        <ShortageQuestions order={order} />
        <ShortageOutcomes order={order} />
      </div>
      <OrderHead order={order} />
      {children}
      <Rider order={order} />
      <Part title={t.timeline}>
        <OrderTimeline order={order} />
      </Part>
    </>
  );
};

function totalLabel({ payment_status, payment_method, status }: Order, language: Language): string {
  const t = textsIn(orderScreenTexts, language);
  if (payment_method !== 'cod')
    return ['created', 'authorized', 'failed'].includes(payment_status) ? t.orderTotal : t.paid;
  if (payment_status === 'cod_collected') return t.paidInCash;
  return isFinal(status) ? t.orderTotal : t.payInCash;
}

/** What was taken out before anything was paid, and what is left to pay. */
function Reduced({ label, sum, totalName, total }: { label: string; sum: number; totalName: string; total: number }) {
  return (
    <dl className="num mt-3 grid gap-2 text-sm">
      <div className="flex justify-between gap-4 font-semibold text-success">
        <dt>{label}</dt>
        <dd>−{formatRupees(sum)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-body font-bold text-ink">
        <dt>{totalName}</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}

/** What went off a bill since it was accepted: cash that is not due, or what goes back while the order is under way. */
function Since({ order }: { order: Order }) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const { total, removed_total, refunded = 0, payment_method } = order;
  if (removed_total > 0)
    return (
      <Reduced
        label={t.soldOutTaken}
        sum={removed_total}
        totalName={totalLabel(order, language)}
        total={total - removed_total}
      />
    );
  if (refunded === 0 || payment_method === 'cod' || isFinal(order.status)) return null;
  return <Reduced label={t.goesBack} sum={refunded} totalName={t.orderTotal} total={total - refunded} />;
}

/** The bill as it was accepted, and what went off it since. */
function OrderBill({ order }: { order: Order }) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  return (
    <Part title={t.bill}>
      <Bill
        charges={order.charges}
        total={order.total}
        savings={order.savings}
        totalLabel={
          order.removed_total > 0 || order.credit_used || order.paid_by_guests
            ? t.orderTotal
            : totalLabel(order, language)
        }
        credit={order.credit_used}
        byGuests={order.paid_by_guests}
      />
      <Since order={order} />
    </Part>
  );
}

const withPapers = (content: ReactNode, language: Language) => (
  <Part title={textsIn(orderScreenTexts, language).paper.title}>{content}</Part>
);

/** What was billed, and once the order has ended its papers. */
export const BillAndPapers = ({ order, userid }: { order: Order; userid: number }) => {
  const language = useLanguage();
  return (
    <div className="grid content-start gap-4">
      <OrderBill order={order} />
      {order.shares && order.shares.length > 1 && (
        <OrderShares shares={order.shares} paidByGuests={order.paid_by_guests} />
      )}
      {isFinal(order.status) && (
        <OrderPapers
          userid={userid}
          orderNumber={order.order_number}
          frame={(content) => withPapers(content, language)}
        />
      )}
    </div>
  );
};
