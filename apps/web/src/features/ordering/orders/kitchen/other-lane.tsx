import { reasonText } from '@tawa/domain/ordering/orders';
import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { historyTexts, kitchenMessages } from '#lib/messages-kitchen.ts';
import { formatWhen } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Lane } from './kitchen.queries.ts';
import { CashTaken } from './hand-over/cash-taken.tsx';
import { StateBadge } from './ticket/state-badge.tsx';
import { Ticket } from './ticket/ticket.tsx';
import type { KitchenBoard } from './use-kitchen-board.ts';

function Pages({ board: { page, setPage, query } }: { board: KitchenBoard }) {
  const last = query.data?.total_pages ?? 1;
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 pt-6">
      <Button variant="secondary" size={48} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Newer
      </Button>
      <span className="num text-sm text-ink-2">
        {page} of {last}
      </span>
      <Button variant="secondary" size={48} disabled={page >= last} onClick={() => setPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}

/** Orders for later, or those that are over. */
export function OtherLane({ board, lane }: { board: KitchenBoard; lane: Exclude<Lane, 'board'> }) {
  const { orders, now, clock, search } = board;
  const empty = search.words.trim() === '' ? kitchenMessages.empty[lane] : kitchenMessages.noMatch(search.words.trim());
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-10 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2 max-xl:mb-3">
        <h2 className="text-lg font-bold xl:sr-only">{lane === 'upcoming' ? 'Upcoming' : 'Done'}</h2>
        <Button variant="quiet" className="px-3! text-sm! xl:hidden" onClick={() => board.setLane('board')}>
          Back to the board
        </Button>
      </div>
      {board.waiting > 0 && (
        <Banner
          tone="warning"
          icon={BellRingingIcon}
          className="mb-4"
          action={
            <Button
              variant="quiet"
              className="-my-3 min-h-11! shrink-0 px-3! text-sm!"
              onClick={() => board.setLane('board')}
            >
              View
            </Button>
          }
        >
          {kitchenMessages.waiting(board.waiting)}
        </Banner>
      )}
      {orders.length === 0 && <p className="py-16 text-center text-body text-ink-2">{empty}</p>}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <Ticket key={order.order_number} order={order} now={now} clock={clock}>
            <p className="flex flex-wrap items-center gap-2 text-note text-ink-3">
              <StateBadge order={order} />
              {lane === 'done' && order.cancel_reason && <span>{reasonText(order.cancel_reason)}</span>}
              {lane === 'done' && <CashTaken order={order} />}
              {lane === 'upcoming' && order.cook_by && `Cook from ${formatWhen(order.cook_by, now)}`}
            </p>
          </Ticket>
        ))}
      </div>
      <Pages board={board} />
      {lane === 'done' && (
        <p className="pt-6 text-center">
          <ButtonLink to={paths.restaurantOrderHistory} variant="secondary">
            {historyTexts.link}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
