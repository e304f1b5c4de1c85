import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { Suspense } from 'react';
import { RefundRequest } from '#features/money/refunds/shop/refund-request.tsx';
import { OrderAgain } from '#features/ordering/cart/shop/reorder/order-again.tsx';
import { OrderFeedback } from '#features/catalogue/reviews/shop/order-feedback.tsx';
import { OwnDishPhoto } from '#features/catalogue/dish-photos/shop/own-dish-photo.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { orderScreenTexts } from './order.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// Asked of who was served alone.
const AllowNews = lazyPart(async () => (await import('#features/accounts/news/shop/allow-news.tsx')).AllowNews);

const guestId = 0;

/** Leads to the complaint with the order filled in. */
export const ComplainLink = ({ orderNumber, className }: { orderNumber: string; className?: string }) => {
  const t = useTexts(orderScreenTexts);
  return (
    <ButtonLink to={paths.newComplaint({ order: orderNumber })} variant="quiet" className={className}>
      {t.wrong}
    </ButtonLink>
  );
};

/** What comes after an order: rate it, order it again, or say what was wrong; without food only the latter two. */
export function AfterDelivery({ order }: { order: Order }) {
  const t = useTexts(orderScreenTexts);
  const userId = useSession()?.userId ?? guestId;
  const { status, order_number, restaurant } = order;
  if (!isFinal(status) || status === 'expired') return null;
  const isServed = status === 'delivered' || status === 'picked_up';
  return (
    <>
      <section className="rounded-2xl border border-line bg-surface p-5">
        {isServed && (
          <>
            <h2 className="text-xl font-bold">{t.title}</h2>
            <p className="mt-0.5 mb-3 text-sm text-ink-3">{t.lead({ name: restaurant.restaurant_name })}</p>
            <OrderFeedback
              userId={userId}
              orderNumber={order_number}
              dishes={order.items.length}
              underOf={(dish) => <OwnDishPhoto orderNumber={order_number} dish={dish} />}
            />
          </>
        )}
        <div className={`flex flex-wrap gap-3 ${isServed ? 'mt-6 border-t border-line pt-5' : ''}`}>
          {!isServed && (
            <ButtonLink to={paths.restaurants()} className="max-sm:w-full">
              {t.similar}
            </ButtonLink>
          )}
          <OrderAgain orderNumber={order_number} className="max-sm:w-full" />
          <ComplainLink orderNumber={order_number} className="max-sm:w-full" />
        </div>
        {isServed && <RefundRequest userid={userId} orderNumber={order_number} className="mt-3 sm:max-w-xs" />}
      </section>
      {isServed && (
        <Suspense>
          <AllowNews restaurant={restaurant} />
        </Suspense>
      )}
    </>
  );
}
