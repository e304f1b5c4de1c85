import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { countLate } from '@tawa/domain/ordering/ticket-urgency';
import { useState, type Ref } from 'react';
import { cx } from '#ui/cx.ts';
import { columnsIn, type Column } from './board.ts';
import { BoardTicket } from './board-ticket.tsx';
import { BoardColumn } from './columns/column.tsx';
import { EmptyColumn, useEmptyWords } from './columns/column-empty.tsx';
import { ColumnTabs } from './columns/column-tabs.tsx';
import { NewOrderBar } from './columns/new-order-bar.tsx';
import { CookStrip } from './ticket/cook-list.tsx';
import { RiderGroups } from './hand-over/rider-groups.tsx';
import { SendTogether } from './hand-over/send-together.tsx';
import { Reminder } from './sound/reminder.tsx';
import { useSeveralBars } from './several/use-several-bars.tsx';
import { TicketSheet } from './ticket/ticket-sheet.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useColumnsInView } from './columns/use-columns-in-view.ts';
import { useBoardRights } from './use-board-rights.ts';
import type { Moves } from './use-moves.ts';
import { useStillColumns } from './columns/use-still-columns.ts';
import { TicketPlace } from './columns/ticket-place.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

export interface BoardProps {
  orders: readonly KitchenOrder[];
  moves: Moves;
  now: number;
  clock: () => number;
  disabled: boolean;
  /** Nobody hears an order that waits. */
  isSilent: boolean;
  /** Tickets that do not match are left out. */
  isSearching: boolean;
  onPrint: (order: KitchenOrder) => void;
  onBill: (order_number: string) => void;
  /** The part whose tickets the keys walk through. */
  ref: Ref<HTMLDivElement>;
}

const countsOf = (columns: Record<Column, KitchenOrder[]>, now: number) => {
  const of = (id: Column) => ({ open: columns[id].length, late: countLate(columns[id], now).late });
  return { new: of('new'), preparing: of('preparing'), ready: of('ready'), way: of('way') };
};

// Without a ticket there is nothing in the row that could have the focus, so only the tabs move it.
const row =
  'relative flex min-h-0 flex-1 snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto overflow-y-hidden scroll-smooth px-4 pt-3 no-scrollbar lg:scroll-px-6 lg:px-6 xl:gap-3 xl:overflow-visible';

/** Four columns that scroll by themselves; narrow screens show one or two of them. */
export function Board({ orders, moves, now, clock, disabled, isSilent, isSearching, ref, ...papers }: BoardProps) {
  const language = useLanguage();
  const { places, columns, isRail, isTouched } = useStillColumns(orders);
  const [open, setOpen] = useState<string | null>(null);
  const [full, setFull] = useState<string | null>(null);
  // Where nothing is new, a narrow screen begins with what there is to do.
  const begin = Object.values(columns).findIndex((list) => list.length > 0);
  const { scroller, show, isInView } = useColumnsInView(Math.max(0, begin));
  const emptyWords = useEmptyWords(isSearching);
  useArrivals(orders);
  const { answers, handsOver } = useBoardRights();
  const { placed, accepting, marking, parts } = useSeveralBars({ places, columns }, moves, disabled);
  const shared = { moves, disabled, clock, now, ...papers };
  const opened = orders.find((order) => order.order_number === full && !moves.isSettling(order));
  return (
    <div ref={ref} className="relative flex min-h-0 flex-1 flex-col">
      <ColumnTabs counts={countsOf(columns, now)} isInView={isInView} onShow={show} />
      <CookStrip orders={orders} now={now} />
      <div ref={scroller} className={cx(row, orders.length === 0 && 'overflow-x-hidden')}>
        {columnsIn(language).map((column) => {
          const { text, rail } = emptyWords(column.id);
          const list = columns[column.id];
          return (
            <BoardColumn
              key={column.id}
              {...column}
              {...parts[column.id]}
              orders={list}
              isRail={isRail(column.id)}
              railNote={rail}
            >
              {handsOver && column.id === 'ready' && <SendTogether orders={list} moves={moves} disabled={disabled} />}
              {column.id === 'way' ? (
                <RiderGroups {...shared} orders={list} open={open} onOpen={setOpen} />
              ) : (
                places[column.id].map(({ order_number, order }) => (
                  <TicketPlace key={order_number} isSettling={order !== null && moves.isSettling(order)}>
                    {order && (
                      <BoardTicket
                        {...shared}
                        order={order}
                        isFirst={order === list[0]}
                        isOpen={order_number === open && !moves.isSettling(order)}
                        onOpen={setOpen}
                        onFull={setFull}
                        several={column.id === 'new' ? accepting : marking}
                      />
                    )}
                  </TicketPlace>
                ))
              )}
              {(column.id === 'way' ? list : places[column.id]).length === 0 && <EmptyColumn text={text} />}
            </BoardColumn>
          );
        })}
      </div>
      {placed[0] && !isInView(0) && <NewOrderBar order={placed[0]} now={now} onView={() => show(0)} />}
      {isSilent && answers && (
        <Reminder
          orders={placed}
          moves={moves}
          several={accepting}
          disabled={disabled}
          clock={clock}
          isTouched={isTouched}
        />
      )}
      {opened && <TicketSheet {...shared} order={opened} onClose={() => setFull(null)} />}
    </div>
  );
}
