import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { delayMinutesChoices } from '@tawa/domain/common/limits';
import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { ActionProps } from './action-props.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

const holdMs = 400;
const [usual, ...further] = delayMinutesChoices;

interface Props extends Pick<ActionProps, 'order' | 'moves' | 'disabled'> {
  look: string;
  /** Shows the further minutes in place of the foot. */
  onMore: () => void;
}

/** One tap adds five minutes and tells the customer; holding it offers more. */
export function FiveMore({ order, moves, disabled, look, onMore }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const more = () => {
    stop();
    onMore();
  };
  return (
    <button
      type="button"
      disabled={disabled || moves.isBusy(order)}
      aria-label={t.fiveMore({ minutes: usual, orderNumber: order.order_number })}
      aria-keyshortcuts="5"
      title={t.holdForMore}
      onPointerDown={() => (timer.current = setTimeout(more, holdMs))}
      onPointerUp={stop}
      onPointerLeave={stop}
      onContextMenu={(event) => {
        event.preventDefault();
        more();
      }}
      onClick={() => void moves.delay(order, usual)}
      className={cx(
        'press num relative grid h-11 min-w-12 touch-manipulation place-items-center rounded-md px-2 text-body font-bold select-none disabled:opacity-60',
        look,
      )}
    >
      +{usual}
    </button>
  );
}

interface FurtherProps extends Pick<ActionProps, 'order' | 'moves' | 'disabled'> {
  look: string;
  onDone: () => void;
}

/** The further minutes, in the place of a ticket's foot. */
export function FurtherMinutes({ order, moves, disabled, look, onDone }: FurtherProps) {
  const t = useTexts(kitchenTicketTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  const button = cx('press num relative h-11 min-w-0 flex-1 rounded-md text-body font-bold disabled:opacity-60', look);
  return (
    <div
      ref={row}
      role="group"
      aria-label={t.moreMinutes({ orderNumber: order.order_number })}
      className="flex gap-1.5"
    >
      {further.map((minutes) => (
        <button
          key={minutes}
          type="button"
          disabled={disabled || moves.isBusy(order)}
          aria-label={t.minTellCustomer({ minutes })}
          onClick={() => {
            void moves.delay(order, minutes);
            onDone();
          }}
          className={button}
        >
          +{minutes}
        </button>
      ))}
      <button
        type="button"
        aria-label={t.closeMinutes}
        onClick={onDone}
        className={cx(button, 'grid place-items-center')}
      >
        <Icon of={XIcon} weight="bold" />
      </button>
    </div>
  );
}
