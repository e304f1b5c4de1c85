import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const base =
  'press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-body font-semibold whitespace-nowrap disabled:cursor-not-allowed disabled:text-ink-3';

interface ChipProps extends ComponentProps<'button'> {
  /** On or off; left out for a suggestion that only fills something in. */
  pressed?: boolean;
  icon?: Shape;
}

/** A filter that is on or off, or a suggestion. */
export function Chip({ pressed, icon, className, children, ...props }: ChipProps) {
  const look = pressed ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-ink';
  return (
    <button type="button" {...props} aria-pressed={pressed} className={cx(base, look, className)}>
      {icon && <Icon of={icon} weight={pressed ? 'fill' : 'bold'} className="text-[1.0625rem]" />}
      {children}
    </button>
  );
}

/** A filter that is set, with a cross that takes it off. */
export function RemovableChip({ label, mark, onRemove }: { label: string; mark?: ReactNode; onRemove: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <button
      type="button"
      onClick={onRemove}
      className={cx(base, 'relative border-transparent bg-brand-soft text-brand-ink')}
    >
      <span className="sr-only">{t.removeFilter} </span>
      {mark && <span aria-hidden="true">{mark}</span>}
      {label}
      <Icon of={XIcon} weight="bold" className="text-[0.875rem]" />
    </button>
  );
}
