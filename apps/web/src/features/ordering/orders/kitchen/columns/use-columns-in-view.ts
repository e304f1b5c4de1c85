import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { columnsIn } from '../board.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

interface InView {
  /** Place of the first column in sight. */
  first: number;
  /** How many stand side by side: one on phones, two on tablets, all on wide screens. */
  count: number;
}

function measure(scroller: HTMLElement, language: Language): InView {
  const [one, two] = scroller.children;
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement))
    return { first: 0, count: columnsIn(language).length };
  const step = Math.max(1, two.offsetLeft - one.offsetLeft);
  const count = Math.min(columnsIn(language).length, Math.max(1, Math.round(scroller.clientWidth / step)));
  return { first: Math.min(columnsIn(language).length - count, Math.round(scroller.scrollLeft / step)), count };
}

/** Which columns the person sees in a row that may be swiped, beginning at one, and how to bring another into sight. */
export function useColumnsInView(begin: number) {
  const language = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<InView>({ first: 0, count: 1 });

  const goToBegin = useEffectEvent((row: HTMLElement) => {
    const column = row.children[begin];
    if (begin > 0 && column instanceof HTMLElement)
      row.scrollTo({ left: column.offsetLeft - row.offsetLeft, behavior: 'instant' });
  });
  useEffect(() => {
    if (scroller.current) goToBegin(scroller.current);
  }, []);

  useEffect(() => {
    const row = scroller.current;
    if (!row) return undefined;
    const look = () =>
      setView((before) => {
        const now = measure(row, language);
        return now.first === before.first && now.count === before.count ? before : now;
      });
    look();
    row.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      row.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [language]);

  const show = useCallback(
    (place: number) => {
      const row = scroller.current;
      const column = row?.children[place];
      if (!row || !(column instanceof HTMLElement)) return;
      row.scrollLeft = column.offsetLeft - row.offsetLeft;
      setView(({ count }) => ({ count, first: Math.min(columnsIn(language).length - count, place) }));
    },
    [language],
  );

  const isInView = (place: number) => place >= view.first && place < view.first + view.count;
  return { scroller, show, isInView };
}
