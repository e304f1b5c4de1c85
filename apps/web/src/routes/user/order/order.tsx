import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { CancelOrder } from '#features/ordering/orders/shop/cancel-order.tsx';
import { OrderMap } from '#features/ordering/orders/shop/order-map.tsx';
import { wordOf } from '#features/ordering/orders/shop/order-words.ts';
import { orderQuery, useLiveOrders } from '#features/ordering/orders/shop/orders.queries.ts';
import { RefundSteps } from '#features/money/refunds/shop/refund-steps.tsx';
import { ApiError } from '#lib/api/api-client.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { AfterDelivery, ComplainLink } from './after-delivery.tsx';
import { OnTheWay } from './on-the-way.tsx';
import { OrderItems } from './order-items.tsx';
import { BillAndPapers, OrderState, Part } from './order-parts.tsx';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { orderScreenTexts } from './order.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';

const guestId = 0;
const inPart = (content: ReactNode, language: Language) => (
  <Part title={textsIn(orderScreenTexts, language).refund}>{content}</Part>
);

function Page({ order, userid }: { order: Order; userid: number }) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const open = !isFinal(order.status);
  const { restaurant, address } = order;
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)]">
      <title>{`${wordOf(order)} · ${order.order_number} · Tawa`}</title>
      <div className="grid grid-cols-1 content-start gap-4">
        <OrderState order={order}>
          <AfterDelivery order={order} />
          <RefundSteps
            userid={userid}
            orderNumber={order.order_number}
            frame={(content) => inPart(content, language)}
          />
        </OrderState>
        <OnTheWay order={order} userid={userid} />
        <Part title={t.help}>
          <div className="grid gap-3">
            <CancelOrder order={order} />
            {restaurant.contact_number && (
              <a
                href={`tel:${restaurant.contact_number}`}
                className="flex min-h-11 items-center gap-2 font-bold text-brand-ink"
              >
                <PhoneIcon weight="bold" aria-hidden="true" /> {t.call2({ restaurantName: restaurant.restaurant_name })}
              </a>
            )}
            {open && <ComplainLink orderNumber={order.order_number} className="-ml-6 justify-self-start" />}
          </div>
        </Part>
      </div>
      <div className="mt-4 grid grid-cols-1 content-start gap-4 lg:mt-0">
        {open && (
          <div className="overflow-hidden rounded-2xl empty:hidden max-lg:hidden">
            <OrderMap order={order} />
          </div>
        )}
        <div className="grid gap-4 xl:grid-cols-2">
          <Part title={restaurant.restaurant_name}>
            <div className="flex items-center gap-3">
              {restaurant.logo && (
                <img
                  src={pictureUrl(restaurant.logo)}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                  className="in-data-plain:hidden size-11 rounded-md"
                />
              )}
              <p className="text-sm text-ink-2">{restaurant.full_address}</p>
            </div>
            <OrderItems order={order} />
            <p className="border-t border-line pt-3 text-sm text-ink-2">
              {address
                ? t.to({
                    label: address.label,
                    address: [address.line1, address.line2, address.cityname, address.pincode]
                      .filter(Boolean)
                      .join(', '),
                  })
                : (order.table && t.atTable({ names: order.table.names })) || t.pickupAtCounter}
            </p>
          </Part>
          <BillAndPapers order={order} userid={userid} />
        </div>
      </div>
    </div>
  );
}

export function Screen() {
  const t = useTexts(orderScreenTexts);
  const { order_number = '' } = useParams();
  const userid = useSession()?.userId ?? guestId;
  const { data: order, error, refetch } = useQuery(orderQuery(userid, order_number));
  useLiveOrders();
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="mx-auto max-w-[1312px] px-4 py-6 lg:px-8">
      {missing && (
        <EmptyState
          level={1}
          title={t.orderNotFound}
          action={<ButtonLink to={paths.myOrders}>{t.myOrders}</ButtonLink>}
        >
          {t.thereNoOrder({ orderNumber: order_number })}
        </EmptyState>
      )}
      {!order && !missing && (
        <>
          <title>{`${order_number} · Tawa`}</title>
          <h1 className="sr-only">{order_number}</h1>
        </>
      )}
      {error && !missing && !order && <FailedPart text={t.orderCouldNot} onRetry={() => void refetch()} />}
      {!order && !error && (
        <Loading label={t.loadingOrder} className="grid gap-4 lg:grid-cols-[480px_1fr]">
          <Skeleton className="h-56 w-full rounded-2xl" />
          <Skeleton className="h-56 w-full rounded-2xl" />
        </Loading>
      )}
      {order?.status === 'pending_payment' && <Navigate to={paths.payment(order_number)} replace />}
      {order && order.status !== 'pending_payment' && <Page order={order} userid={userid} />}
    </div>
  );
}
