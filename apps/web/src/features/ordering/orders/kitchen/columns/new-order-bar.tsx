import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { kitchenOrdersTexts } from '../orders.texts.ts';

/** Says on narrow screens that an order waits in a column that is out of sight; over the strip below the tickets, so that it moves none. */
export function NewOrderBar({ order, now, onView }: { order: KitchenOrder; now: number; onView: () => void }) {
  const t = useTexts(kitchenOrdersTexts);
  return (
    <div className="absolute inset-x-0 bottom-0 z-10 flex animate-pop items-center justify-between gap-3 bg-bar py-1.5 pr-1.5 pl-4 text-body font-semibold text-on-bar xl:hidden">
      <span className="num">{t.newOrderLeft({ math: countdownText(Math.max(0, ticketDueAt(order) - now)) })}</span>
      <Button size={40} className="min-h-11! bg-on-bar-accent! text-bar!" onClick={onView}>
        {t.view}
      </Button>
    </div>
  );
}
