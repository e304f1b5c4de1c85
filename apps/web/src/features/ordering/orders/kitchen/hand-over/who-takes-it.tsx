import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { mobileDigits } from '@tawa/domain/common/limits';
import { tidyMobile } from '@tawa/domain/common/phones';
import { useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { readRiders, rememberRider, type Rider } from './riders.ts';
import { useFirstFocus } from '../use-first-focus.ts';

const isPhoneOrNone = (text: string): boolean =>
  text === '' || new RegExp(`^\\d{${mobileDigits}}$`).test(tidyMobile(text));

const nobody: Rider = { name: '', phone: '' };

function SomeoneElse({ rider, onChange }: { rider: Rider; onChange: (rider: Rider) => void }) {
  const t = useTexts(kitchenHandOverTexts);
  const { name, phone } = rider;
  const part = useRef<HTMLDivElement>(null);
  useFirstFocus(part);
  return (
    <div ref={part} className="mt-2 grid gap-3">
      <TextField
        label={t.name}
        maxLength={60}
        value={name}
        onChange={(event) => onChange({ name: event.target.value, phone })}
      />
      <TextField
        label={t.phone}
        optional
        type="tel"
        inputMode="numeric"
        hint={t.customerMayCall}
        error={isPhoneOrNone(phone) ? undefined : t.phoneWrong}
        value={phone}
        maxLength={20}
        onChange={(event) => onChange({ name, phone: event.target.value })}
      />
    </div>
  );
}

/** Who takes it out, if anybody wants to say so. */
export function useRider() {
  const [rider, setRider] = useState<Rider>(nobody);
  return {
    rider,
    setRider,
    isWrong: !isPhoneOrNone(rider.phone),
    /** What is sent of them; they are remembered for the next time. */
    take: () => {
      const name = rider.name.trim();
      if (name === '') return {};
      const phone = tidyMobile(rider.phone);
      rememberRider({ name, phone });
      return { rider_name: name, rider_phone: phone || undefined };
    },
  };
}

interface Props {
  rider: Rider;
  onChange: (rider: Rider) => void;
  disabled: boolean;
}

/** Those who took orders out before, and a place for somebody else. */
export function WhoTakesIt({ rider, onChange, disabled }: Props) {
  const t = useTexts(kitchenHandOverTexts);
  const [riders] = useState(readRiders);
  const [isOther, setIsOther] = useState(false);
  const choose = (next: Rider) => {
    setIsOther(false);
    onChange(next.name === rider.name ? nobody : next);
  };
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="text-note text-ink-3">{t.whoTakesOptional}</legend>
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
          label={t.someoneElse}
          icon={PlusIcon}
          look="outline"
          aria-expanded={isOther}
          onClick={() => {
            onChange(nobody);
            setIsOther(!isOther);
          }}
        />
      </div>
      {isOther && <SomeoneElse rider={rider} onChange={onChange} />}
    </fieldset>
  );
}
