import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { PanelFindField } from './panel-find.tsx';

/** The title of a panel's screen, and beside it the field that finds anything. */
export const PanelTitle = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('flex items-center justify-between gap-4', className)}>
    <h1 className="min-w-0 text-2xl font-bold wrap-anywhere">{children}</h1>
    <PanelFindField />
  </div>
);
