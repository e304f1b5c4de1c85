import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { minuteMs } from '@tawa/domain/common/durations';
import { ticketDueAt } from '@tawa/domain/ordering/ticket-urgency';
import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '@tawa/domain/common/money';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMutedUntil } from '#lib/kitchen-mute.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { countdownText } from '#ui/state/countdown-ring.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { TwoNames } from '#ui/names/two-names.tsx';
import { linesUnder, minuteChoices, shortNumber } from '../board.ts';
import { listOrderRequests } from '../../order-requests.ts';
import { RejectSheet } from '../ticket/reject-sheet.tsx';
import type { Moves } from '../use-moves.ts';
import type { Several } from '../several/use-several.ts';
import { soundTexts } from './sound.texts.ts';

const waitsMs = 2 * minuteMs;
const awayMs = minuteMs;
const linesMax = 6;

function Dishes({ order }: { order: KitchenOrder }) {
  const t = useTexts(soundTexts);
  const language = useLanguage();
  const hidden = order.items.length - linesMax;
  return (
    <ul className="grid gap-2">
      {order.items.slice(0, linesMax).map((item) => (
        <li key={item.order_item_id} className="flex items-start gap-4">
          <span className="num grid h-12 min-w-14 shrink-0 place-items-center rounded-md bg-on-accent px-2 text-[1.75rem] font-extrabold text-accent">
            {item.quantity}
          </span>
          <span className="min-w-0 text-2xl font-bold wrap-anywhere md:text-[2rem]/12">
            <TwoNames english={item.kitchen_name} names={item.names} />
            {linesUnder(item, language).length > 0 && (
              <span className="block text-lg font-semibold md:text-[1.375rem]/7">
                {linesUnder(item, language).join(', ')}
              </span>
            )}
          </span>
        </li>
      ))}
      {hidden > 0 && <li className="text-[1.375rem] font-bold">{t.reminder.more({ count: hidden })}</li>}
    </ul>
  );
}

function Notes({ order }: { order: KitchenOrder }) {
  const language = useLanguage();
  const notes = [...order.items.map(({ note }) => note), ...listOrderRequests(order, language).map(({ text }) => text)];
  return notes.filter(Boolean).map((text) => (
    <p
      key={text}
      className={`flex items-center gap-3 rounded-md px-4 py-2.5 text-xl font-bold wrap-anywhere md:text-[1.625rem] ${mentionsAllergy(text) ? 'bg-danger-solid text-on-danger' : 'border-2 border-on-accent'}`}
    >
      {mentionsAllergy(text) && <Icon of={WarningIcon} weight="fill" />}
      {text}
    </p>
  ));
}

const Clock = ({ words, ms, isFilled }: { words: string; ms: number; isFilled: boolean }) => (
  <p
    className={`min-w-0 flex-1 rounded-xl border-3 border-on-accent px-3 py-3 md:px-5 ${isFilled ? 'bg-on-accent text-accent' : ''}`}
  >
    <span className="block text-lg font-semibold">{words}</span>
    <span className="num display block text-[min(2.5rem,10vw)]/11 font-extrabold whitespace-nowrap md:text-[4rem]/16">
      {countdownText(ms)}
    </span>
  </p>
);

const button = 'press num flex items-center justify-center gap-3 rounded-xl font-extrabold disabled:opacity-60';

interface Props {
  /** Tickets that wait for an answer, least time left first. */
  orders: readonly KitchenOrder[];
  moves: Moves;
  several: Several;
  disabled: boolean;
  clock: () => number;
  /** Somebody has a hand on the screen, so nothing new comes over it. */
  isTouched: boolean;
}

