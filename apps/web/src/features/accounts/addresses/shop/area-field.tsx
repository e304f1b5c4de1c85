import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { Area } from '@tawa/contract/catalogue/cities';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/form/input.tsx';
import { searchAreas } from './nearest-area.ts';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'value'> & {
  areas: readonly Area[];
  /** What stands in the field. */
  text: string;
  onPick: (area: Area) => void;
};

const whole = /^[1-9]\d{5}$/;

/** The pin code, or the name of an area that has one; a combobox whose focus never leaves the field. */
export function AreaField({ areas, text, onPick, ...field }: Props) {
  const t = useTexts(addressesTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = searchAreas(areas, text);
  // A pin code that is whole, of one area alone, has nothing more to say.
  const isShown = isOpen && found.length > 0 && !(whole.test(text) && found.length === 1);
  const chosen = isShown ? found[at] : undefined;
  const pick = (area: Area) => {
    setOpen(false);
    setAt(-1);
    onPick(area);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const last = found.length - 1;
      if (event.key === 'ArrowDown') setAt(at === last ? 0 : at + 1);
      else setAt(at <= 0 ? last : at - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape') {
      // The dialog around it stays.
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="relative">
      <TextField
        {...field}
        label={t.areaOrPin}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${at}`}
        autoComplete="off"
        maxLength={60}
        onKeyDown={handleKey}
        onInput={() => {
          setAt(-1);
          setOpen(true);
        }}
        onBlur={(event) => {
          setOpen(false);
          field.onBlur?.(event);
        }}
      />
      <p role="status" className="sr-only">
        {isOpen && text !== '' && !whole.test(text) && t.areaCount({ count: found.length })}
      </p>
      {isShown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t.areas}
          className="absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden rounded-md border border-line bg-surface shadow-2"
        >
          {found.map((area, index) => (
            <div
              key={`${area.name} ${area.pincode}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the field loses the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(area)}
              onKeyDown={() => undefined}
              className={cx(
                'flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-3.5 last:border-0 hover:bg-surface-2',
                index === at && 'bg-brand-soft font-bold text-brand-ink',
              )}
            >
              <Icon of={MapPinIcon} className="text-[1.125rem] text-ink-3" />
              <span className="min-w-0 flex-1 truncate">{area.name}</span>
              <span className="num text-ink-3">{area.pincode}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
