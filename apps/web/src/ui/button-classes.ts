import { cx } from './cx.ts';

export interface ButtonLook {
  /** One `primary` per region of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
  /** Height in px. */
  size?: 40 | 48 | 56;
  /** Takes the whole width. */
  wide?: boolean;
}

const variants = {
  primary: 'bg-brand text-on-brand enabled-hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink enabled-hover:bg-surface-2',
  quiet: 'text-brand-ink enabled-hover:bg-brand-soft',
  'quiet-danger': 'text-danger enabled-hover:bg-danger-soft',
  danger: 'border border-danger bg-surface text-danger enabled-hover:bg-danger-soft',
};
const heights = {
  40: 'min-h-10 pointer-coarse:min-h-11 rounded-md px-4 text-body',
  48: 'min-h-12 rounded-md px-6 text-base',
  56: 'min-h-14 rounded-lg px-6 text-row',
};

/** The classes of a button, for anything that has to look like one. */
export const buttonClasses = ({ variant = 'primary', size = 48, wide = false }: ButtonLook): string =>
  cx(
    'press inline-flex items-center justify-center gap-2 font-bold select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-3 disabled:text-ink-3',
    variants[variant],
    heights[size],
    wide && 'w-full',
  );
