import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { minuteChoices } from '../board.ts';
import { RejectSheet } from './reject-sheet.tsx';
import type { ActionProps } from './action-props.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

/** Yes with a cooking time, or no with a reason. */
export function Answer({ order, moves, disabled }: ActionProps) {
  const t = useTexts(kitchenTicketTexts);
  const [minutes, setMinutes] = useState(order.prep_minutes);
  const [rejecting, setRejecting] = useState(false);
  const caret = (
    <button
      type="button"
      disabled={disabled}
      aria-label={t.changeCookingTime({ minutes })}
      className="press grid w-11 shrink-0 place-items-center rounded-r-md border-l border-on-brand/25 bg-brand text-body text-on-brand enabled-hover:bg-brand-hover disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-3 disabled:text-ink-3"
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
      <Button
        variant="secondary"
        className="border-line! px-3! text-body! text-ink-2"
        disabled={disabled}
        aria-keyshortcuts="X"
        onClick={() => setRejecting(true)}
      >
        {t.reject}
      </Button>
      <span className="flex min-w-0 flex-1">
        <Button
          className="min-w-0 flex-1 rounded-r-none! px-1! text-body! leading-tight"
          disabled={disabled}
          pending={moves.isBusy(order)}
          aria-keyshortcuts="A"
          onClick={() => moves.send(order, { to: 'accepted', prep_minutes: minutes })}
        >
          {t.acceptMin({ minutes })}
        </Button>
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
