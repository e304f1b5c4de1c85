import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { bookingStateWords, isLiving } from '@tawa/domain/tables/booking-states';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { bookingLook } from '#ui/panel/panel-booking-state.tsx';
import { blockLook } from './block-look.ts';
import { lateText, quarterPx, type Drag } from './day-scale.ts';
import { useDrag, type Spot } from './use-drag.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Moves {
  step: (at: Spot, right: number, down: number) => Spot;
  snap: (at: Spot) => Spot;
  place: (drag: Drag) => Promise<void>;
  /** The time and tables that a drag means. */
  say: (drag: Drag) => string;
}

interface Props {
  booking: DeskBooking;
  box: Box;
  tables: string;
  now: number;
  isOpen: boolean;
  onOpen: () => void;
  moves: Moves;
}

/** Its right end, which changes only the stay. */
function useEnd({ box, moves }: Pick<Props, 'box' | 'moves'>) {
  const rest = { x: box.left + box.width, y: 0 };
  const end = useDrag({
    rest,
    step: (at) => at,
    snap: ({ x }) => ({ x: rest.x + Math.round((x - rest.x) / quarterPx) * quarterPx, y: 0 }),
    onDrop: (to) => moves.place({ x: to.x - rest.x, y: 0, isEnd: true }),
  });
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = end.handlers;
  return {
    width: Math.max(quarterPx - 2, end.at.x - box.left),
    isLifted: end.isLifted,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

/** A booking on its tables’ rows; drags in time and table, opens on Enter or a press. */
export function BookingBlock({ booking, box, tables, now, isOpen, onOpen, moves }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const canMove = isLiving(booking.state) && booking.state !== 'held';
  const late = lateText(booking, now, language);
  const name = booking.name ?? bookingStateWords[booking.state];
  const about = [t.guestCount({ count: booking.guests }), booking.table_ids.length > 1 && tables, late]
    .filter(Boolean)
    .join(' · ');
  const end = useEnd({ box, moves });
  const dragTo = (at: Spot): Drag => ({ x: at.x - box.left, y: at.y - box.top, isEnd: false });
  const { at, isLifted, handlers } = useDrag({
    rest: { x: box.left, y: box.top },
    disabled: !canMove,
    step: moves.step,
    snap: moves.snap,
    onDrop: (to) => moves.place(dragTo(to)),
    onPress: onOpen,
    says: {
      lifted: (to) => t.lifted({ name, place: moves.say(dragTo(to)) }),
      moved: (to) => t.movedTo({ place: moves.say(dragTo(to)) }),
      dropped: (to) => t.putDown({ name, place: moves.say(dragTo(to)) }),
      back: t.isBack({ name }),
    },
  });
  return (
    <div
      className={cx('absolute', (isLifted || end.isLifted) && 'z-20')}
      style={{ left: at.x, top: at.y, width: end.width, height: box.height }}
    >
      <button
        type="button"
        {...handlers}
        aria-roledescription={t.booking}
        aria-label={`${name}, ${about}, ${bookingStateWords[booking.state]}, ${tables}`}
        aria-describedby={canMove ? 'desk-help' : undefined}
        className={cx(
          'flex size-full items-center gap-2 overflow-hidden rounded-md pr-3 pl-2 text-left select-none',
          canMove && 'cursor-grab touch-none',
          isLifted && 'cursor-grabbing shadow-3 ring-2 ring-brand',
          isOpen && 'ring-2 ring-brand/50',
          blockLook[booking.state],
        )}
      >
        <Icon of={bookingLook[booking.state].icon} weight="fill" className="shrink-0 text-[1.0625rem]" />
        <span className="min-w-0">
          <span className="block truncate text-note font-semibold">{name}</span>{' '}
          <span className="block truncate text-xs">{about}</span>
        </span>
      </button>
      {canMove && (
        <span
          {...end.handlers}
          aria-hidden="true"
          className={cx(
            'absolute inset-y-0 right-0 w-2.5 cursor-ew-resize touch-none rounded-r-md hover:bg-ink/15',
            end.isLifted && 'bg-ink/15',
          )}
        />
      )}
    </div>
  );
}
