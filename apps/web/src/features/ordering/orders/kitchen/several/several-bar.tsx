import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { ChecksIcon } from '@phosphor-icons/react/dist/ssr/Checks';
import { SelectionIcon } from '@phosphor-icons/react/dist/ssr/Selection';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { minuteChoices } from '../board.ts';
import { severalTexts } from './several.texts.ts';
import type { Several } from './use-several.ts';

interface Props {
  several: Several;
  orders: readonly KitchenOrder[];
  disabled: boolean;
  /** Something stands below it, a gap that a hand holds open as well. */
  hasRoom: boolean;
}

/** What is about to be sent, with its stop in the same place; then that it is sent. */
function Counting({ several: { stage, stop }, words }: { several: Several; words: (count: number) => string }) {
  const t = useTexts(severalTexts);
  if (stage.is !== 'counting' && stage.is !== 'sending') return null;
  return (
    <div role="status" className="flex min-h-13 items-center rounded-lg bg-bar pl-4 text-body font-bold text-on-bar">
      <span className="num min-w-0 flex-1">{words(stage.count)}</span>
      {stage.is === 'counting' ? (
        <button
          type="button"
          aria-label={t.stopLabel}
          aria-keyshortcuts="U"
          onClick={stop}
          className="flex min-h-13 items-center gap-2 rounded-r-lg px-4 text-on-bar-accent focus-visible:outline-on-bar-accent"
        >
          {t.stop({ seconds: stage.leftS, mark: (part) => <span className="num min-w-7">{part}</span> })}
        </button>
      ) : (
        <span className="px-4">{t.sending}</span>
      )}
    </div>
  );
}

const longest = (orders: readonly KitchenOrder[]) => Math.max(...orders.map(({ prep_minutes }) => prep_minutes), 0);

/** Accepts every new ticket, or chosen ones, with one cooking time. */
export function AcceptSeveral({ several, orders, disabled, hasRoom }: Props) {
  const t = useTexts(severalTexts);
  const [own, setOwn] = useState<number | null>(null);
  const { stage, chosen, start } = several;
  if (stage.is === 'counting' || stage.is === 'sending')
    return <Counting several={several} words={(count) => t.accepting({ count })} />;
  const isChoosing = stage.is === 'choosing';
  // Its room is kept for one as well: a second order must not push the first one's buttons away under a finger.
  if (orders.length < 2 && !isChoosing) return hasRoom ? <div className="h-13" /> : null;
  const named = isChoosing ? chosen : orders;
  const minutes = own ?? longest(named.length > 0 ? named : orders);
  const words = isChoosing ? t.acceptChosen : t.acceptAll;
  const caret = (
    <button
      type="button"
      disabled={disabled}
      aria-label={t.minutes({ minutes })}
      className="press grid w-13 shrink-0 place-items-center rounded-r-lg border-l border-on-brand/25 bg-brand text-body text-on-brand enabled-hover:bg-brand-hover disabled:bg-surface-3 disabled:text-ink-3"
    >
      <Icon of={CaretDownIcon} weight="bold" />
    </button>
  );
  const times = minuteChoices(longest(orders)).map((each) => ({
    label: t.min({ each }),
    onSelect: () => setOwn(each),
  }));
  const choose = { label: t.chooseSome, icon: SelectionIcon, onSelect: several.choose };
  return (
    <div className="flex gap-2">
      <span className="flex min-w-0 flex-1">
        <Button
          icon={ChecksIcon}
          className="num min-h-13! min-w-0 flex-1 gap-2! rounded-lg! rounded-r-none! px-2!"
          disabled={disabled || named.length === 0}
          aria-keyshortcuts="Shift+A"
          onClick={() => start(named, minutes)}
        >
          {words({ count: named.length, minutes })}
        </Button>
        <Menu trigger={caret} items={isChoosing ? times : [...times, choose]} />
      </span>
      {isChoosing && (
        <Button variant="secondary" className="min-h-13! px-3!" onClick={several.stop}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}

/** Marks several of the tickets that are cooked ready. */
export function ReadySeveral({ several, orders, disabled, hasRoom }: Props) {
  const t = useTexts(severalTexts);
  const { stage, chosen, start } = several;
  if (stage.is === 'counting' || stage.is === 'sending')
    return <Counting several={several} words={(count) => t.marking({ count })} />;
  if (stage.is !== 'choosing' && orders.length < 2) return hasRoom ? <div className="h-11" /> : null;
  if (stage.is !== 'choosing')
    return (
      <Button
        variant="quiet"
        icon={SelectionIcon}
        className="min-h-11! px-2! text-sm!"
        disabled={disabled}
        onClick={several.choose}
      >
        {t.chooseSeveral}
      </Button>
    );
  return (
    <div className="flex flex-1 gap-2">
      <Button
        icon={ChecksIcon}
        className="num min-h-13! min-w-0 flex-1 px-2!"
        disabled={disabled || chosen.length === 0}
        onClick={() => start(chosen)}
      >
        {t.readyChosen({ count: chosen.length })}
      </Button>
      <Button variant="secondary" className="min-h-13! px-3!" onClick={several.stop}>
        {t.cancel}
      </Button>
    </div>
  );
}
