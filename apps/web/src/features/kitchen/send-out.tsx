import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { mobileDigits } from '@tawa/domain/limits';
import { useRef, useState } from 'react';
import { kitchenMessages } from '../../lib/messages-kitchen.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/input.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { readRiders, rememberRider, type Rider } from './riders.ts';
import type { ActionProps } from './action-props.ts';

const nobody: Rider = { name: '', phone: '' };

function SomeoneElse({ rider, onChange }: { rider: Rider; onChange: (rider: Rider) => void }) {
  const { name, phone } = rider;
  const part = useRef<HTMLDivElement>(null);
  useFirstFocus(part);
  return (
    <div ref={part} className="mt-2 grid gap-3">
      <TextField
        label="Name"
        maxLength={60}
        value={name}
        onChange={(event) => onChange({ name: event.target.value, phone })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="numeric"
        hint="The customer may call it."
        error={phone === '' || phone.length === mobileDigits ? undefined : 'Phone must be 10 digits'}
        value={phone}
        onChange={(event) => onChange({ name, phone: event.target.value.replaceAll(/\D/g, '').slice(0, mobileDigits) })}
      />
    </div>
  );
}

/** Asks who brings it, if anybody wants to say so, and sends it out. */
export function SendOut({ order, moves, disabled }: ActionProps) {
  const [riders] = useState(readRiders);
  const [rider, setRider] = useState<Rider>(nobody);
  const [isOther, setIsOther] = useState(false);
  const choose = (next: Rider) => {
    setIsOther(false);
    setRider(next.name === rider.name ? nobody : next);
  };
  const isWrong = rider.phone !== '' && rider.phone.length !== mobileDigits;
  const send = () => {
    const name = rider.name.trim();
    if (name !== '') rememberRider({ name, phone: rider.phone });
    const by = name === '' ? {} : { rider_name: name, rider_phone: rider.phone || undefined };
    moves.hold(order, { to: 'out_for_delivery', ...by }, kitchenMessages.sentOut);
  };
  return (
    <>
      <fieldset disabled={disabled}>
        <legend className="text-note text-ink-3">Who takes it? (optional)</legend>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {riders.map((each) => (
            <Chip
              key={each.name}
              pressed={!isOther && rider.name === each.name}
              className="max-w-full px-3.5! text-sm!"
              onClick={() => choose(each)}
            >
              <span className="truncate">{each.name}</span>
            </Chip>
          ))}
          <IconButton
            label="Someone else"
            icon={PlusIcon}
            look="outline"
            aria-expanded={isOther}
            onClick={() => {
              setRider(nobody);
              setIsOther(!isOther);
            }}
          />
        </div>
        {isOther && <SomeoneElse rider={rider} onChange={setRider} />}
      </fieldset>
      <Button
        icon={MopedIcon}
        disabled={disabled || isWrong}
        pending={moves.isBusy(order)}
        aria-keyshortcuts="S"
        onClick={send}
      >
        Send out
      </Button>
    </>
  );
}
