import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { minuteMs } from '@tawa/domain/common/durations';
import { isFinal, servingOf } from '@tawa/domain/ordering/orders';
import { isTicketLate, ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import { formatTime, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { isFarOff, isForLater, shortNumber, whereTo } from '../board.ts';
import { TimeBadge } from './ticket-time.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  order: KitchenOrder;
  now: number;
  clock: () => number;
}

// Links of one line get a finger's height without moving the lines around them.
const tall = 'relative after:absolute after:-inset-x-1 after:-inset-y-3';

const mapOf = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

function moment(order: KitchenOrder, now: number, language: Language): string {
  const t = textsIn(kitchenTicketTexts, language);
  if (order.closed_at) return formatWhen(order.closed_at, now, language);
  if (order.status === 'ready' && order.ready_at) return t.readyAt({ readyAt: formatTime(order.ready_at, language) });
  if (order.scheduled_for) return t.forIt({ scheduledFor: formatWhen(order.scheduled_for, now, language) });
  return formatTime(order.placed_at, language);
}

function Promised({ order, now }: Pick<Props, 'order' | 'now'>) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const late = isTicketLate(order, now);
  const minutes = Math.max(1, Math.floor((now - ticketDueAt(order)) / minuteMs));
  return (
    <Badge tone={late ? 'danger' : 'success'} icon={late ? WarningIcon : ClockIcon}>
      <span className="num">
        {late ? t.minLate({ minutes }) : t.byTime({ promisedTo: formatTime(order.promised_to, language) })}
      </span>
    </Badge>
  );
}

const FarOff = ({ order, now }: Pick<Props, 'order' | 'now'>) => {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  return (
    <Badge icon={ClockIcon}>
      <span className="num">{t.by({ order: formatWhen(ticketDueAt(order), now, language) })}</span>
    </Badge>
  );
};

function TimeLeft({ order, now, clock }: Props) {
  if (isFinal(order.status) || isForLater(order, now) || Number.isNaN(ticketDueAt(order))) return null;
  if (order.status === 'out_for_delivery' || order.status === 'ready') return <Promised order={order} now={now} />;
  return isFarOff(order, now) ? <FarOff order={order} now={now} /> : <TimeBadge order={order} clock={clock} />;
}

function CallLink({ name, phone, text }: { name: string; phone: string; text: string }) {
  const t = useTexts(kitchenTicketTexts);
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t.call({ name })}
      className={`inline-flex items-center gap-1 px-1 font-semibold text-brand-ink ${tall}`}
    >
      <Icon of={PhoneIcon} weight="bold" className="text-[0.875rem]" />
      {text}
    </a>
  );
}

/** Who brings it and since when; a press calls them. */
function Rider({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const { rider_name, rider_phone, dispatched_at } = order;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-note text-ink-3">
      <Icon of={MopedIcon} weight="bold" className="text-[0.9375rem]" />
      {rider_name && rider_phone && <CallLink name={rider_name} phone={rider_phone} text={rider_name} />}
      {rider_name && !rider_phone && <span className="min-w-0 wrap-anywhere">{rider_name}</span>}
      {dispatched_at && (
        <span>
          {rider_name && '· '}
          {t.outSince({
            dispatchedAt: formatTime(dispatched_at, language),
            mark: (words) => <span className="num">{words}</span>,
          })}
        </span>
      )}
    </p>
  );
}

function Delivery({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts);
  return (
    <>
      {order.address && (
        <a
          href={mapOf(order.address)}
          target="_blank"
          rel="noreferrer"
          aria-label={t.openMap({ address: order.address })}
          className="mt-1 flex min-h-11 items-center gap-1.5 text-sm text-ink-2 underline decoration-line-strong underline-offset-2"
        >
          <Icon of={MapPinIcon} weight="bold" className="text-[1rem]" />
          <span className="min-w-0 wrap-anywhere">{order.address}</span>
        </a>
      )}
      {order.round && (
        <p className="mt-1">
          <Badge tone="brand" icon={PathIcon}>
            <span className="num">{t.round.onTicket({ stops: order.round.stops, stop: order.round.stop })}</span>
          </Badge>
        </p>
      )}
      <Rider order={order} />
    </>
  );
}

const icons = { delivery: MopedIcon, pickup: StorefrontIcon, table: ArmchairIcon };

/** Number, customer, kind and time of an order, and how much time is left. */
export function TicketHead({ order, now, clock }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenTicketTexts);
  const isOut = order.status === 'out_for_delivery';
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="num whitespace-nowrap text-note font-semibold text-ink-3">
            {order.order_number.slice(0, -4)}
            <span className="display text-xl font-extrabold text-ink">{shortNumber(order.order_number)}</span>
          </h3>
          <p className="text-sm text-ink-2">
            <span className={isOut ? 'font-semibold wrap-anywhere text-ink' : 'wrap-anywhere'}>
              {order.customer_name}
            </span>{' '}
            {order.status === 'placed' && order.first_order && <Badge tone="info">{t.firstOrder}</Badge>}
          </p>
        </div>
        <TimeLeft order={order} now={now} clock={clock} />
      </div>
      {isOut ? (
        <Delivery order={order} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-1.5 text-note text-ink-3">
          <Icon of={icons[servingOf(order)]} weight="bold" className="text-[0.9375rem]" />
          <span className="num">
            {whereTo(order, language)} · {moment(order, now, language)}
          </span>
          {order.customer_phone && (
            <CallLink name={order.customer_name} phone={order.customer_phone} text={t.callButton} />
          )}
        </p>
      )}
    </>
  );
}
