import { useEffect, useRef, useState } from 'react';

/** Below the head with its tabs, where a section counts as the one that is read. */
const readingLinePx = 150;

const topOf = (part: Element | null, otherwise = 0) => part?.getBoundingClientRect().top ?? otherwise;

/** Which section is in view, and whether the bar above the menu has reached the head; `top` stands where the bar begins. */
export function useMenuScroll(ids: readonly string[]) {
  const top = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState('');
  const [isStuck, setStuck] = useState(false);
  const listed = ids.join(' ');
  useEffect(() => {
    const all = listed.split(' ');
    let waiting = 0;
    const look = () => {
      waiting = 0;
      setStuck(topOf(top.current) < 0);
      const isPast = (id: string) => topOf(document.getElementById(id), Infinity) <= readingLinePx;
      // Of a page that ends before its last section comes up, the last one that begins in view is read.
      setSeen(all.findLast(isPast) ?? all[0] ?? '');
    };
    const plan = () => {
      if (waiting === 0) waiting = requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [listed]);
  return { top, isStuck, seen: ids.includes(seen) ? seen : (ids[0] ?? '') };
}

/** Brings the beginning of what a search found back under the head. */
export function scrollToMenu(top: HTMLElement | null): void {
  if (topOf(top) < 0) top?.scrollIntoView({ block: 'start' });
}

/** After the menu was drawn anew, stays with the section that was read, or goes back to the beginning where it is gone. */
export function stayWith(id: string, top: HTMLElement | null): void {
  if (topOf(top) >= 0) return;
  requestAnimationFrame(() => (document.getElementById(id) ?? top)?.scrollIntoView({ block: 'start' }));
}

/** Leads to a section, with the focus. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
