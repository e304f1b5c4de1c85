import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { officeStatisticsTexts } from './statistics.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What a figure counts: orders, or the ratings that were given. */
export type BehindFigure = OrderFigure | 'ratings';

/** Who reads a report: in which words, and where the rows behind a figure are listed. */
interface Reader {
  reads: 'restaurant' | 'office';
  hrefOf?: (figure: BehindFigure) => string;
}

const Context = createContext<Reader>({ reads: 'restaurant' });
const useReader = () => useContext(Context);

/** The report is read by the office; each figure leads to its rows. */
export function OfficeReader({ hrefOf, children }: Required<Pick<Reader, 'hrefOf'>> & { children: ReactNode }) {
  const reader = useMemo(() => ({ reads: 'office' as const, hrefOf }), [hrefOf]);
  return <Context value={reader}>{children}</Context>;
}

export function useReaderWords() {
  const t = useTexts(officeStatisticsTexts);
  return t.reader[useReader().reads];
}

/** A figure; a link to its rows where the reader has a list of them. */
export function Behind({ figure, children }: { figure: BehindFigure; children: ReactNode }) {
  const to = useReader().hrefOf?.(figure);
  if (to === undefined) return <>{children}</>;
  return (
    <Link to={to} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
      {children}
    </Link>
  );
}
