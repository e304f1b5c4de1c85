import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { reasonText } from '@tawa/domain/ordering/orders';
import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Lane } from './kitchen.queries.ts';
import { CashTaken } from './hand-over/cash-taken.tsx';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { StateBadge } from './ticket/state-badge.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { UpcomingActions } from './ticket/upcoming-actions.tsx';
import { useBoardRights } from './use-board-rights.ts';
import type { KitchenBoard } from './use-kitchen-board.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Pages({ board: { page, setPage, query } }: { board: KitchenBoard }) {
  const t = useTexts(kitchenOrdersTexts);
  const last = query.data?.total_pages ?? 1;
  if (last <= 1) return null;
  return (
    <nav aria-label={t.pages} className="flex items-center justify-center gap-4 pt-6">
      <Button variant="secondary" size={48} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {t.newer}
      </Button>
      <span className="num text-sm text-ink-2">{t.of({ page, last })}</span>
      <Button variant="secondary" size={48} disabled={page >= last} onClick={() => setPage(page + 1)}>
        {t.older}
      </Button>
    </nav>
  );
}

interface Props {
  board: KitchenBoard;
  lane: Exclude<Lane, 'board'>;
  onPrint: (order: KitchenOrder) => void;
}

/** Orders for later, or those that are over. */
export function OtherLane({ board, lane, onPrint }: Props) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const { orders, moves, now, clock, online, search } = board;
  const { bills } = useBoardRights();
  const empty = search.words.trim() === '' ? t.empty[lane] : t.noMatch({ words: search.words.trim() });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-10 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2 max-xl:mb-3">
        <h2 className="text-lg font-bold xl:sr-only">{lane === 'upcoming' ? t.upcoming : t.done}</h2>
        <Button variant="quiet" className="px-3! text-sm! xl:hidden" onClick={() => board.setLane('board')}>
          {t.backBoard}
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
              {t.view}
            </Button>
          }
        >
          {t.waiting({ orders: board.waiting })}
        </Banner>
      )}
      {orders.length === 0 && <p className="py-16 text-center text-body text-ink-2">{empty}</p>}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <Ticket key={order.order_number} order={order} now={now} clock={clock}>
            <p className="flex flex-wrap items-center gap-2 text-note text-ink-3">
              <StateBadge order={order} />
              {lane === 'done' && order.cancel_reason && <span>{reasonText(order.cancel_reason)}</span>}
              {bills && lane === 'done' && <CashTaken order={order} />}
              {lane === 'upcoming' && order.cook_by && t.cookFrom({ cookBy: formatWhen(order.cook_by, now, language) })}
            </p>
            {lane === 'upcoming' && (
              <UpcomingActions order={order} moves={moves} disabled={!online} onPrint={onPrint} />
            )}
          </Ticket>
        ))}
      </div>
      <Pages board={board} />
      {bills && lane === 'done' && (
        <p className="pt-6 text-center">
          <ButtonLink to={paths.restaurantOrderHistory} variant="secondary">
            {t.link}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
