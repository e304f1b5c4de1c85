import type { KitchenOrder } from '@tawa/contract/kitchen';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatTime } from '../../lib/format.ts';
import { shortNumber } from './board.ts';

/** The kitchen's paper of an order, 80 mm wide; opens the printer's dialog and leaves with it. */
export function Slip({ order, onDone }: { order: KitchenOrder; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="absolute inset-x-0 top-0 z-50 hidden min-h-dvh bg-[white] text-[black] print:block">
      <div className="w-[72mm] text-base">
        <p className="text-4xl font-extrabold">{shortNumber(order.order_number)}</p>
        <p>
          {order.order_number} · {order.fulfilment === 'pickup' ? 'Pickup' : 'Delivery'}
        </p>
        <p>
          {order.customer_name} · {formatTime(order.placed_at)}
        </p>
        <p className="text-xl font-bold">Ready by {formatTime(order.ready_by)}</p>
        <ul className="mt-2 border-y border-dashed py-2">
          {order.items.map((item) => (
            <li key={item.order_item_id} className="py-1">
              <b>
                {item.quantity} × {item.name}
              </b>
              {item.options.map((option) => (
                <span key={option} className="block pl-4">
                  {option}
                </span>
              ))}
              {item.note && <b className="block pl-4">! {item.note}</b>}
            </li>
          ))}
        </ul>
        {order.instructions && <p className="mt-2 font-bold">! {order.instructions}</p>}
      </div>
    </div>,
    document.body,
  );
}
