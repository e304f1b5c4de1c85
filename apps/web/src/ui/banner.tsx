import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';

const tones = {
  warning: { look: 'bg-warning-soft text-warning', icon: WarningIcon },
  danger: { look: 'bg-danger-soft text-danger', icon: WarningCircleIcon },
  info: { look: 'bg-info-soft text-info', icon: InfoIcon },
  success: { look: 'bg-success-soft text-success', icon: CheckCircleIcon },
  quiet: { look: 'bg-surface-2 text-ink-2', icon: InfoIcon },
};

interface Props {
  tone: keyof typeof tones;
  title?: string;
  icon?: Shape;
  /** Interrupts the screen reader; for what just went wrong. */
  alert?: boolean;
  /** A link or a small button at the end. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A coloured notice inside the page. */
export function Banner({ tone, title, icon, alert = false, action, className, children }: Props) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={cx('flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm', tones[tone].look, className)}
    >
      <Icon of={icon ?? tones[tone].icon} weight="fill" className="mt-0.5 text-[1.0625rem]" />
      <div className="min-w-0 flex-1">
        {title && <p className="text-body font-bold">{title}</p>}
        <div className={title ? 'font-medium text-ink-2' : 'font-semibold'}>{children}</div>
      </div>
      {action}
    </div>
  );
}
