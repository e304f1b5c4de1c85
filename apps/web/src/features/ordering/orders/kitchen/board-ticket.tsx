import { isCooking } from '@tawa/domain/ordering/ticket-urgency';
import { isForLater } from './board.ts';
import { ChooseTicket } from './several/choose-ticket.tsx';
import type { Several } from './several/use-several.ts';
import type { ActionProps } from './ticket/action-props.ts';
import { useBoardRights } from './use-board-rights.ts';
import { CompactAnswer, CompactCook } from './ticket/compact-actions.tsx';
import { CompactTicket } from './ticket/compact-ticket.tsx';
import { TicketActions } from './ticket/ticket-actions.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { urgencyLooks } from './ticket/urgency-looks.ts';

interface Props extends ActionProps {
  now: number;
  clock: () => number;
  several: Several;
  /** Shows the whole ticket. */
  onFull: (order_number: string) => void;
}

/** A ticket of the board: small until it is cooked, with all that hands it over from then on. */
export function BoardTicket({ now, clock, several, onFull, ...props }: Props) {
  const { order, moves, isOpen } = props;
  const { answers } = useBoardRights();
  const isSmall = !moves.isSettling(order) && (order.status === 'placed' || isCooking(order));
  if (!isSmall)
    return (
      <Ticket order={order} isOpen={isOpen} now={now} clock={clock}>
        <TicketActions {...props} />
      </Ticket>
    );
  const { stage } = several;
  const number = order.order_number;
  const canBeChosen = stage.is === 'choosing' && !isForLater(order, now);
  return (
    <CompactTicket order={order} clock={clock} onOpen={canBeChosen ? undefined : () => onFull(number)}>
      {(level) => {
        if (canBeChosen) {
          const isChosen = stage.chosen.has(number);
          const { action, beside } = urgencyLooks[level];
          return (
            <ChooseTicket
              orderNumber={number}
              isChosen={isChosen}
              look={isChosen ? action : beside}
              onToggle={() => several.toggle(number)}
            />
          );
        }
        if (order.status !== 'placed') return <CompactCook {...props} level={level} />;
        return answers ? <CompactAnswer {...props} level={level} /> : null;
      }}
    </CompactTicket>
  );
}
