import type { Order } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { shortageTexts } from '#features/ordering/orders/shop/shortage.texts.ts';
import { formatTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { Group, Hidden, Pick, Send } from '../fields.tsx';
import { plainAddress } from '../visit.ts';

type Item = Order['items'][number];

function Question({ order, item }: { order: Order; item: Item }) {
  const t = useTexts(shortageTexts);
  const auth = useTexts(authTexts);
  const language = useLanguage();
  const { shortage } = item;
  if (shortage?.state !== 'asked') return null;
  const { substitutes = [], answer_by, quantity, back } = shortage;
  const isCash = order.payment_method === 'cod';
  const backText = (sum: number) => (isCash ? t.less({ sum: formatRupees(sum) }) : t.back({ sum: formatRupees(sum) }));
  const canLeaveOut = typeof back === 'number';
  return (
    <form method="post" action={plainAddress(language, `/orders/${order.order_number}`)} className="tell">
      <Hidden name="order_item_id" value={item.order_item_id} />
      {answer_by !== null && <p>{t.chooseBy({ time: formatTime(answer_by, language) })}</p>}
      <Group legend={quantity > 1 ? t.titleOf({ quantity, dish: item.name }) : t.title({ dish: item.name })}>
        {substitutes.map((dish, at) => (
          <Pick
            key={dish.order_substitute_id}
            type="radio"
            name="answer"
            value={String(dish.order_substitute_id)}
            checked={at === 0}
            amount={dish.back === 0 ? t.same : backText(dish.back)}
          >
            {t.take({ dish: dish.name })}
          </Pick>
        ))}
        {canLeaveOut && (
          <Pick type="radio" name="answer" value="remove" checked={substitutes.length === 0} amount={backText(back)}>
            {t.leaveOut}
          </Pick>
        )}
        <Pick
          type="radio"
          name="answer"
          value="cancel"
          checked={substitutes.length === 0 && !canLeaveOut}
          amount={isCash ? t.payNothing : t.fullRefund}
        >
          {t.cancel}
        </Pick>
      </Group>
      <Send>{auth.goOn}</Send>
    </form>
  );
}

/** What the kitchen asks about dishes that it cannot cook. */
export const ShortageForms = ({ order }: { order: Order }) =>
  order.items.map((item) => <Question key={item.order_item_id} order={order} item={item} />);
