import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import type { Order } from '@tawa/contract/ordering/orders';
import { groupByBag } from '@tawa/domain/ordering/groups';
import { formatRupees } from '@tawa/domain/common/money';
import { listOrderRequests } from '#features/ordering/orders/order-requests.ts';
import { isLineOut, ShortageNote } from '#features/ordering/orders/shop/shortage-outcome.tsx';
import { orderRequestsTexts } from '#features/ordering/orders/order-requests.texts.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { cx } from '#ui/cx.ts';
import { VegMark } from '#ui/veg-mark.tsx';

const Lines = ({ order, lines }: { order: Order; lines: Order['items'] }) => (
  <ul className="divide-y divide-line">
    {lines.map((item) => (
      <li key={item.order_item_id} className="flex gap-3 py-3 text-body">
        <VegMark veg={item.is_veg === 1} className="mt-1 size-4" />
        <span className="min-w-0 flex-1">
          <span className={cx('font-semibold', isLineOut(item) && 'text-ink-3 line-through')}>
            {item.quantity} × {item.name}
          </span>
          {item.options.length > 0 && <span className="block text-note text-ink-3">{item.options.join(' · ')}</span>}
          {item.note && <span className="block text-note text-ink-3">“{item.note}”</span>}
          <ShortageNote order={order} item={item} />
        </span>
        <span className={cx('num font-semibold', isLineOut(item) && 'text-ink-3 line-through')}>
          {formatRupees(item.amount)}
        </span>
      </li>
    ))}
  </ul>
);

/** The lines of an order, those of a group under the names of their bags. */
const Items = ({ order }: { order: Order }) =>
  groupByBag(order.items).map(({ name, lines }) => (
    <div key={name ?? ''}>
      {name !== null && (
        <h3 className="flex items-center gap-2 pt-3 text-body font-bold wrap-anywhere">
          <BagIcon weight="fill" aria-hidden="true" className="shrink-0 text-[1.0625rem]" />
          {name}
        </h3>
      )}
      <Lines order={order} lines={lines} />
    </div>
  ));

/** What was ordered, with choices, notes and amounts, and what was asked for with it. */
export function OrderItems({ order }: { order: Order }) {
  const language = useLanguage();
  const t = useTexts(orderRequestsTexts);
  const { allergies = [] } = order;
  return (
    <>
      <Items order={order} />
      {allergies.length > 0 && (
        <p className="pb-3 text-sm wrap-anywhere text-ink-2">
          <b className="font-semibold">{t.toldAllergies}</b> {allergenWords(allergies, language)}
        </p>
      )}
      {listOrderRequests(order, language).map(({ label, text }) => (
        <p key={label} className="pb-3 text-sm wrap-anywhere text-ink-2">
          <b className="font-semibold">{label}</b> {text}
        </p>
      ))}
    </>
  );
}
