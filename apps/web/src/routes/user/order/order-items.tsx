import type { Order } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { ShortageNote } from '#features/ordering/orders/shop/shortage-question.tsx';
import { VegMark } from '#ui/veg-mark.tsx';

/** What was ordered, with choices, notes and amounts. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <ul className="divide-y divide-line">
      {order.items.map((item) => (
        <li key={item.order_item_id} className="flex gap-3 py-3 text-body">
          <VegMark veg={item.is_veg === 1} className="mt-1 size-4" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">
              {item.quantity} × {item.name}
            </span>
            {item.options.length > 0 && <span className="block text-note text-ink-3">{item.options.join(' · ')}</span>}
            {item.note && <span className="block text-note text-ink-3">“{item.note}”</span>}
            <ShortageNote item={item} />
          </span>
          <span className="num font-semibold">{formatRupees(item.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
