import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface Props {
  /** It was pressed and says no more than that. */
  isSettling: boolean;
  /** Null once the ticket has left. */
  children: ReactNode;
}

/** Where a ticket stands, as tall as it was when it could be pressed: no other one comes under the hand that is there. */
export function TicketPlace({ isSettling, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isGap = children === null;
  const isKept = isGap || isSettling;
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return undefined;
    if (isKept) {
      node.style.minHeight = `${height.current}px`;
      return () => void (node.style.minHeight = '');
    }
    const observer = new ResizeObserver(() => void (height.current = node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [isKept]);
  return (
    <div
      ref={place}
      aria-hidden={isGap}
      className={cx('grid min-w-0 content-start', isGap && 'rounded-xl border-2 border-dashed border-line-strong')}
    >
      {children}
    </div>
  );
}
