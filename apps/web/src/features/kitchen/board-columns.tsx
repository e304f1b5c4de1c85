import type { KitchenOrder } from '@tawa/contract/orders';
import { useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { columns, groupByColumn, isRunningLate, toCook, type Column } from './board.ts';
import { TicketActions } from './ticket-actions.tsx';
import { Ticket } from './ticket.tsx';
import type { Moves } from './use-moves.ts';

const cookShown = 6;

/** What the stove needs over all open tickets, and how many run late. */
export function CookStrip({ orders, now }: { orders: readonly KitchenOrder[]; now: number }) {
  const totals = toCook(orders);
  const late = orders.filter((order) => isRunningLate(order, now)).length;
  if (totals.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 lg:px-6">
      <span className="shrink-0 text-note text-ink-3">To cook</span>
      {totals.slice(0, cookShown).map(({ name, quantity }) => (
        <span
          key={name}
          className="flex shrink-0 items-center gap-2 rounded-md bg-surface-2 px-2.5 py-1.5 text-sm font-semibold"
        >
          <span className="num font-bold">{quantity}</span> {name}
        </span>
      ))}
      {totals.length > cookShown && (
        <span className="shrink-0 text-sm font-semibold text-brand-ink">+{totals.length - cookShown} more</span>
      )}
      {late > 0 && <span className="ml-auto shrink-0 text-note font-semibold text-danger">{late} running late</span>}
    </div>
  );
}

interface BoardProps {
  orders: readonly KitchenOrder[];
  moves: Moves;
  now: number;
  disabled: boolean;
}

/** Four columns; phones show one at a time. */
export function Board({ orders, moves, now, disabled }: BoardProps) {
  const groups = groupByColumn(orders);
  const [shown, setShown] = useState<Column>('new');
  return (
    <>
      <Segmented
        label="Columns"
        value={shown}
        onChange={setShown}
        options={columns.map(({ id, title }) => ({ value: id, label: `${title} ${groups[id].length}` }))}
        className="m-4 max-w-[calc(100%-2rem)]! md:hidden"
      />
      <div className="grid gap-4 p-4 md:grid-cols-2 lg:px-6 xl:grid-cols-4">
        {columns.map(({ id, title, hint }) => (
          <section key={id} aria-labelledby={`column-${id}`} className={shown === id ? '' : 'max-md:hidden'}>
            <h2 id={`column-${id}`} className="mb-3 flex items-baseline gap-2 text-lg font-bold">
              {title} <span className="num text-ink-3">{groups[id].length}</span>
              <span className="ml-auto text-note font-normal text-ink-3">{hint}</span>
            </h2>
            <div className="grid gap-4">
              {groups[id].map((order) => (
                <Ticket key={order.order_number} order={order} now={now}>
                  <TicketActions order={order} moves={moves} disabled={disabled} />
                </Ticket>
              ))}
              {groups[id].length === 0 && (
                <p className="rounded-xl border border-dashed border-line p-6 text-center text-sm text-ink-3">
                  Nothing here
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
