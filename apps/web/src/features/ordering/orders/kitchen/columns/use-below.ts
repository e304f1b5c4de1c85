import { useEffect, useEffectEvent, useRef, useState } from 'react';

// A ticket whose head can be read is in sight.
const headPx = 44;

/** How many tickets of a column lie below what can be seen of it, and a way to the next of them. */
export function useBelow() {
  const scroller = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  const look = useEffectEvent(() => {
    const box = scroller.current;
    if (!box || box.clientHeight === 0) return;
    const end = box.getBoundingClientRect().bottom - headPx;
    const tickets = [...box.querySelectorAll('[data-ticket]')];
    setBelow(tickets.filter((ticket) => ticket.getBoundingClientRect().top > end).length);
  });
  useEffect(() => look());
  useEffect(() => {
    const box = scroller.current;
    const lookAgain = () => look();
    box?.addEventListener('scroll', lookAgain, { passive: true });
    window.addEventListener('resize', lookAgain);
    return () => {
      box?.removeEventListener('scroll', lookAgain);
      window.removeEventListener('resize', lookAgain);
    };
  }, []);
  const showNext = () => {
    const box = scroller.current;
    if (box) box.scrollTop += box.clientHeight - headPx;
  };
  return { scroller, below, showNext };
}
