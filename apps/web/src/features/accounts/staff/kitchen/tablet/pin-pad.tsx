import { BackspaceIcon } from '@phosphor-icons/react/dist/ssr/Backspace';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { tabletTexts } from './tablet.texts.ts';

const lengthMin = 4;
const lengthMax = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const key =
  'press num grid min-h-18 place-items-center rounded-xl border border-line bg-surface text-[1.75rem] font-bold disabled:opacity-50';

interface Props {
  title: string;
  text?: string;
  /** What was wrong with the last one. */
  error: string | null;
  pending: boolean;
  onDone: (pin: string) => void;
  onCancel: () => void;
}

/** Digits that wet hands find, over the whole screen; a keyboard types as well. */
export function PinPad({ title, text, error, pending, onDone, onCancel }: Props) {
  const t = useTexts(tabletTexts);
  const label = useId();
  const part = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState('');
  const isWhole = pin.length >= lengthMin;
  useEffect(() => part.current?.focus(), []);
  const type = (digit: string) => !pending && pin.length < lengthMax && setPin(pin + digit);
  const takeBack = () => setPin(pin.slice(0, -1));
  const done = () => {
    if (!isWhole || pending) return;
    setPin('');
    onDone(pin);
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') takeBack();
    else if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !isButton) done();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const zero = '0';
  return (
    <div
      ref={part}
      role="dialog"
      aria-modal="true"
      aria-labelledby={label}
      tabIndex={-1}
      className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-canvas p-4 text-ink outline-none"
    >
      <div className="grid w-full max-w-[360px] gap-4">
        <div className="text-center">
          <h2 id={label} className="text-2xl font-bold wrap-anywhere">
            {title}
          </h2>
          {text !== undefined && <p className="mt-1 text-body text-ink-2">{text}</p>}
        </div>
        <p className="flex min-h-8 items-center justify-center gap-4">
          <span role="status" className="sr-only">
            {t.pin.typed({ count: pin.length })}
          </span>
          {places.map((place, at) => (
            <span
              key={place}
              aria-hidden="true"
              className={cx(
                'size-4 rounded-full border-2',
                at < pin.length ? 'border-brand bg-brand' : 'border-line-strong',
                at >= lengthMin && at >= pin.length && 'opacity-40',
              )}
            />
          ))}
        </p>
        <p role="alert" className="min-h-12 text-center text-body font-semibold text-danger">
          {error}
        </p>
        <div className="grid grid-cols-3 gap-2.5">
          {digits.map((digit) => (
            <button key={digit} type="button" disabled={pending} onClick={() => type(digit)} className={key}>
              {digit}
            </button>
          ))}
          <button
            type="button"
            aria-label={t.pin.back}
            disabled={pending || pin === ''}
            onClick={takeBack}
            className={key}
          >
            <Icon of={BackspaceIcon} weight="bold" />
          </button>
          <button type="button" disabled={pending} onClick={() => type(zero)} className={key}>
            {zero}
          </button>
          <button
            type="button"
            disabled={!isWhole || pending}
            onClick={done}
            className={cx(key, isWhole && 'border-brand bg-brand! text-on-brand')}
          >
            {t.pin.done}
          </button>
        </div>
        <Button variant="secondary" wide className="min-h-16!" onClick={onCancel}>
          {t.pin.cancel}
        </Button>
      </div>
    </div>
  );
}
