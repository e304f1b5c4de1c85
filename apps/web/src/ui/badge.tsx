import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-ink-2',
  brand: 'bg-brand-soft text-brand-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A state in an icon and a word; never colour alone. */
export const Badge = ({
  tone = 'neutral',
  icon,
  className = '',
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={`inline-flex h-6 items-center gap-1 rounded-xs px-2 text-xs font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
  >
    {icon}
    {children}
  </span>
);
