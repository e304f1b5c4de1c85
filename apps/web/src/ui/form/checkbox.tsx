import { useId, type ReactNode } from 'react';
import { CheckMark, RadioMark, type NativeProps } from './check-marks.tsx';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';

interface RowProps extends NativeProps {
  label: ReactNode;
  /** Stands at the right end: a price, a count. */
  end?: ReactNode;
  error?: string;
}

const row =
  'flex min-h-11 items-center gap-3 text-body text-ink-2 has-checked:font-semibold has-checked:text-ink has-disabled:text-ink-3';

/** A box to tick with its label; the whole row is the target. */
export function Checkbox({ label, end, error, className, ...props }: RowProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={row}>
        <CheckMark {...props} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined} />
        <span className="min-w-0 flex-1">{label}</span>
        {end !== undefined && <span className="num">{end}</span>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** One of several rows with a dot. */
export function Radio({ label, end, className, ...props }: Omit<RowProps, 'error'>) {
  return (
    <label className={cx(row, className)}>
      <RadioMark {...props} />
      <span className="min-w-0 flex-1">{label}</span>
      {end !== undefined && <span className="num">{end}</span>}
    </label>
  );
}

interface CardProps extends NativeProps {
  heading: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
}

/** One of several cards; the chosen one has fill, border and a filled dot. Lies in a `FieldGroup`. */
export function RadioCard({ heading, text, icon, className, ...props }: CardProps) {
  return (
    <label
      className={cx(
        'flex items-start gap-3 rounded-md border border-line-strong bg-surface p-4 transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-disabled:border-line has-disabled:bg-surface-2 has-disabled:text-ink-3',
        className,
      )}
    >
      {icon && <span className="mt-0.5 text-[1.25rem] text-brand-ink">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block text-body font-bold">{heading}</span>
        {text && <span className="mt-0.5 block text-sm text-ink-2">{text}</span>}
      </span>
      <RadioMark {...props} />
    </label>
  );
}
