import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { LineTicket } from '@tawa/contract/ordering/orders.line';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import type { TicketUrgency } from '@tawa/domain/ordering/ticket-urgency';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { shortNumber } from '../board.ts';
import { timeText } from '../ticket/ticket-time.tsx';
import { urgencyLooks } from '../ticket/urgency-looks.ts';
import { lineTexts } from './line.texts.ts';

/** A key of the bump bar. */
export const Key = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <kbd
    className={cx(
      'num inline-grid h-[1.5em] min-w-[1.5em] place-items-center rounded-[0.25em] border-2 border-current px-[0.3em] font-sans leading-none font-bold',
      className,
    )}
  >
    {children}
  </kbd>
);

/** How the food leaves the kitchen. */
function Way({ order: { fulfilment, table } }: { order: Pick<LineTicket, 'fulfilment' | 'table'> }) {
  const t = useTexts(lineTexts);
  const of = table === null ? (fulfilment === 'pickup' ? BagIcon : MopedIcon) : ForkKnifeIcon;
  const words = table === null ? (fulfilment === 'pickup' ? t.pickup : t.delivery) : t.table({ names: table });
  return (
    <>
      <Icon of={of} weight="fill" className="text-[0.75em]" />
      <span className="sr-only">{words}</span>
      {table !== null && (
        <span aria-hidden="true" className="truncate text-[0.6em] font-bold">
          {table}
        </span>
      )}
    </>
  );
}

/** Number and time left, and under them how much of the time is used. */
export function LineHead({
  order,
  urgency,
  place,
}: {
  order: LineTicket;
  urgency: TicketUrgency;
  place: number | null;
}) {
  const t = useTexts(lineTexts);
  const tone = urgencyLooks[urgency.level];
  const left = timeText(urgency.left_ms);
  const spoken = urgency.left_ms < 0 ? t.timeLate({ time: left.slice(1) }) : t.timeLeft({ time: left });
  return (
    <header className={cx('@container shrink-0', tone.head)}>
      <div className="flex items-center gap-[0.35em] px-[0.4em] py-[0.28em] text-[min(1.36em,9.6cqw)] leading-none whitespace-nowrap">
        {place !== null && <Key className="mr-[0.1em] text-[0.5em]">{place}</Key>}
        <h2 className="display num font-extrabold">{shortNumber(order.order_number)}</h2>
        <Way order={order} />
        <span className="display num ml-auto font-extrabold">
          <span aria-hidden="true">{left}</span>
          <span className="sr-only">{spoken}</span>
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={cx('block h-[0.25em] w-full', tone.bar)}
      >
        <rect width="100" height="1" fill="currentColor" opacity="0.25" />
        <rect width={Math.round(urgency.used * 100) || 0} height="1" fill="currentColor" />
      </svg>
    </header>
  );
}

/** What the customer wrote to the kitchen; an allergy is the inverse of its ticket, and never a tick. */
export function LineNote({ order, urgency }: { order: LineTicket; urgency: TicketUrgency }) {
  const t = useTexts(lineTexts);
  const isAllergy = mentionsAllergy(order.note);
  return (
    <>
      {order.recalled_at !== null && <p className="px-[0.5em] py-[0.2em] text-[0.75em] font-bold">{t.back}</p>}
      {order.note !== '' && (
        <p
          className={cx(
            'flex shrink-0 items-center gap-[0.4em] px-[0.6em] py-[0.35em] text-[0.82em] leading-tight font-bold wrap-anywhere',
            isAllergy && urgencyLooks[urgency.level].allergy,
            isAllergy && 'mx-[0.4em] my-[0.25em] rounded-md',
          )}
        >
          {isAllergy && <Icon of={WarningIcon} weight="fill" />}
          {order.note}
        </p>
      )}
    </>
  );
}
