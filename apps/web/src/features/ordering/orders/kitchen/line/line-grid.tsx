import type { LineItem } from '@tawa/contract/ordering/orders.line';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { shortNumber } from '../board.ts';
import { columnsClass, columnStart, rowsClass, rowStart, type LineLook } from './line-look.ts';
import { LineDisplayTicket } from './line-ticket.tsx';
import { lineTexts } from './line.texts.ts';
import type { LinePage } from './use-line.ts';

interface Props {
  page: LinePage;
  look: LineLook;
  now: number;
  picked: string | null;
  station: string | null;
  onTick: (order_number: string, item: LineItem) => void;
  onDone: (order_number: string) => void;
}

/** A page of tickets, each in its place; what is finished leaves a gap while a hand is near. */
export function LineGrid({ page, look, now, picked, station, onTick, onDone }: Props) {
  const t = useTexts(lineTexts);
  return (
    <div
      className={cx(
        'grid min-h-0 flex-1',
        look.kind === 'wall' ? 'gap-[1em] p-[1em]' : 'gap-3 p-3',
        columnsClass[look.columns],
        rowsClass[look.rows],
      )}
    >
      {page.map(({ key, ticket, column, row, tall, wide, place }) => {
        const className = cx(columnStart[column], rowStart[row], tall && 'row-span-2', wide && 'col-span-2');
        if (!ticket)
          return (
            <p
              key={key}
              className={cx(
                'grid place-items-center rounded-xl border-2 border-dashed border-line text-ink-3',
                look.kind === 'wall' && 'text-[1.5em]',
                className,
              )}
            >
              {t.gone({ number: shortNumber(key) })}
            </p>
          );
        return (
          <LineDisplayTicket
            key={key}
            ticket={ticket}
            now={now}
            look={look}
            place={look.kind === 'wall' ? place : null}
            isPicked={picked === key}
            tall={tall}
            wide={wide}
            station={station}
            className={className}
            onTick={(item) => onTick(key, item)}
            onDone={() => onDone(key)}
          />
        );
      })}
    </div>
  );
}
