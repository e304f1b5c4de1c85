import { useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called once with the whole code, by the last digit or a paste. */
  onComplete?: (code: string) => void;
  length?: number;
  error?: string;
  disabled?: boolean;
}

/** Boxes over one numeric input, so that pasting and a phone's number keys just work. */
export function CodeBoxes({ label, value, onChange, onComplete, length = 4, error, disabled = false }: Props) {
  const id = useId();
  const handle = (typed: string): void => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold text-ink-2">
        {label}
      </label>
      <div className="group relative w-fit max-w-full">
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length }, (_box, place) => (
            <span
              key={place}
              className={cx(
                'num grid h-13 w-13 min-w-0 place-items-center rounded-md border bg-surface text-xl font-bold',
                error ? 'border-danger' : 'border-line-strong',
                disabled && 'bg-surface-2 text-ink-3',
                place === Math.min(value.length, length - 1) &&
                  'group-focus-within:border-brand group-focus-within:ring-2 group-focus-within:ring-focus/60',
              )}
            >
              {value[place] ?? ''}
            </span>
          ))}
        </div>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => handle(event.currentTarget.value)}
          className="absolute inset-0 size-full cursor-text rounded-md bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
      <div aria-live="assertive">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}

/** A code to read out: the same boxes, without an input. */
export function CodeDigits({ label, code }: { label: string; code: string }) {
  return (
    <div role="img" aria-label={`${label}: ${code.split('').join(' ')}`} className="flex gap-2">
      {Array.from({ length: code.length }, (_digit, place) => (
        <span
          key={place}
          className="num grid size-13 place-items-center rounded-md border border-line-strong bg-surface text-xl font-bold"
        >
          {code[place]}
        </span>
      ))}
    </div>
  );
}
