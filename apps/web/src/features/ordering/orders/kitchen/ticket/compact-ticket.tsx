import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { formatRupees } from '@tawa/domain/common/money';
import { servingOf } from '@tawa/domain/ordering/orders';
import { decideUrgency, type UrgencyLevel } from '@tawa/domain/ordering/ticket-urgency';
import type { ReactNode } from 'react';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { type TextsOf, useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { TwoNames } from '#ui/names/two-names.tsx';
import { formatTime, formatWhen } from '#lib/format.ts';
import { isFarOff, isReplaced, linesUnder, missingOf, shortNumber, whereTo } from '../board.ts';
import { listOrderRequests } from '../../order-requests.ts';
import { TicketTime, UsedBar } from './ticket-time.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { urgencyLooks } from './urgency-looks.ts';

const icons = { delivery: MopedIcon, pickup: BagIcon, table: ArmchairIcon };
/** Dishes that a ticket shows before it says how many more there are. */
const linesMax = 4;

type Item = KitchenOrder['items'][number];

function shortageWords(
  { state, answer_by, quantity }: NonNullable<Item['shortage']>,
  { shortage: { asked, removed } }: TextsOf<typeof kitchenTicketTexts>,
  language: Language,
): string {
  return state === 'asked' && answer_by
    ? asked({ until: formatTime(answer_by, language) })
    : removed({ portions: quantity });
}

function Line({ order, item, level }: { order: KitchenOrder; item: Item; level: UrgencyLevel }) {
  const t = useTexts(kitchenTicketTexts);
  const { quantity, note } = urgencyLooks[level];
  const language = useLanguage();
  const { avoids = [], packed_apart = false } = item;
  const names = allergenWords(avoids, language);
  const missing = missingOf(order, item, language).map((dish) => t.insteadOf({ dish }));
  const bag = item.for_name ? [t.bag({ name: item.for_name })] : [];
  const notes = [
    ...bag,
    ...linesUnder(item, language),
    ...missing,
    ...(mentionsAllergy(item.note) ? [] : [item.note]),
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-2 py-px">
      <span
        className={cx(
          'num grid h-[1.375rem] min-w-6 shrink-0 place-items-center rounded-xs px-1 text-sm font-extrabold',
          quantity,
        )}
      >
        {item.quantity}
      </span>
      <span className="min-w-0 flex-1 text-[0.9375rem]/[22px] font-semibold wrap-anywhere">
        <span className={cx(item.quantity === 0 && 'line-through opacity-70')}>
          <TwoNames english={item.kitchen_name} names={item.names} />
        </span>
        {avoids.length > 0 && (
          <span className="block text-sm/5 font-bold">
            {packed_apart ? t.packing.tick({ names }) : t.packing.keepOut({ names })}
          </span>
        )}
        {notes.length > 0 && <span className={cx('block text-sm/5 font-medium', note)}>{notes.join(', ')}</span>}
        {item.shortage && (
          <span className="num block text-sm/5 font-bold">{shortageWords(item.shortage, t, language)}</span>
        )}
      </span>
    </li>
  );
}

/** What nobody may overlook is the inverse of its ticket, and is never folded away. */
function Allergies({ order, level }: { order: KitchenOrder; level: UrgencyLevel }) {
  const t = useTexts(kitchenTicketTexts).packing;
  const language = useLanguage();
  const { allergies = [] } = order;
  const told = allergies.length > 0 ? [t.allergy({ names: allergenWords(allergies, language) })] : [];
  const words = [...order.items.map(({ note }) => note), ...listOrderRequests(order, language).map(({ text }) => text)];
  return [...told, ...words.filter(mentionsAllergy)].map((text) => (
    <p
      key={text}
      className={cx('flex items-start gap-2 px-3 py-1.5 text-sm font-bold wrap-anywhere', urgencyLooks[level].allergy)}
    >
      <Icon of={WarningIcon} weight="fill" className="mt-0.5 shrink-0 text-[1rem]" />
      {text}
    </p>
  ));
}

function Requests({ order, level }: { order: KitchenOrder; level: UrgencyLevel }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const words = listOrderRequests(order, language).filter(({ text }) => !mentionsAllergy(text));
  return (
    <>
      {words.map(({ label, text }) => (
        <p key={label} className={cx('mt-1 line-clamp-2 text-sm/5 wrap-anywhere', urgencyLooks[level].note)}>
          {text}
        </p>
      ))}
      {order.cancel_requested_at && <p className="mt-1 text-sm/5 font-bold">{t.asksToCancel}</p>}
    </>
  );
}

/** Who ordered, and what it costs; of interest until it is accepted. */
function Customer({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts);
  const isCash = order.payment_method === 'cod';
  const total = order.total === null ? null : formatRupees(order.total);
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {order.customer_name}
        {order.first_order && <b className="font-bold"> · {t.firstOrder}</b>}
      </span>
      {total !== null && (
        <span className="num font-semibold whitespace-nowrap">
          {isCash ? t.cashOf({ total }) : t.paidOf({ total })}
        </span>
      )}
    </p>
  );
}

