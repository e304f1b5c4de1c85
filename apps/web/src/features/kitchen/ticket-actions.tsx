import type { KitchenOrder } from '@tawa/contract/orders';
import { delayMinutesChoices, doorNoteLengthMin, handoverCodeDigits, prepMinutesChoices } from '@tawa/domain/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBoxes } from '../../ui/code-boxes.tsx';
import { Select, TextField } from '../../ui/input.tsx';
import { RejectSheet } from './reject-sheet.tsx';
import type { Moves } from './use-moves.ts';

interface Props {
  order: KitchenOrder;
  moves: Moves;
  disabled: boolean;
}

function Answer({ order, moves, disabled }: Props) {
  const [minutes, setMinutes] = useState(order.prep_minutes);
  const [rejecting, setRejecting] = useState(false);
  const choices = [...new Set([...prepMinutesChoices, order.prep_minutes])].sort((a, b) => a - b);
  return (
    <>
      <Select
        aria-label={`Minutes for ${order.order_number}`}
        options={choices.map((each) => ({ value: each, label: `${each} min` }))}
        value={minutes}
        onChange={(event) => setMinutes(Number(event.target.value))}
      />
      <div className="flex gap-2">
        <Button variant="secondary" disabled={disabled} onClick={() => setRejecting(true)}>
          Reject
        </Button>
        <Button
          className="flex-1 px-3! whitespace-nowrap"
          disabled={disabled}
          onClick={() => moves.send(order, { to: 'accepted', prep_minutes: minutes })}
        >
          Accept · {minutes} min
        </Button>
      </div>
      {rejecting && (
        <RejectSheet
          order={order}
          verb="Reject"
          onClose={() => setRejecting(false)}
          onConfirm={(reason, note) => {
            setRejecting(false);
            moves.send(order, { to: 'rejected', reason, note });
          }}
        />
      )}
    </>
  );
}

function Cook({ order, moves, disabled }: Props) {
  const [more] = delayMinutesChoices;
  return (
    <>
      {order.status === 'accepted' && (
        <Button variant="secondary" disabled={disabled} onClick={() => moves.send(order, { to: 'preparing' })}>
          Start preparing
        </Button>
      )}
      <div className="flex gap-2">
        <Button
          variant="secondary"
          disabled={disabled}
          aria-label={`${more} minutes more for ${order.order_number}`}
          onClick={() => moves.delay(order, more)}
        >
          +{more}
        </Button>
        <Button className="flex-1" disabled={disabled} onClick={() => moves.hold(order, { to: 'ready' }, 'is ready')}>
          Mark ready
        </Button>
      </div>
    </>
  );
}

function Code({ order, moves, disabled, to }: Props & { to: 'delivered' | 'picked_up' }) {
  const [code, setCode] = useState('');
  const enter = (next: string) => {
    setCode(next);
    if (next.length === handoverCodeDigits) moves.send(order, { to, code: next }, () => setCode(''));
  };
  if (order.tries_left === 0)
    return <p className="text-sm text-danger">No tries left. Ask support, or leave it at the door if it is paid.</p>;
  return (
    <>
      <CodeBoxes label="Customer’s 4-digit code" value={code} onChange={enter} disabled={disabled} />
      <Button disabled={disabled || code.length < handoverCodeDigits} onClick={() => enter(code)}>
        {to === 'delivered' ? 'Delivered' : 'Picked up'}
      </Button>
    </>
  );
}

function SendOut({ order, moves, disabled }: Props) {
  const [rider, setRider] = useState('');
  return (
    <>
      <TextField
        label="Who takes it?"
        optional
        maxLength={60}
        value={rider}
        onChange={(event) => setRider(event.target.value)}
      />
      <Button
        disabled={disabled}
        onClick={() => moves.hold(order, { to: 'out_for_delivery', rider_name: rider.trim() || undefined }, 'sent out')}
      >
        Send out
      </Button>
    </>
  );
}

function AtTheDoor({ order, moves, disabled }: Props) {
  const [note, setNote] = useState<string | null>(null);
  if (order.cash_due !== null) return null;
  if (note === null)
    return (
      <Button variant="quiet" size={40} disabled={disabled} onClick={() => setNote('')}>
        Left at the door instead
      </Button>
    );
  return (
    <>
      <TextField
        label="Where did you leave it?"
        hint="The customer reads this note."
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        disabled={disabled || note.trim().length < doorNoteLengthMin}
        onClick={() => moves.send(order, { to: 'delivered', left_at_door: true, note: note.trim() })}
      >
        Left at door
      </Button>
    </>
  );
}

function Cancel({ order, moves, disabled }: Props) {
  const [asking, setAsking] = useState(false);
  const asked = order.cancel_requested_at !== null;
  const grant = () => moves.send(order, { to: 'cancelled', reason: 'CUSTOMER_ASKED' });
  return (
    <>
      <Button variant="quiet" size={40} disabled={disabled} onClick={() => (asked ? grant() : setAsking(true))}>
        {asked ? 'Agree to cancel' : 'Cancel order'}
      </Button>
      {asking && (
        <RejectSheet
          order={order}
          verb="Cancel order"
          onClose={() => setAsking(false)}
          onConfirm={(reason, note) => {
            setAsking(false);
            moves.send(order, { to: 'cancelled', reason, note });
          }}
        />
      )}
    </>
  );
}

/** What the kitchen may do with an order now. */
export function TicketActions(props: Props) {
  const { order } = props;
  if (order.status === 'placed') return <Answer {...props} />;
  if (order.status === 'out_for_delivery')
    return (
      <>
        <Code {...props} to="delivered" />
        <AtTheDoor {...props} />
      </>
    );
  return (
    <>
      {order.status !== 'ready' && <Cook {...props} />}
      {order.status === 'ready' &&
        (order.fulfilment === 'pickup' ? <Code {...props} to="picked_up" /> : <SendOut {...props} />)}
      <Cancel {...props} />
    </>
  );
}
