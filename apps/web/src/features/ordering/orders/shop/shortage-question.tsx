import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAnswerShortage } from './orders.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ordersTexts } from './orders.texts.ts';

type Item = Order['items'][number];

function Question({ order, item, until }: { order: Order; item: Item; until: string }) {
  const t = useTexts(wordsTexts);
  const orders = useTexts(ordersTexts);
  const { order_number, restaurant } = order;
  const answer = useAnswerShortage();
  const say = (choice: 'remove' | 'cancel') =>
    answer.mutate(
      { order_number, order_item_id: item.order_item_id, answer: choice },
      {
        onSuccess: ({ status, body }) => status === 409 && toast.error(body.message),
        onError: (error) => toast.error(messageFrom(error, t.network)),
      },
    );
  return (
    <Banner tone="warning" alert title={orders.soldOut({ dish: item.name })}>
      <p className="num">{orders.choose({ restaurant: restaurant.restaurant_name, until: formatTime(until) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size={40} pending={answer.isPending} pendingText={orders.sending} onClick={() => say('remove')}>
          {orders.leaveOut}
        </Button>
        <Button size={40} variant="danger" disabled={answer.isPending} onClick={() => say('cancel')}>
          {orders.cancelAll}
        </Button>
      </div>
    </Banner>
  );
}

/** What the kitchen asks about dishes that it cannot cook; nothing any more once the order has ended. */
export function ShortageQuestions({ order }: { order: Order }) {
  if (isFinal(order.status)) return null;
  return order.items.map((item) => {
    const until = item.shortage?.state === 'asked' ? item.shortage.answer_by : null;
    return until && <Question key={item.order_item_id} order={order} item={item} until={until} />;
  });
}

/** What was taken out of a line. */
export function ShortageNote({ item: { shortage } }: { item: Item }) {
  const t = useTexts(ordersTexts);
  if (shortage?.state !== 'removed') return null;
  return (
    <span className="num block text-note font-semibold text-danger">
      {t.soldOutQuantity({ quantity: shortage.quantity, nothingDue: t.nothingDue })}
    </span>
  );
}
