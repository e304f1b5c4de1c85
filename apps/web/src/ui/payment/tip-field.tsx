import { tipChoices, tipRupees } from '@tawa/domain/common/limits';
import { type FormEvent, useId, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { FieldGroup } from '../form/field.tsx';
import { Input } from '../form/plain-input.tsx';
import { tipFieldTexts } from './tip-field.texts.ts';

interface Props {
  label: string;
  hint: string;
  /** In rupees, 0 for none. */
  value: number;
  disabled?: boolean;
  className?: string;
  onChange: (rupees: number) => void;
}

const { min: least, max: most } = tipRupees;

function OwnTip({ disabled = false, onChoose }: { disabled?: boolean; onChoose: (rupees: number) => void }) {
  const t = useTexts(tipFieldTexts);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const wrongId = useId();
  const amount = Number(text);
  const isFine = amount >= least && amount <= most;
  const isWrong = !isFine && (isAsked || amount > most);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isFine) onChoose(amount);
  };
  return (
    <form aria-label={t.own} noValidate className="mt-3" onSubmit={send}>
      <div className="flex gap-2">
        <Input
          aria-label={t.inRupees}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongId : undefined}
          inputMode="numeric"
          placeholder={t.range({ least: formatCount(least), most: formatCount(most) })}
          maxLength={String(most).length}
          value={text}
          disabled={disabled}
          onChange={(event) => {
            setText(event.target.value.replaceAll(/[^0-9]/g, ''));
            setAsked(false);
          }}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" disabled={disabled}>
          {t.add}
        </Button>
      </div>
      {isWrong && (
        <p id={wrongId} role="alert" className="mt-1.5 text-sm font-semibold text-danger">
          {t.wrong({ least: formatCount(least), most: formatCount(most) })}
        </p>
      )}
    </form>
  );
}

/** A tip in whole rupees: one of those that are offered, or one of somebody's own. None is chosen beforehand; pressing it again takes it away. */
export function TipField({ label, hint, value, disabled = false, className, onChange }: Props) {
  const t = useTexts(tipFieldTexts);
  const isOwn = value > 0 && !tipChoices.some((amount) => amount === value);
  const [asking, setAsking] = useState(false);
  const choose = (amount: number) => {
    onChange(amount);
    setAsking(false);
  };
  return (
    <FieldGroup label={label} hint={hint} className={className}>
      <div className="flex flex-wrap gap-2">
        {tipChoices.map((amount) => (
          <Chip
            key={amount}
            pressed={value === amount}
            disabled={disabled}
            onClick={() => choose(value === amount ? 0 : amount)}
          >
            ₹{amount}
          </Chip>
        ))}
        <Chip
          pressed={isOwn}
          aria-expanded={asking}
          disabled={disabled}
          onClick={() => (isOwn ? choose(0) : setAsking(!asking))}
        >
          {isOwn ? `₹${value}` : t.other}
        </Chip>
      </div>
      {asking && <OwnTip disabled={disabled} onChoose={choose} />}
    </FieldGroup>
  );
}
