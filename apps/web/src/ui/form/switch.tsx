import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  onChange?: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, checked, hideLabel = false, onChange, className, ...props }: Props) {
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-3 text-body font-semibold', className)}>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
      <span className="relative inline-flex shrink-0">
        <input
          {...props}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          className="peer h-7 w-12 appearance-none rounded-full bg-line-strong transition-colors checked:bg-success-solid disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-0.5 left-0.5 size-6 rounded-full bg-[white] shadow-1 transition-transform ease-out peer-checked:translate-x-5" />
      </span>
    </label>
  );
}
