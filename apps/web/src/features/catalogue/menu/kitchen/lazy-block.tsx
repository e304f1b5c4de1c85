import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Whether it is drawn from the start. */
  early: boolean;
  rows: number;
  children: () => ReactNode;
}

const rowGuess = 60;

/** Rows that are drawn only near what is in sight, so that a menu of thousands stays light. */
export function LazyBlock({ early, rows, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(rows * rowGuess);
  const [isNear, setNear] = useState(early);
  useEffect(() => {
    const part = place.current;
    if (!part) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting || part.contains(document.activeElement));
      },
      { rootMargin: '1200px 0px' },
    );
    watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} style={isNear ? undefined : { height }}>
      {isNear && children()}
    </div>
  );
}
