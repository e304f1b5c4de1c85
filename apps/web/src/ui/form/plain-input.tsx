import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type Shape } from '../icon.tsx';

/** What can stand at the edges of a field. */
export interface Affixes {
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
  'flex items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger has-[>:disabled]:bg-surface-2 has-[>:disabled]:text-ink-3';
/** What is written in, without a look of its own. */
export const inputBare = 'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:cursor-not-allowed';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & Affixes;

/** A one-line input; 16 px text so that phones do not zoom. */
export function Input({ icon, before, after, size = 48, className, ...props }: InputProps) {
  return (
    <span className={cx(inputFrame, size === 48 ? 'h-12' : 'h-11', className)}>
      {icon && <Icon of={icon} weight="bold" className="text-[1.0625rem] text-ink-3" />}
      {before && <span className="text-ink-3">{before}</span>}
      <input {...props} className={inputBare} />
      {after}
    </span>
  );
}
