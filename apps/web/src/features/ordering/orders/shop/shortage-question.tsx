import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { messages } from '#lib/messages.ts';
import { orderMessages as texts } from '#lib/messages-orders.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAnswerShortage } from './orders.queries.ts';

type Item = Order['items'][number];

function Question({ order, item, until }: { order: Order; item: Item; until: string }) {
  const { order_number, restaurant } = order;
  const answer = useAnswerShortage();
  const say = (choice: 'remove' | 'cancel') =>
    answer.mutate(
      { order_number, order_item_id: item.order_item_id, answer: choice },
      {
        onSuccess: ({ status, body }) => status === 409 && toast.error(body.message),
        onError: (error) => toast.error(messageFrom(error, messages.network)),
      },
    );
  return (
    <Banner tone="warning" alert title={texts.soldOut(item.name)}>
      <p className="num">{texts.choose(restaurant.restaurant_name, formatTime(until))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size={40} pending={answer.isPending} pendingText="Sending..." onClick={() => say('remove')}>
          {texts.leaveOut}
        </Button>
        <Button size={40} variant="danger" disabled={answer.isPending} onClick={() => say('cancel')}>
          {texts.cancelAll}
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
  if (shortage?.state !== 'removed') return null;
  return (
    <span className="num block text-note font-semibold text-danger">
      {shortage.quantity} sold out. {texts.nothingDue}
    </span>
  );
}
