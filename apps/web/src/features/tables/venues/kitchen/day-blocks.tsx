import type { DeskBooking, DeskDay } from '@tawa/contract/tables/bookings.kitchen';
import { timeRange } from '@tawa/domain/common/clock-text';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { BookingBlock, type Box } from './booking-block.tsx';
import { leftOf, placingOf, quarterPx, quartersOf, rowAfter, rowPx, topAfter, type GridRow } from './day-scale.ts';
import type { Drag } from './day-scale.ts';
import { usePlaceBooking } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';

const gapPx = 4;

function usePlacing(rows: readonly GridRow[]) {
  const t = useTexts(kitchenVenuesTexts);
  const placing = usePlaceBooking();
  return async (booking: DeskBooking, drag: Drag) => {
    const wanted = placingOf(booking, rows, drag);
    if (!wanted) return;
    const answered = await placing
      .mutateAsync(wanted)
      .catch((error: unknown) => toast.error(messageFrom(error, t.network)));
    if (answered?.status === 200) toast.success(t.moved);
    else if (answered?.status === 409) toast.error(answered.body.message);
  };
}

/** Where a booking's block lies, from its first table to its last; null where it has no row. */
function boxOf(booking: DeskBooking, rows: readonly GridRow[], opensAt: string): (Box & { first: GridRow }) | null {
  const own = rows.filter((row) => booking.table_ids.includes(row.table_id));
  const [first] = own;
  if (!first) return null;
  return {
    first,
    left: leftOf(booking.starts_at, opensAt) + 1,
    top: first.top + gapPx,
    width: leftOf(booking.ends_at, opensAt) - leftOf(booking.starts_at, opensAt) - 2,
    height: (own.at(-1)?.top ?? first.top) - first.top + rowPx - 2 * gapPx,
  };
}

interface Props {
  day: DeskDay;
  rows: readonly GridRow[];
  opensAt: string;
  now: number;
  openNumber: string | null;
  onOpen: (booking: DeskBooking) => void;
}

/** The bookings of a day on their tables’ rows. */
export function DayBlocks({ day, rows, opensAt, now, openNumber, onOpen }: Props) {
  const place = usePlacing(rows);
  const namesOf = (ids: readonly number[]) =>
    ids.map((id) => rows.find((row) => row.table_id === id)?.name ?? '').join(' + ');
  const inWords = ({ starts_at, ends_at, table_ids }: Pick<DeskBooking, 'starts_at' | 'ends_at' | 'table_ids'>) =>
    `${timeRange(new Date(starts_at), new Date(ends_at), day.time_zone)}, ${namesOf(table_ids)}`;
  return day.bookings.map((booking) => {
    const box = boxOf(booking, rows, opensAt);
    if (!box) return null;
    const { first } = box;
    return (
      <BookingBlock
        key={booking.booking_number}
        booking={booking}
        box={box}
        tables={namesOf(booking.table_ids)}
        now={now}
        isOpen={booking.booking_number === openNumber}
        onOpen={() => onOpen(booking)}
        moves={{
          step: (at, right, down) => ({
            x: at.x + right * quarterPx,
            y: down === 0 ? at.y : topAfter(rows, at.y - gapPx, down) + gapPx,
          }),
          snap: (at) => ({
            x: box.left + quartersOf(at.x - box.left) * quarterPx,
            y: rowAfter(rows, first, at.y - box.top).top + gapPx,
          }),
          place: (drag) => place(booking, drag),
          say: (drag) => inWords(placingOf(booking, rows, drag) ?? booking),
        }}
      />
    );
  });
}
