import { XIcon } from '@phosphor-icons/react';
import type { ComponentProps } from 'react';

/** A filter that is on or off. */
export const Chip = ({
  pressed,
  className = '',
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean }) => (
  <button
    type="button"
    aria-pressed={pressed}
    className={`inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-[15px] font-semibold transition ${pressed ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-ink'} ${className}`}
    {...rest}
  >
    {children}
  </button>
);

/** A filter that is set, with a cross that takes it off. */
export const RemovableChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={`Remove filter ${label}`}
    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-4 text-[15px] font-semibold text-brand-ink"
  >
    {label}
    <XIcon weight="bold" aria-hidden="true" />
  </button>
);
