import { handoverCodeDigits } from '@tawa/domain/limits';
import { useId } from 'react';

interface CodeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Four boxes over one numeric input, so that pasting and a phone's number keys just work. */
export function CodeBoxes({ label, value, onChange, error, disabled = false }: CodeProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[13px] font-semibold text-ink-2">
        {label}
      </label>
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-4 gap-2">
          {Array.from({ length: handoverCodeDigits }, (_box, place) => (
            <span
              key={place}
              className={`num grid h-13 place-items-center rounded-md border text-xl font-bold ${error ? 'border-danger' : place === value.length ? 'border-brand' : 'border-line-strong'} bg-surface`}
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
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, handoverCodeDigits))}
          className="absolute inset-0 size-full cursor-text rounded-md bg-transparent text-transparent caret-transparent"
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-[13px] font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
