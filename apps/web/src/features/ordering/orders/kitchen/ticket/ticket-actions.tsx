import { useTexts } from '#lib/i18n/texts.ts';
import { useBoardRights } from '../use-board-rights.ts';
import type { ActionProps } from './action-props.ts';
import { Answer } from './answer.tsx';
import { Cook, Seldom } from './cook-actions.tsx';
import { Code, NoTries, Serve } from '../hand-over/hand-over.tsx';
import { OnTheWay } from '../hand-over/on-the-way.tsx';
import { SendOut } from '../hand-over/send-out.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';

function PickUp(props: ActionProps) {
  if (props.order.table) return <Serve {...props} />;
  return props.order.tries_left === 0 ? <NoTries /> : <Code {...props} to="picked_up" />;
}

/** What the kitchen may do with an order now. */
export function TicketActions(props: ActionProps) {
  const t = useTexts(kitchenTicketTexts);
  const { order, moves } = props;
  const { answers, handsOver } = useBoardRights();
  if (moves.isSettling(order))
    return <p className="text-note text-ink-3">{moves.isBusy(order) ? t.sending : t.held}</p>;
  if (order.status === 'placed') return answers ? <Answer {...props} /> : null;
  if (order.status === 'out_for_delivery') return handsOver ? <OnTheWay {...props} /> : null;
  const isAtCounter = handsOver && order.status === 'ready';
  return (
    <>
      {order.status !== 'ready' && <Cook {...props} />}
      {isAtCounter && (order.fulfilment === 'pickup' ? <PickUp {...props} /> : <SendOut {...props} />)}
      <Seldom {...props} />
    </>
  );
}
