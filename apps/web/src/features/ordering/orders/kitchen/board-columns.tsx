import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { cx } from '#ui/cx.ts';
import { isAccepting } from './accepting-switch.tsx';
import { columnsIn, dueAt, groupByColumn, isBehind, type Column } from './board.ts';
import { ColumnTabs } from './column-tabs.tsx';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { CookStrip } from './ticket/cook-list.tsx';
import { kitchenStatusQuery } from './kitchen.queries.ts';
import { SendTogether } from './hand-over/send-together.tsx';
import { TicketActions } from './ticket/ticket-actions.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useColumnsInView } from './use-columns-in-view.ts';
import type { Moves } from './use-moves.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface BoardProps {
  orders: readonly KitchenOrder[];
  moves: Moves;
  now: number;
  clock: () => number;
  disabled: boolean;
  /** Tickets that do not match are left out. */
  isSearching: boolean;
  onPrint: (order: KitchenOrder) => void;
  onBill: (order_number: string) => void;
  /** The part whose tickets the keys walk through. */
  ref: Ref<HTMLDivElement>;
}

function Empty({ column, isSearching }: { column: Column; isSearching: boolean }) {
  const t = useTexts(kitchenOrdersTexts);
  const { data } = useQuery(kitchenStatusQuery());
  const isClosed = column === 'new' && data !== undefined && !isAccepting(data);
  const isAbsent = column === 'new' && data !== undefined && data.lifecycle !== 'active';
  const text = isAbsent ? t.notActive : isClosed ? t.kitchen.paused : t.empty[column];
  return (
    <p className="rounded-xl border border-dashed border-line-strong/60 px-4 py-8 text-center text-sm text-ink-3">
      {isSearching ? t.noneHere : text}
    </p>
  );
}

function ColumnHead({ id, title, hint, dot, count }: ReturnType<typeof columnsIn>[number] & { count: number }) {
  return (
    <header className="flex items-baseline gap-2.5 px-1 pb-2 max-xl:sr-only">
      <span className={cx('size-2.5 self-center rounded-full', dot)} />
      <h2 id={`column-${id}`} tabIndex={-1} className="text-lg font-bold whitespace-nowrap">
        {title} <span className="num text-ink-3">{count}</span>
      </h2>
      <span className="ml-auto truncate text-note text-ink-3 max-[1399px]:hidden">{hint}</span>
    </header>
  );
}

/** Says on narrow screens that an order waits in a column that is out of sight. */
function NewOrderBar({ order, now, onView }: { order: KitchenOrder; now: number; onView: () => void }) {
  const t = useTexts(kitchenOrdersTexts);
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 flex animate-pop items-center justify-between gap-3 rounded-lg bg-bar py-1.5 pr-1.5 pl-4 text-body font-semibold text-on-bar shadow-3 xl:hidden">
      <span className="num">{t.newOrderLeft({ math: countdownText(Math.max(0, dueAt(order) - now)) })}</span>
      <Button size={40} className="min-h-11! bg-on-bar-accent! text-bar!" onClick={onView}>
        {t.view}
      </Button>
    </div>
  );
}

// Without a ticket there is nothing in the row that could have the focus, so only the tabs move it.
const row =
  'relative flex min-h-0 flex-1 snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto overflow-y-hidden scroll-smooth px-4 pt-4 no-scrollbar lg:scroll-px-6 lg:px-6 xl:grid xl:grid-cols-4 xl:gap-4 xl:overflow-visible';

/** Four columns that scroll by themselves; narrow screens show one or two of them. */
export function Board({ orders, moves, now, clock, disabled, isSearching, ref, ...papers }: BoardProps) {
  const language = useLanguage();
  const groups = groupByColumn(orders);
  const [open, setOpen] = useState<string | null>(null);
  const { scroller, show, isInView } = useColumnsInView();
  const arrivals = useArrivals(orders, isInView(0));
  const countsOf = (id: Column) => ({
    open: groups[id].length,
    late: groups[id].filter((order) => isBehind(order, now)).length,
  });
  const counts = {
    new: countsOf('new'),
    preparing: countsOf('preparing'),
    ready: countsOf('ready'),
    way: countsOf('way'),
  };
  const oldest = groups.new.find(({ status }) => status === 'placed');
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      <ColumnTabs counts={counts} isInView={isInView} onShow={show} />
      <CookStrip orders={orders} now={now} />
      <div
        ref={scroller}
        onTouchStart={arrivals.hold}
        onTouchEnd={arrivals.letGo}
        onTouchCancel={arrivals.letGo}
        className={cx(row, orders.length === 0 && 'overflow-x-hidden')}
      >
        {columnsIn(language).map((column) => (
          <section
            key={column.id}
            aria-labelledby={`column-${column.id}`}
            data-column={column.id}
            className="flex min-h-0 w-full min-w-0 shrink-0 snap-start snap-always flex-col md:w-[calc(50%-10px)] xl:w-auto"
          >
            <ColumnHead {...column} count={groups[column.id].length} />
            <div className="-mx-1 grid min-h-0 flex-1 grid-cols-1 content-start gap-3 overflow-y-auto overscroll-y-contain px-1 pt-1 pb-24">
              {column.id === 'ready' && <SendTogether orders={groups.ready} moves={moves} disabled={disabled} />}
              {groups[column.id].map((order, place) => {
                const isOpen = order.order_number === open && !moves.isSettling(order);
                const shared = { order, isFirst: place === 0, isOpen };
                return (
                  <Ticket key={order.order_number} {...shared} now={now} clock={clock}>
                    <TicketActions {...shared} {...papers} moves={moves} disabled={disabled} onOpen={setOpen} />
                  </Ticket>
                );
              })}
              {groups[column.id].length === 0 && <Empty column={column.id} isSearching={isSearching} />}
            </div>
          </section>
        ))}
      </div>
      {oldest && !isInView(0) && <NewOrderBar order={oldest} now={now} onView={() => show(0)} />}
    </div>
  );
}
