import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';

interface Affixes {
  /** Icon at the left edge. */
  icon?: Shape;
  /** Text at the left edge: '₹'. */
  before?: ReactNode;
  /** A unit or a small button at the right edge. */
  after?: ReactNode;
  /** Height in px. */
  size?: 44 | 48;
}

/** The box around what can be written in. */
export const inputFrame =
  'flex items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger has-disabled:bg-surface-2 has-disabled:text-ink-3';
/** What is written in, without a look of its own. */
export const inputBare = 'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:cursor-not-allowed';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & Affixes;

/** A one-line input; 16 px text so that phones do not zoom. */
export function Input({ icon, before, after, size = 48, className, ...props }: InputProps) {
  return (
    <span className={cx(inputFrame, size === 48 ? 'h-12' : 'h-11', className)}>
      {icon && <Icon of={icon} weight="bold" className="text-[17px] text-ink-3" />}
      {before && <span className="text-ink-3">{before}</span>}
      <input {...props} className={inputBare} />
      {after}
    </span>
  );
}

export interface Choice {
  value: string | number;
  label: string;
  disabled?: boolean;
}
export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  Affixes & {
    options: readonly Choice[];
    /** The first, empty entry: 'Choose a city'. */
    placeholder?: string;
  };

/** The platform's own select, which phones open as a wheel and which works before scripts do. */
export function Select({ options, placeholder, icon, size = 48, className, ...props }: SelectProps) {
  return (
    <span className={cx(inputFrame, 'relative', size === 48 ? 'h-12' : 'h-11', className)}>
      {icon && <Icon of={icon} weight="bold" className="text-[17px] text-ink-3" />}
      <select {...props} className={cx(inputBare, '-mr-3.5 appearance-none truncate pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={CaretDownIcon}
        weight="bold"
        className="pointer-events-none absolute right-3.5 text-[14px] text-ink-3"
      />
    </span>
  );
}
