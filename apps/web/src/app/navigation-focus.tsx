import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of page, moves the focus to the content and says the new page's title; a load leaves both alone. */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    // The title belongs to the new screen, which may still be on its way.
    const timer = setTimeout(() => setSaid(document.title), 250);
    if (document.activeElement === null || !document.querySelector('[role="dialog"]')?.contains(document.activeElement))
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
