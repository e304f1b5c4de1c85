import { useDraggable } from '@dnd-kit/core';
import type { DeskBooking } from '@tawa/contract/desk';
import { bookingStateWords, isLiving } from '@tawa/domain/booking-states';
import { plural } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { blockLook } from './block-look.ts';
import { lateText } from './day-scale.ts';

interface Props {
  booking: DeskBooking;
  box: { left: number; top: number; width: number; height: number };
  tables: string;
  now: number;
  isOpen: boolean;
  onOpen: () => void;
}

function EndHandle({ booking, disabled }: { booking: DeskBooking; disabled: boolean }) {
  const { setNodeRef, listeners, attributes, transform } = useDraggable({
    id: `${booking.booking_number} end`,
    disabled,
  });
  if (disabled) return null;
  return (
    <span
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-y-0 right-0 w-2.5 cursor-ew-resize touch-none rounded-r-md hover:bg-ink/15"
      style={
        transform
          ? { transform: `translateX(${transform.x}px)`, backgroundColor: 'currentColor', opacity: 0.4 }
          : undefined
      }
    />
  );
}

/** A booking on its tables’ rows; drags in time and table, opens on Enter or a press. */
export function BookingBlock({ booking, box, tables, now, isOpen, onOpen }: Props) {
  const canMove = isLiving(booking.state) && booking.state !== 'held';
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: booking.booking_number,
    disabled: !canMove,
  });
  const { icon, block } = blockLook[booking.state];
  const late = lateText(booking, now);
  const name = booking.name ?? bookingStateWords[booking.state];
  const about = [plural(booking.guests, 'guest'), booking.table_ids.length > 1 && tables, late]
    .filter(Boolean)
    .join(' · ');
  const moved = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined;
  return (
    <div className={cx('absolute', isDragging && 'z-20')} style={{ ...box, transform: moved }}>
      <button
        ref={setNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription="booking"
        aria-label={`${name}, ${bookingStateWords[booking.state]}, ${about}, ${tables}`}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpen();
          else listeners?.onKeyDown?.(event);
        }}
        className={cx(
          'flex size-full items-center gap-2 overflow-hidden rounded-md pr-3 pl-2 text-left',
          canMove && 'cursor-grab touch-none',
          isDragging && 'cursor-grabbing shadow-3',
          isOpen && 'ring-2 ring-brand/50',
          block,
        )}
      >
        <Icon of={icon} weight="fill" className="shrink-0 text-[17px]" />
        <span className="min-w-0">
          <span className="block truncate text-note font-semibold">{name}</span>
          <span className="block truncate text-xs">{about}</span>
        </span>
      </button>
      <EndHandle booking={booking} disabled={!canMove} />
    </div>
  );
}
