import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/form/input.tsx';
import { readPins } from './area-draft.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';

interface Props {
  pins: readonly string[];
  error: string | undefined;
  onChange: (pins: string[]) => void;
}

/** Pin codes as chips, written or pasted many at once. */
export function PinCodes({ pins, error, onChange }: Props) {
  const t = useTexts(kitchenSettingsTexts);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const add = () => {
    const read = readPins(typed);
    setWrong(read.wrong);
    setTyped(read.wrong.join(' '));
    if (read.pins.length > 0) onChange([...new Set([...pins, ...read.pins])].toSorted());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextField
          label={t.area.addPin}
          hint={t.area.pinHint}
          inputMode="numeric"
          placeholder="560038"
          value={typed}
          error={wrong.length > 0 ? t.area.wrongPins({ words: wrong.join(', ') }) : error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong([]);
          }}
          onKeyDown={onKey}
          onBlur={() => typed.trim() !== '' && add()}
          className="min-w-0 flex-1"
          after={
            <Button variant="quiet" size={40} icon={PlusIcon} className="-mr-3" onClick={add}>
              {t.add}
            </Button>
          }
        />
      </div>
      <ul aria-label={t.area.pins} className="flex flex-wrap gap-2">
        {pins.map((pin) => (
          <li key={pin}>
            <button
              type="button"
              aria-label={t.removePin({ pin })}
              onClick={() => onChange(pins.filter((each) => each !== pin))}
              className="num flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface pr-3 pl-4 text-sm font-semibold"
            >
              {pin}
              <Icon of={XIcon} weight="bold" className="text-[0.875rem] text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
