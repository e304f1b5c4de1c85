import type { Payment } from '@tawa/contract/money/payments';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { orderQuery, useLiveOrders } from '#features/ordering/orders/shop/orders.queries.ts';
import { PaymentWaiting } from '#features/money/payments/shop/payment-waiting.tsx';
import { paymentQuery } from '#features/money/payments/shop/payments.queries.ts';
import { ApiError } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { orderScreenTexts } from './order.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paymentsTexts } from '#features/money/payments/shop/payments.texts.ts';

const guestId = 0;

function Ended({ payment }: { payment: Payment }) {
  const t = useTexts(orderScreenTexts);
  const isExpired = payment.order_status === 'expired';
  return (
    <EmptyState
      level={1}
      title={isExpired ? t.expired : t.cancelled}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.cart}>{t.backCart}</ButtonLink>
          <ButtonLink to={paths.order(payment.order_number)} variant="secondary">
            {t.seeOrder}
          </ButtonLink>
        </div>
      }
    >
      {isExpired ? t.expiredText : t.cancelledText}
    </EmptyState>
  );
}

export function Screen() {
  const t = useTexts(paymentsTexts);
  const orderScreen = useTexts(orderScreenTexts);
  const { order_number = '' } = useParams();
  const userid = useSession()?.userId ?? guestId;
  const navigate = useNavigate();
  const { data: payment, error, refetch } = useQuery(paymentQuery(userid, order_number));
  useLiveOrders();
  const status = payment?.order_status;
  const isOver = status !== undefined && !['pending_payment', 'expired', 'cancelled'].includes(status);
  // The order's own page sends a waiting order here, so it must itself know that it waits no more.
  const { data: order } = useQuery({ ...orderQuery(userid, order_number), enabled: isOver });
  if (isOver && order && order.status !== 'pending_payment') return <Navigate to={paths.order(order_number)} replace />;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="mx-auto grid max-w-[560px] gap-5 px-4 py-10">
      <title>{`${t.waiting} · ${order_number} · Tawa`}</title>
      {isMissing && (
        <EmptyState
          level={1}
          title={orderScreen.orderNotFound}
          action={<ButtonLink to={paths.myOrders}>{orderScreen.myOrders}</ButtonLink>}
        >
          {orderScreen.thereNoOrder({ orderNumber: order_number })}
        </EmptyState>
      )}
      {error && !isMissing && !payment && <FailedPart text={orderScreen.unread} onRetry={() => void refetch()} />}
      {(isOver || (!payment && !error)) && (
        <Loading label={orderScreen.loadingPayment} className="grid gap-4">
          <Skeleton className="h-14 w-full rounded-2xl" />
          <Skeleton className="h-40 w-full rounded-2xl" />
        </Loading>
      )}
      {payment && status === 'pending_payment' && (
        <section className="grid gap-5 rounded-2xl border border-line bg-surface p-6">
          <PaymentWaiting
            userid={userid}
            payment={payment}
            onGivenUp={() => void navigate(paths.checkout, { replace: true })}
          />
        </section>
      )}
      {payment && !isOver && status !== 'pending_payment' && <Ended payment={payment} />}
    </div>
  );
}
