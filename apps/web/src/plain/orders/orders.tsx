import { listOrders, type OrderSummary } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { promiseText, wordOf } from '#features/ordering/orders/shop/order-words.ts';
import { ordersTexts } from '#features/ordering/orders/shop/orders.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { orderScreenTexts } from '#routes/user/order/order.texts.ts';
import { plainAddress, type Screen, type Visit } from '../visit.ts';

function Row({ order }: { order: OrderSummary }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const { order_number, restaurant_name, placed_at, items, total, status } = order;
  return (
    <li>
      <h2>
        <a href={plainAddress(language, `/orders/${order_number}`)}>
          {t.orderedAt({ restaurant: restaurant_name, when: formatDateTime(placed_at, language) })}
        </a>
      </h2>
      <p className={isFinal(status) ? 'quiet' : 'good'}>
        {[wordOf(order), promiseText(order, now, language)].filter(Boolean).join(' · ')}
      </p>
      <p className="quiet">{items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
      <p>{formatRupees(total)}</p>
    </li>
  );
}

interface ListProps {
  orders: readonly OrderSummary[];
  next: string | null;
}

function Orders({ orders, next }: ListProps) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  return (
    <>
      <h1>{t.myOrders}</h1>
      {orders.length === 0 && (
        <>
          <p>{t.empty.active.title}</p>
          <p>
            <a className="button" href={plainAddress(language, '/')}>
              {t.browseRestaurants}
            </a>
          </p>
        </>
      )}
      <ul className="rows">
        {orders.map((order) => (
          <Row key={order.order_number} order={order} />
        ))}
      </ul>
      {next !== null && (
        <a className="way" href={plainAddress(language, `/orders?before=${next}`)}>
          {t.more}
        </a>
      )}
    </>
  );
}

/** The customer's orders, ten at a time, the newest first. */
export async function showOrders({ query, language }: Visit): Promise<Screen> {
  const before = query.get('before') ?? undefined;
  const { body } = await call(listOrders, { query: before === undefined ? {} : { before } });
  const title = textsIn(orderScreenTexts, language).myOrders;
  return { title, body: <Orders orders={body.orders} next={body.next} />, whole: paths.myOrders };
}
