import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import type { ReactNode } from 'react';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { columnsIn } from '../board.ts';
import { groupByRider } from '../hand-over/group-by-rider.ts';
import { kitchenOrdersTexts } from '../orders.texts.ts';
import { useBelow } from './use-below.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Head = ReturnType<typeof columnsIn>[number];

interface Props extends Head {
  /** In the places in which they stand. */
  orders: readonly KitchenOrder[];
  /** Gives its width up: a rail with its count, where there is room for all columns. */
  isRail: boolean;
  /** What stands on the rail beside name and count. */
  railNote: string;
  /** Beside the title, in reach on every screen. */
  action?: ReactNode;
  /** Between the title and the tickets, never scrolled away. */
  bar?: ReactNode;
  children: ReactNode;
}

const widths: Readonly<Record<Head['id'], string>> = {
  new: 'xl:w-[272px] xl:shrink-0',
  preparing: 'xl:w-auto xl:min-w-[226px] xl:flex-1',
  ready: 'xl:w-[272px] xl:shrink-0',
  way: 'xl:w-[272px] xl:shrink-0',
};

function Rail({ title, dot, count, note }: Pick<Props, 'title' | 'dot'> & { count: number; note: string }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center gap-2 rounded-2xl border border-dashed border-line-strong py-3 max-xl:hidden">
      <span className={cx('size-2.5 shrink-0 rounded-full', dot)} />
      <span className="num display text-lg font-extrabold text-ink-2">{count}</span>
      <p className="text-body font-bold [writing-mode:vertical-rl]">{title}</p>
      <span className="text-note text-ink-3 [writing-mode:vertical-rl]">{note}</span>
    </div>
  );
}

/** How many tickets lie out of sight, in a strip of its own so that nothing lies over a button. */
function Below({ id, orders, below, onNext }: Pick<Props, 'id' | 'orders'> & { below: number; onNext: () => void }) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const next = orders[orders.length - below];
  const isCooking = id === 'preparing' && next !== undefined;
  const words = id === 'new' ? t.below.new({ count: below }) : t.below.more({ count: below });
  return (
    <div className="flex h-14 shrink-0 items-center justify-center">
      {below > 0 && (
        <button
          type="button"
          onClick={onNext}
          className={cx(
            'press num flex h-11 items-center gap-2 rounded-full px-4 text-sm font-bold',
            id === 'new' ? 'bg-info-soft text-info' : 'bg-surface-3 text-ink',
          )}
        >
          <Icon of={ArrowDownIcon} weight="bold" />
          {isCooking ? t.below.due({ count: below, time: formatTime(ticketDueAt(next), language) }) : words}
        </button>
      )}
    </div>
  );
}

/** A column that scrolls by itself. Its tickets fill its width, side by side where there is room. */
export function BoardColumn({ id, title, hint, dot, orders, isRail, railNote, action, bar, children }: Props) {
  const t = useTexts(kitchenOrdersTexts);
  const { scroller, below, showNext } = useBelow();
  const riders = id === 'way' ? groupByRider(orders).length : 0;
  return (
    <section
      aria-labelledby={`column-${id}`}
      data-column={id}
      className={cx(
        'flex min-h-0 w-full min-w-0 shrink-0 snap-start snap-always flex-col md:w-[calc(50%-10px)]',
        isRail ? 'xl:w-14' : widths[id],
      )}
    >
      {isRail && <Rail title={title} dot={dot} count={orders.length} note={railNote} />}
      <div className={cx('flex min-h-0 flex-1 flex-col', isRail && 'xl:hidden')}>
        <header className="flex min-h-0 items-center gap-2.5 px-1 xl:min-h-11">
          <span className={cx('size-2.5 shrink-0 rounded-full max-xl:hidden', dot)} />
          <h2 id={`column-${id}`} tabIndex={-1} className="text-lg font-bold whitespace-nowrap max-xl:sr-only">
            {title} <span className="num text-ink-3">{orders.length}</span>
          </h2>
          <span className="ml-auto truncate text-note text-ink-3 max-[1399px]:hidden">
            {riders > 0 ? t.riders({ count: riders }) : hint}
          </span>
          {action}
        </header>
        {bar && <div className="shrink-0 pb-2">{bar}</div>}
        {/* Room below the last ticket: where the column ends lower or higher, by what can be undone, nothing is drawn along. */}
        <div
          ref={scroller}
          className={cx(
            '-mx-1 grid min-h-0 flex-1 auto-rows-min content-start gap-2.5 overflow-y-auto overscroll-y-contain px-1 pt-1 pb-40',
            id === 'preparing' ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,210px),1fr))]' : 'grid-cols-1',
          )}
        >
          {children}
        </div>
        <Below id={id} orders={orders} below={below} onNext={showNext} />
      </div>
    </section>
  );
}
