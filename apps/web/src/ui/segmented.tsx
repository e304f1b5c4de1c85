import type { ReactNode } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
  className?: string;
}

/** One choice of a few, side by side; arrow keys move as in any group of radio buttons. */
export function Segmented<T extends string>({ label, value, onChange, options, className = '' }: SegmentedProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={`inline-flex rounded-md bg-surface-2 p-1 ${className}`}>
      {options.map((option) => (
        <label
          key={option.value}
          className={`flex min-h-10 flex-1 items-center justify-center gap-2 rounded-sm px-3.5 text-[15px] font-semibold whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${option.value === value ? 'bg-surface shadow-1' : 'text-ink-2'}`}
        >
          <input
            type="radio"
            name={label}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface RadioCardProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** One of several cards; the chosen one has fill, border and a filled dot. */
export function RadioCard({
  name,
  checked,
  onChange,
  title,
  text,
  icon,
  disabled = false,
  className = '',
}: RadioCardProps) {
  const look = checked ? 'border-brand bg-brand-soft outline outline-brand' : 'border-line-strong bg-surface';
  return (
    <label
      className={`flex min-h-14 items-start gap-3 rounded-md border p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${look} ${disabled ? 'opacity-60' : ''} ${className}`}
    >
      {icon && <span className="mt-0.5 text-xl text-brand-ink">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{title}</span>
        {text && <span className="block text-sm text-ink-2">{text}</span>}
      </span>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
    </label>
  );
}
