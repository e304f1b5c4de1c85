import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readerTexts } from '#lib/messages-statistics.ts';

/** What a figure counts: orders, or the ratings that were given. */
export type BehindFigure = OrderFigure | 'ratings';

/** Who reads a report: in which words, and where the rows behind a figure are listed. */
interface Reader {
  words: (typeof readerTexts)[keyof typeof readerTexts];
  hrefOf?: (figure: BehindFigure) => string;
}

const Context = createContext<Reader>({ words: readerTexts.restaurant });
const useReader = () => useContext(Context);

/** The report is read by the office; each figure leads to its rows. */
export function OfficeReader({ hrefOf, children }: Required<Pick<Reader, 'hrefOf'>> & { children: ReactNode }) {
  const reader = useMemo(() => ({ words: readerTexts.office, hrefOf }), [hrefOf]);
  return <Context value={reader}>{children}</Context>;
}

export const useReaderWords = () => useReader().words;

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