interface Props {
  order: KitchenOrder;
  clock: () => number;
  /** Opens the whole ticket; without it nothing is opened. */
  onOpen?: () => void;
  /** What can be done, in the look of the ticket's level. */
  children: (level: UrgencyLevel) => ReactNode;
}

function Head({
  order,
  now,
  level,
  leftMs,
  onOpen,
}: Omit<Props, 'children' | 'clock'> & { now: number; level: UrgencyLevel; leftMs: number }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const number = shortNumber(order.order_number);
  return (
    <div className={cx('flex min-h-10 items-center gap-2 px-3', urgencyLooks[level].head)}>
      <h3 className="display shrink-0 text-[1.375rem]/10 font-extrabold whitespace-nowrap">
        {onOpen ? (
          <button
            type="button"
            aria-label={t.openTicket({ orderNumber: order.order_number })}
            onClick={onOpen}
            className="after:absolute after:inset-0"
          >
            {number}
          </button>
        ) : (
          number
        )}
      </h3>
      <Icon of={icons[servingOf(order)]} weight="fill" className="text-[1.125rem]" />
      <span className={order.table ? 'w-0 flex-1 truncate text-sm font-semibold' : 'sr-only'}>
        {whereTo(order, language)}
      </span>
      {!order.table && <span className="flex-1" />}
      {isFarOff(order, now) ? (
        <span className="num text-sm font-bold">{t.by({ order: formatWhen(order.ready_by, now, language) })}</span>
      ) : (
        <TicketTime leftMs={leftMs} className="display text-[1.375rem]" />
      )}
    </div>
  );
}

/** An order as it must be read from two metres: number, time, dishes, and one thing to do. */
export function CompactTicket({ order, clock, onOpen, children }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const now = useNow(clock);
  const { level, left_ms, used } = decideUrgency(order, now);
  const { ticket, bar } = urgencyLooks[level];
  const items = order.items.filter((item) => !isReplaced(order, item));
  const hidden = Math.max(0, items.length - linesMax);
  return (
    <article
      aria-label={order.order_number}
      data-ticket={order.order_number}
      data-urgency={level}
      tabIndex={-1}
      className={cx('relative flex scroll-m-3 flex-col overflow-clip rounded-xl border-2', ticket)}
    >
      <Head order={order} now={now} level={level} leftMs={left_ms} onOpen={onOpen} />
      <UsedBar used={used} level={level} className={bar} />
      <Allergies order={order} level={level} />
      <div className="flex flex-1 flex-col px-3 pt-2 pb-2.5">
        <ul>
          {items.slice(0, hidden > 0 ? linesMax - 1 : linesMax).map((item) => (
            <Line key={item.order_item_id} order={order} item={item} level={level} />
          ))}
        </ul>
        {hidden > 0 && (
          <p className="pl-8 text-sm font-bold underline underline-offset-2">{t.moreDishes({ count: hidden + 1 })}</p>
        )}
        <Requests order={order} level={level} />
        {order.status === 'placed' && <Customer order={order} />}
        <div className="mt-auto pt-2.5">{children(level)}</div>
      </div>
    </article>
  );
}
