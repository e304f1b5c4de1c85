import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { useBoardRights } from '../use-board-rights.ts';
import type { ActionProps } from './action-props.ts';
import { RejectSheet } from './reject-sheet.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';

/** What can be done with an order for later before its time: begin it now, put it on paper, or give it up. */
export function UpcomingActions({
  order,
  moves,
  disabled,
  onPrint,
}: Pick<ActionProps, 'order' | 'moves' | 'disabled' | 'onPrint'>) {
  const t = useTexts(kitchenTicketTexts);
  const { answers, cooks } = useBoardRights();
  const [asking, setAsking] = useState(false);
  const isBusy = moves.isBusy(order);
  return (
    <div className="flex flex-wrap gap-2">
      {cooks && (
        <Button
          variant="secondary"
          icon={CookingPotIcon}
          className="min-w-0 flex-1 px-3! whitespace-nowrap"
          disabled={disabled}
          pending={isBusy}
          onClick={() => moves.send(order, { to: 'preparing' })}
        >
          {t.startNow}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={PrinterIcon}
        className="border-line! px-3!"
        aria-label={t.printTicket({ orderNumber: order.order_number })}
        onClick={() => onPrint(order)}
      >
        {t.print}
      </Button>
      {answers && (
        <Button
          variant="quiet"
          className="px-3! text-ink-2"
          disabled={disabled || isBusy}
          onClick={() => setAsking(true)}
        >
          {t.cancelOrder}
        </Button>
      )}
      {asking && (
        <RejectSheet
          order={order}
          verb={t.cancelOrder}
          onClose={() => setAsking(false)}
          onConfirm={(reason, note) => {
            setAsking(false);
            moves.send(order, { to: 'cancelled', reason, note });
          }}
        />
      )}
    </div>
  );
}
