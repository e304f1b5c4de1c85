import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { UrgencyLevel } from '@tawa/domain/ordering/ticket-urgency';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Menu } from '#ui/dialog/menu.tsx';
import { Icon } from '#ui/icon.tsx';
import { minuteChoices } from '../board.ts';
import type { ActionProps } from './action-props.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { FiveMore, FurtherMinutes } from './more-minutes.tsx';
import { usePackedReady } from './packing.tsx';
import { RejectSheet } from './reject-sheet.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { urgencyLooks } from './urgency-looks.ts';

type Props = Pick<ActionProps, 'order' | 'moves' | 'disabled'> & { level: UrgencyLevel };

// Above what opens the whole ticket.
const button = 'press relative h-11 rounded-md text-body font-bold disabled:cursor-not-allowed disabled:opacity-60';

/** Yes with a cooking time, or no with a reason. */
export function CompactAnswer({ order, moves, disabled, level }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const [minutes, setMinutes] = useState(order.prep_minutes);
  const [rejecting, setRejecting] = useState(false);
  const { action, beside } = urgencyLooks[level];
  const busy = moves.isBusy(order);
  const caret = (
    <button
      type="button"
      disabled={disabled}
      aria-label={t.changeCookingTime({ minutes })}
      className={cx(button, 'grid w-11 shrink-0 place-items-center rounded-l-none! border-l border-current/25', action)}
    >
      <Icon of={CaretDownIcon} weight="bold" />
    </button>
  );
  const items = minuteChoices(order.prep_minutes).map((each) => ({
    label: each === order.prep_minutes ? t.minAsUsual({ each }) : t.min({ each }),
    onSelect: () => setMinutes(each),
  }));
  return (
    <div className="flex gap-2">
      <button
        type="button"
        disabled={disabled}
        aria-label={t.reject}
        aria-keyshortcuts="X"
        title={t.reject}
        onClick={() => setRejecting(true)}
        className={cx(button, 'grid w-12 shrink-0 place-items-center', beside)}
      >
        <Icon of={XIcon} weight="bold" className="text-[1.125rem]" />
      </button>
      <span className="flex min-w-0 flex-1">
        <button
          type="button"
          disabled={disabled || busy}
          aria-keyshortcuts="A"
          onClick={() => moves.send(order, { to: 'accepted', prep_minutes: minutes })}
          className={cx(button, 'num min-w-0 flex-1 rounded-r-none! border-r-0! px-1', action)}
        >
          {t.acceptMin({ minutes })}
        </button>
        <Menu trigger={caret} items={items} />
      </span>
      {rejecting && (
        <RejectSheet
          order={order}
          verb={t.reject}
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

/** Five minutes more, and the step to the counter. */
export function CompactCook({ order, moves, disabled, level }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const [isMore, setMore] = useState(false);
  const { action, beside } = urgencyLooks[level];
  const { cooks, marksReady } = useBoardRights();
  const ready = usePackedReady(order, () => moves.hold(order, { to: 'ready' }, t.ready));
  const shared = { order, moves, disabled, look: beside };
  if (isMore) return <FurtherMinutes {...shared} onDone={() => setMore(false)} />;
  return (
    <div className="flex gap-2">
      {cooks && <FiveMore {...shared} onMore={() => setMore(true)} />}
      {marksReady && (
        <button
          type="button"
          disabled={disabled || moves.isBusy(order)}
          aria-label={t.markReady}
          aria-keyshortcuts="R"
          onClick={ready.press}
          className={cx(button, 'flex min-w-0 flex-1 items-center justify-center gap-2', action)}
        >
          <Icon of={CheckIcon} weight="bold" className="text-[1.125rem]" />
          {t.readyShort}
        </button>
      )}
      {ready.sheet}
    </div>
  );
}
