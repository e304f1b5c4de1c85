import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { statePartTexts } from './state.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** One grey block with the size of what will come: `<Skeleton className="h-5 w-40" />`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={cx('relative block overflow-hidden rounded-sm bg-surface-3', className)}>
      <span className="absolute inset-0 -translate-x-full animate-shimmer bg-linear-to-r from-transparent via-surface/60 to-transparent" />
    </span>
  );
}

/** Several lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="block space-y-2" aria-hidden="true">
      {Array.from({ length: lines }, (_line, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </span>
  );
}

/** Frames blocks and tells screen readers, once, that something is loading. */
export function Loading({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  const t = useTexts(statePartTexts);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? t.loading}</span>
      {children}
    </div>
  );
}
