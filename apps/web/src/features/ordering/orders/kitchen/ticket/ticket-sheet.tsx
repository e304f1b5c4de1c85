import { Sheet } from '#ui/dialog/dialog.tsx';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { shortNumber } from '../board.ts';
import type { ActionProps } from './action-props.ts';
import { TicketActions } from './ticket-actions.tsx';
import { Ticket } from './ticket.tsx';

interface Props extends Omit<ActionProps, 'isFirst' | 'isOpen' | 'onOpen'> {
  order: KitchenOrder;
  now: number;
  clock: () => number;
  onClose: () => void;
}

/** A ticket in full, with what is seldom needed: print, sold out, bill, cancel, call. */
export function TicketSheet({ now, clock, onClose, ...props }: Props) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={shortNumber(props.order.order_number)}
      desktop="drawer"
    >
      <Ticket order={props.order} now={now} clock={clock} isFlat>
        <TicketActions {...props} isFirst isOpen={false} onOpen={() => undefined} />
      </Ticket>
    </Sheet>
  );
}