function Answers({
  order,
  orders,
  moves,
  several,
  disabled,
  onAway,
}: Omit<Props, 'clock' | 'isTouched'> & { order: KitchenOrder; onAway: () => void }) {
  const t = useTexts(soundTexts);
  const [rejecting, setRejecting] = useState(false);
  const usual = order.prep_minutes;
  const accept = (prep_minutes: number) => moves.send(order, { to: 'accepted', prep_minutes });
  const others = minuteChoices(usual).filter((each) => each !== usual);
  const longest = Math.max(...orders.map(({ prep_minutes }) => prep_minutes));
  const off = disabled || moves.isBusy(order);
  const link = 'min-h-11 px-2 text-lg font-bold underline underline-offset-4';
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <button
          type="button"
          disabled={off}
          onClick={() => setRejecting(true)}
          className={`${button} min-h-26 flex-col border-3 border-on-accent px-6 text-xl`}
        >
          <Icon of={XIcon} weight="bold" className="text-[1.625rem]" />
          {t.reminder.reject}
        </button>
        <button
          type="button"
          disabled={off}
          onClick={() => accept(usual)}
          className={`${button} min-h-26 flex-1 bg-on-accent text-2xl text-accent md:text-4xl`}
        >
          <Icon of={CheckIcon} weight="bold" />
          {t.reminder.accept({ minutes: usual })}
        </button>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {others.slice(0, 4).map((minutes) => (
          <button
            key={minutes}
            type="button"
            disabled={off}
            onClick={() => accept(minutes)}
            className={`${button} min-h-16 border-3 border-on-accent text-xl`}
          >
            {t.reminder.min({ minutes })}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap justify-around gap-x-6">
        {orders.length > 1 && (
          <button
            type="button"
            disabled={off}
            className={`num ${link}`}
            onClick={() => {
              several.start(orders, longest);
              onAway();
            }}
          >
            {t.reminder.all({ count: orders.length, minutes: longest })}
          </button>
        )}
        <button type="button" className={link} onClick={onAway}>
          {t.reminder.board}
        </button>
      </div>
      {rejecting && (
        <RejectSheet
          order={order}
          verb={t.reminder.reject}
          onClose={() => setRejecting(false)}
          onConfirm={(reason, note) => {
            setRejecting(false);
            moves.send(order, { to: 'rejected', reason, note });
          }}
        />
      )}
    </div>
  );
}

/** Fills the screen of a device that is silent while an order has waited two minutes; it goes when it is answered. */
export function Reminder({ clock, isTouched, ...props }: Props) {
  const t = useTexts(soundTexts);
  const now = useNow(clock);
  const [awayUntil, setAwayUntil] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const isMuted = useMutedUntil() !== null;
  const { orders } = props;
  const [shown, setShown] = useState<string | null>(null);
  const order = orders.find(({ order_number }) => order_number === shown);
  const isOpen = order !== undefined;
  const due = orders.find((each) => now - Date.parse(each.placed_at) >= waitsMs);
  if (shown !== null && !isOpen) setShown(null);
  // One that is there stays under the hand that answers it, and the next one waits until the hand is gone.
  if (shown === null && due && !isTouched && now >= awayUntil) setShown(due.order_number);
  useEffect(() => {
    if (isOpen) part.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const away = () => {
    setAwayUntil(clock() + awayMs);
    setShown(null);
  };
  return (
    <div
      ref={part}
      role="alertdialog"
      aria-label={t.reminder.title}
      tabIndex={-1}
      className={cx(
        'fixed inset-x-0 bottom-0 z-50 flex flex-col gap-6 overflow-y-auto border-14 border-on-accent bg-accent p-5 text-on-accent outline-none md:p-9',
        // What answers all of them stays in sight on a low screen.
        '[@media(max-height:960px)]:gap-3 [@media(max-height:960px)]:py-4',
        // The band that says how long it is muted stays in sight.
        isMuted ? 'top-19' : 'top-0',
      )}
    >
      <p className="flex items-center gap-4 text-xl font-bold md:text-[1.75rem]">
        <Icon of={BellRingingIcon} weight="fill" className="text-[2.125rem]" />
        {t.reminder.title}
        <span className="num ml-auto">
          {t.reminder.place({ place: orders.indexOf(order) + 1, count: orders.length })}
        </span>
      </p>
      <p className="num display -my-3 text-[5.25rem]/none font-extrabold md:text-[8.5rem]/none">
        {shortNumber(order.order_number)}
      </p>
      <div className="flex gap-4">
        <Clock words={t.reminder.waits} ms={now - Date.parse(order.placed_at)} isFilled />
        <Clock words={t.reminder.rejected} ms={Math.max(0, ticketDueAt(order) - now)} isFilled={false} />
      </div>
      <Dishes order={order} />
      <Notes order={order} />
      <p className="num text-lg font-semibold">
        {order.customer_name} · {formatRupees(order.total ?? 0)}
      </p>
      <span className="flex-1" />
      <Answers key={order.order_number} {...props} order={order} onAway={away} />
    </div>
  );
}
