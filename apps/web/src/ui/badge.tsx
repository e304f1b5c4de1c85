import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const tones = {
  neutral: 'bg-surface-2 text-ink-2',
  brand: 'bg-brand-soft text-brand-ink',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};
export type BadgeTone = keyof typeof tones;

interface Props {
  tone?: BadgeTone;
  icon?: Shape;
  className?: string;
  children: ReactNode;
}

/** A state as icon and word; never colour alone. */
export function Badge({ tone = 'neutral', icon, className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-xs px-2 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} weight="fill" className="text-[0.875rem]" />}
      {children}
    </span>
  );
}

/** The small number on an icon or a menu entry; hidden at 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="num grid h-6 min-w-6 place-items-center rounded-full bg-danger-soft px-1.5 text-note font-bold text-danger">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        {count} {label}
      </span>
    </span>
  );
}

/** The pulsing dot of something that is connected right now. */
export function LiveDot({ children }: { children?: ReactNode }) {
  const t = useTexts(uiTexts);
  return (
    <span className="inline-flex items-center gap-1.5 text-note font-semibold text-success">
      <span className="size-2 animate-live rounded-full bg-success-solid" />
      {children ?? t.live}
    </span>
  );
}
