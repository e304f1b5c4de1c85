import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { inputBare, inputFrame, type Affixes } from './plain-input.tsx';

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
      {icon && <Icon of={icon} weight="bold" className="text-[1.0625rem] text-ink-3" />}
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
        className="pointer-events-none absolute right-3.5 text-[0.875rem] text-ink-3"
      />
    </span>
  );
}
