import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

/** A box to tick with its label. */
export function Checkbox({
  label,
  error,
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 text-body">
        <input
          {...props}
          type="checkbox"
          className="size-5 shrink-0 accent-(--brand)"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
