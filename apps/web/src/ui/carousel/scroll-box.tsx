import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Props {
  /** What scrolls; its accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part that scrolls by itself; it takes the focus, so that arrow keys reach what is out of sight. */
export function ScrollBox({ label, className, children }: Props) {
  const reachable = { role: 'region', tabIndex: 0, 'aria-label': label } as const;
  return (
    <div {...reachable} className={cx('relative overflow-auto', className)}>
      {children}
    </div>
  );
}
