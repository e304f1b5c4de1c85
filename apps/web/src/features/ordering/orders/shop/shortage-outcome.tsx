import type { Order } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { isFinal } from '@tawa/domain/ordering/orders';
import { formatTime } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { shortageTexts } from './shortage.texts.ts';

type Item = Order['items'][number];

const isOut = ({ shortage, quantity }: Item): boolean => shortage?.state === 'removed' && shortage.quantity >= quantity;

/** Whether a line was ordered and none of it comes. */
export const isLineOut = isOut;

/** Was it nobody's answer that took the line out, but the clock? */
const wentByItself = ({ events }: Order, { shortage }: Item): boolean =>
  shortage?.state === 'removed' &&
  events.some(
    ({ type, actor_type, at }) => type === 'line_removed' && actor_type === 'system' && at === shortage.since,
  );

interface Told {
  title: string;
  text: string;
}

function outcomeOf(order: Order, item: Item, language: Language): Told | null {
  const t = textsIn(shortageTexts, language);
  const isCash = order.payment_method === 'cod';
  if (wentByItself(order, item)) {
    const facts = { time: formatTime(item.shortage?.since ?? '', language), dish: item.name };
    const text = order.item_unavailable_pref === 'refund' ? t.noAnswer(facts) : t.noAnswerPlain(facts);
    return { title: isCash ? t.leftOut : t.refunded, text };
  }
  const missing = order.items.find(({ order_item_id }) => order_item_id === item.instead_of)?.name;
  if (missing === undefined) return null;
  const { back = 0 } = item;
  const facts = { missing, sum: formatRupees(back) };
  const text = back === 0 ? t.takenSame(facts) : isCash ? t.takenLess(facts) : t.takenBack(facts);
  return { title: t.taken({ dish: item.name }), text };
}

/** What became of a dish that was sold out, while the order is under way. */
export function ShortageOutcomes({ order }: { order: Order }) {
  const language = useLanguage();
  if (isFinal(order.status)) return null;
  return order.items.map((item) => {
    const told = outcomeOf(order, item, language);
    return (
      told && (
        <Banner key={item.order_item_id} tone="success" title={told.title}>
          {told.text}
        </Banner>
      )
    );
  });
}

/** What was taken out of a line, or what it took the place of. */
export function ShortageNote({ order, item }: { order: Order; item: Item }) {
  const t = useTexts(shortageTexts);
  const { shortage, instead_of = null } = item;
  const nameOf = (is: (other: Item) => boolean) => order.items.find(is)?.name;
  const missing = instead_of === null ? undefined : nameOf(({ order_item_id }) => order_item_id === instead_of);
  const instead = nameOf((other) => other.instead_of === item.order_item_id);
  return (
    <>
      {missing !== undefined && <span className="block text-note text-ink-3">{t.insteadOf({ dish: missing })}</span>}
      {shortage?.state === 'removed' && (
        <span className="num block text-note font-semibold text-danger">
          {instead !== undefined
            ? t.replaced({ dish: instead })
            : isOut(item)
              ? t.soldOutLeft
              : t.soldOutQuantity({ quantity: shortage.quantity })}
        </span>
      )}
    </>
  );
}
