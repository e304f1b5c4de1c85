import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import type { Venue } from '@tawa/contract/tables/venues';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** Pixels of a quarter of an hour, of a table’s row, and of a venue’s heading. */
export const quarterPx = 31;
export const rowPx = 52;
export const headPx = 34;
export const quarterMs = 15 * 60_000;

export interface GridRow {
  venue_id: number;
  table_id: number;
  name: string;
  min_seats: number;
  max_seats: number;
  /** Pixels from the top of the grid. */
  top: number;
}

/** Where each table’s row lies, venue by venue; tables out of use are left out unless they hold a booking. */
export function rowsOf(venues: readonly Venue[], bookings: readonly DeskBooking[]): GridRow[] {
  const held = new Set(bookings.flatMap((booking) => booking.table_ids));
  let top = 0;
  return venues.flatMap((venue) => {
    const tables = venue.tables.filter((table) => table.isactive === 1 || held.has(table.table_id));
    if (tables.length === 0) return [];
    top += headPx;
    return tables.map((table) => {
      const row = { ...table, top };
      top += rowPx;
      return row;
    });
  });
}

/** Pixels from the left for a moment. */
export const leftOf = (at: string | number, opensAt: string): number =>
  ((new Date(at).getTime() - new Date(opensAt).getTime()) / quarterMs) * quarterPx;

/** Whole quarters that a drag of so many pixels means. */
export const quartersOf = (pixels: number): number => Math.round(pixels / quarterPx);

/** The row on which a block lies after a drag of so many pixels. */
export function rowAfter(rows: readonly GridRow[], from: GridRow, pixels: number): GridRow {
  const wanted = from.top + pixels;
  return rows.reduce((best, row) => (Math.abs(row.top - wanted) < Math.abs(best.top - wanted) ? row : best), from);
}

/** The top of the row that lies so many rows below the one at this height, or of the last there is. */
export function topAfter(rows: readonly GridRow[], top: number, down: number): number {
  const nearest = rows.reduce((best, row, index) => {
    const chosen = rows[best];
    return chosen && Math.abs(row.top - top) < Math.abs(chosen.top - top) ? index : best;
  }, 0);
  return rows[Math.min(rows.length - 1, Math.max(0, nearest + down))]?.top ?? top;
}

export interface Placing {
  booking_number: string;
  version: number;
  starts_at: string;
  ends_at: string;
  table_ids: number[];
}

const later = (at: string, quarters: number) => new Date(new Date(at).getTime() + quarters * quarterMs).toISOString();

export interface Drag {
  x: number;
  y: number;
  /** The right end was dragged, so only the stay changes. */
  isEnd: boolean;
}

/** What a drag asks for; null where it changes nothing. */
export function placingOf(booking: DeskBooking, rows: readonly GridRow[], { x, y, isEnd }: Drag): Placing | null {
  const { booking_number, version, starts_at, ends_at, table_ids } = booking;
  const quarters = quartersOf(x);
  if (isEnd) {
    const end = later(ends_at, quarters);
    if (quarters === 0 || new Date(end) <= new Date(starts_at)) return null;
    return { booking_number, version, starts_at, ends_at: end, table_ids };
  }
  const first = rows.find((row) => table_ids.includes(row.table_id));
  const target = first && rowAfter(rows, first, y);
  const isSameRow = !target || target.table_id === first.table_id;
  if (quarters === 0 && isSameRow) return null;
  return {
    booking_number,
    version,
    starts_at: later(starts_at, quarters),
    ends_at: later(ends_at, quarters),
    table_ids: isSameRow ? table_ids : [target.table_id],
  };
}

/** Guests whose bookings begin in each quarter of the day. */
export function coversOf(bookings: readonly DeskBooking[], opensAt: string, quarters: number): number[] {
  const counts = Array.from({ length: quarters }, () => 0);
  const gone = new Set(['no_show', 'cancelled', 'declined', 'expired']);
  for (const booking of bookings) {
    const index = Math.floor((new Date(booking.starts_at).getTime() - new Date(opensAt).getTime()) / quarterMs);
    if (index >= 0 && index < quarters && !gone.has(booking.state))
      counts[index] = (counts[index] ?? 0) + booking.guests;
  }
  return counts;
}

/** '13 min over' for guests who stay longer, '13 min late' for those who are not here yet; nothing else. */
export function lateText({ state, starts_at, ends_at }: DeskBooking, now: number, language: Language): string | null {
  const t = textsIn(kitchenVenuesTexts, language);
  const minutes = (since: string) => Math.floor((now - new Date(since).getTime()) / 60_000);
  if (state === 'seated' && minutes(ends_at) > 0) return t.minOver({ endsAt: minutes(ends_at) });
  return state === 'confirmed' && minutes(starts_at) > 0 ? t.minLate({ startsAt: minutes(starts_at) }) : null;
}
