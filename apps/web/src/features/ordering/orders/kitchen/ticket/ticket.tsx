import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { ChatCenteredTextIcon } from '@phosphor-icons/react/dist/ssr/ChatCenteredText';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { formatRupees } from '@tawa/domain/common/money';
import { servingOf, type Serving } from '@tawa/domain/ordering/orders';
import { isTicketLate } from '@tawa/domain/ordering/ticket-urgency';
import type { ReactNode } from 'react';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { countItems } from '../board.ts';
import { Allergies } from './packing.tsx';
import { TicketCode } from './ticket-code.tsx';
import { TicketHead } from './ticket-head.tsx';
import { Items } from './ticket-lines.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { listOrderRequests } from '../../order-requests.ts';

interface Props {
  order: KitchenOrder;
  /** By the server's clock (ms). */
  now: number;
  clock: () => number;
  isOpen?: boolean;
  /** Without an edge of its own, where something else holds it. */
  isFlat?: boolean;
  children?: ReactNode;
}

/** The packed order: how many items, and on a press which. */
function Packed({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts);
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm text-ink-2 [&::-webkit-details-marker]:hidden">
        <Icon of={BagIcon} weight="bold" className="text-[1rem]" />
        {t.items({ count: countItems(order) })}
        {order.status === 'ready' && servingOf(order) === 'pickup' && t.counter}
        <Icon of={CaretDownIcon} weight="bold" className="ml-auto text-[0.875rem] group-open:rotate-180" />
      </summary>
      <Items order={order} />
    </details>
  );
}

function Notes({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const { status, item_unavailable_pref } = order;
  const cooks = ['placed', 'accepted', 'preparing'].includes(status);
  return (
    <>
      {listOrderRequests(order, language).map(({ label, text }) => (
        <Banner
          key={label}
          tone={mentionsAllergy(text) ? 'danger' : 'warning'}
          icon={mentionsAllergy(text) ? WarningIcon : ChatCenteredTextIcon}
          className="mt-2 wrap-anywhere"
        >
          {text}
        </Banner>
      ))}
      {cooks && item_unavailable_pref === 'call' && <p className="mt-2 text-note text-ink-3">{t.callFirst}</p>}
      {order.cancel_requested_at && (
        <Banner tone="danger" className="mt-2">
          {t.asksToCancel}
        </Banner>
      )}
    </>
  );
}

const Payment = ({ cash, serving }: { cash: boolean; serving: Serving }) => {
  const t = useTexts(kitchenTicketTexts);
  return (
    <span className={cx('flex items-center gap-1.5 font-semibold', cash ? 'text-warning' : 'text-success')}>
      <Icon of={cash ? MoneyIcon : CheckCircleIcon} weight="fill" className="text-[1.0625rem]" />
      {cash ? t.cashBy[serving] : t.paidOnline}
    </span>
  );
};

/** What it costs and how it is paid; for what is being cooked, by when. */
function Foot({ order, late, now }: { order: KitchenOrder; late: boolean; now: number }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const cooking = order.status === 'accepted' || order.status === 'preparing';
  return (
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2.5 text-sm">
      {cooking ? (
        <span className={late ? 'text-danger' : 'text-ink-2'}>
          {t.readyByTime({
            readyBy: formatWhen(order.ready_by, now, language),
            b: (words) => <b className="num">{words}</b>,
          })}
        </span>
      ) : (
        <Payment cash={order.payment_method === 'cod'} serving={servingOf(order)} />
      )}
      {order.total !== null && <span className="num ml-auto text-body font-bold">{formatRupees(order.total)}</span>}
    </p>
  );
}

function edgeOf({ isOpen, isFlat }: Props, late: boolean): string {
  if (isFlat) return 'border-transparent';
  if (late) return 'border-danger ring-2 ring-danger/25';
  if (isOpen) return 'border-brand ring-2 ring-focus/20';
  return 'border-line shadow-1';
}

/** One order on the board: what to cook, for whom, until when, and what can be done next. */
export function Ticket(props: Props) {
  const t = useTexts(kitchenTicketTexts);
  const { order, now, clock, children } = props;
  const late = isTicketLate(order, now);
  const isPacked = order.status === 'ready' || order.status === 'out_for_delivery';
  return (
    <article
      aria-label={order.order_number}
      data-ticket={order.order_number}
      tabIndex={-1}
      className={cx('scroll-m-3 rounded-xl border bg-surface', props.isFlat ? 'p-1' : 'p-3.5', edgeOf(props, late))}
    >
      <TicketHead order={order} now={now} clock={clock} />
      <Allergies order={order} />
      {isPacked ? <Packed order={order} /> : <Items order={order} />}
      <Notes order={order} />
      {isPacked && order.cash_due !== null && (
        <Banner tone="warning" icon={MoneyIcon} className="mt-2">
          {t.collectCash({ cashDue: formatRupees(order.cash_due), b: (words) => <b className="num">{words}</b> })}
          {order.change_for !== null && (
            <>
              {t.bringChange({
                changeFor: formatRupees(order.change_for),
                b: (words) => <b className="num">{words}</b>,
              })}
            </>
          )}
        </Banner>
      )}
      {isPacked && <TicketCode order={order} isOpen={props.isOpen === true || props.isFlat === true} />}
      {!isPacked && <Foot order={order} late={late} now={now} />}
      {children && <div className="mt-3 grid gap-3">{children}</div>}
    </article>
  );
}
