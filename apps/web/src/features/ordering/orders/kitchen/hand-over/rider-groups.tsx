import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { PasswordIcon } from '@phosphor-icons/react/dist/ssr/Password';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { minuteMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import { isTicketLate, ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { shortNumber } from '../board.ts';
import type { ActionProps } from '../ticket/action-props.ts';
import { TicketActions } from '../ticket/ticket-actions.tsx';
import { Ticket } from '../ticket/ticket.tsx';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { areaOf, groupByRider, type RiderGroup } from './group-by-rider.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props extends Omit<ActionProps, 'order' | 'isFirst' | 'isOpen'> {
  /** In the places in which they stand. */
  orders: readonly KitchenOrder[];
  /** The order whose whole ticket is shown. */
  open: string | null;
  now: number;
  clock: () => number;
}

function Head({ group: { rider_name, rider_phone, orders } }: { group: RiderGroup }) {
  const t = useTexts(kitchenHandOverTexts);
  const language = useLanguage();
  const [since] = orders.flatMap(({ dispatched_at }) => dispatched_at ?? []).toSorted();
  return (
    <header className="flex min-h-12 items-center gap-2 px-3 text-sm">
      <Icon of={MopedIcon} weight="fill" className="shrink-0 text-[1.25rem] text-ink-2" />
      <h3 className="min-w-0 truncate font-bold">{rider_name ?? t.riders.unnamed}</h3>
      {since && (
        <span className="num whitespace-nowrap text-note text-ink-3">
          {t.riders.out({ time: formatTime(since, language) })}
        </span>
      )}
      {rider_name && rider_phone && (
        <a
          href={`tel:${rider_phone}`}
          aria-label={t.call({ name: rider_name })}
          className="ml-auto flex min-h-11 shrink-0 items-center gap-1.5 font-bold text-brand-ink"
        >
          <Icon of={PhoneIcon} weight="bold" /> {t.callButton}
        </a>
      )}
    </header>
  );
}

/** One stop in one line: number, where to, cash to collect, and by when. A press opens the whole ticket in its place. */
function Stop({ order, now, disabled, onOpen }: Pick<ActionProps, 'order' | 'disabled' | 'onOpen'> & { now: number }) {
  const t = useTexts(kitchenHandOverTexts);
  const language = useLanguage();
  const isLate = isTicketLate(order, now);
  const minutes = Math.max(1, Math.floor((now - ticketDueAt(order)) / minuteMs));
  return (
    <article
      aria-label={order.order_number}
      data-ticket={order.order_number}
      tabIndex={-1}
      className={cx('relative scroll-m-3 border-t border-line', isLate && 'bg-danger-solid text-on-danger')}
    >
      <div className="flex min-h-12 items-center gap-2 px-3">
        <h4 className="display num text-lg font-extrabold">{shortNumber(order.order_number)}</h4>
        <span className="min-w-0 flex-1 truncate text-sm">
          {order.round ? t.riders.stop({ ...order.round, area: areaOf(order) }) : areaOf(order)}
        </span>
        {order.cash_due !== null && (
          <span className="flex shrink-0 items-center">
            <Icon of={MoneyIcon} weight="fill" className={cx('text-[1.125rem]', !isLate && 'text-warning')} />
            <span className="sr-only">{t.riders.cash({ sum: formatRupees(order.cash_due) })}</span>
          </span>
        )}
        <span className="num shrink-0 text-sm font-bold">
          {isLate ? t.riders.late({ minutes }) : formatTime(order.promised_to, language)}
        </span>
        <button
          type="button"
          aria-label={t.enterCode}
          aria-expanded={false}
          aria-keyshortcuts="C"
          disabled={disabled}
          onClick={() => onOpen(order.order_number)}
          className="shrink-0 opacity-80 after:absolute after:inset-0 disabled:opacity-40"
        >
          <Icon of={PasswordIcon} weight="bold" className="text-[1.125rem]" />
        </button>
      </div>
      {order.undelivered && (
        <p role="status" className="px-3 pb-2 text-sm font-semibold wrap-anywhere">
          {t.link.says({ words: order.undelivered })}
        </p>
      )}
    </article>
  );
}

/** What is on the way, by who brings it and in the order of the stops. */
export function RiderGroups({ orders, open, now, clock, ...actions }: Props) {
  return groupByRider(orders).map((group) => (
    <section key={group.key} className="overflow-clip rounded-xl border border-line bg-surface shadow-1">
      <Head group={group} />
      {group.orders.map((order) =>
        order.order_number === open || actions.moves.isSettling(order) ? (
          <div key={order.order_number} className="border-t border-line p-3">
            <Ticket order={order} now={now} clock={clock} isFlat>
              <TicketActions {...actions} order={order} isFirst isOpen={!actions.moves.isSettling(order)} />
            </Ticket>
          </div>
        ) : (
          <Stop key={order.order_number} {...actions} order={order} now={now} />
        ),
      )}
    </section>
  ));
}
