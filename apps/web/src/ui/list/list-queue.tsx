import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  card: (row: Row) => ReactNode;
  openId: string;
  onOpen: (row: Row) => void;
  onClose: () => void;
  /** The open row, which takes the page. */
  children: ReactNode;
}

/** The open row takes the page, and the other rows stand beside it as a queue. */
export const ListQueue = <Row,>({ title, rows, rowId, card, openId, onOpen, onClose, children }: Props<Row>) => {
  const t = useTexts(listPartTexts);
  return (
    <div className="grid min-h-dvh grid-cols-[272px_minmax(0,1fr)]">
      <title>{`${title} · Tawa`}</title>
      <nav
        aria-label={title}
        className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-surface pb-8 outline-none"
      >
        <div className="flex h-16 items-center justify-between gap-2 pr-2 pl-4">
          <h1 className="text-xl font-bold">{title}</h1>
          <IconButton label={t.closePanel} icon={XIcon} onClick={onClose} />
        </div>
        <ul>
          {rows.map((row) => (
            <li key={rowId(row)}>
              <button
                type="button"
                aria-current={rowId(row) === openId}
                onClick={() => onOpen(row)}
                className="block w-full border-t border-line px-4 py-3 text-left aria-[current=true]:bg-brand-soft"
              >
                {card(row)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t.panel} className="min-w-0 px-6 py-6">
        {children}
      </section>
    </div>
  );
};
