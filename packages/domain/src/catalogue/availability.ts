import { addDays, zonedParts } from '../common/zoned-time.ts';
import { clockTime, dayLabel } from '../common/text.ts';

/** What is stored of a dish or an option. */
export interface Stocked {
  state: 'available' | 'sold_out' | 'hidden';
  /** When it comes back by itself; `null` = when somebody changes it. */
  sold_out_until?: Date | null;
  /** Portions left today; `null` = not counted. */
  stock?: number | null;
}
export interface StockedGroup {
  min_choices: number;
  options: readonly Stocked[];
}
export interface Availability {
  state: 'available' | 'sold_out' | 'hidden';
  back_at: Date | null;
  /** 'Back at 6:00 pm', 'Back tomorrow at 11:00 am'; `null` where nobody knows. */
  back_text: string | null;
}
interface Moment {
  now: Date;
  time_zone: string;
}

const plain = (state: Availability['state']): Availability => ({ state, back_at: null, back_text: null });

function soldOutUntil(back: Date | null, { now, time_zone }: Moment): Availability {
  return { state: 'sold_out', back_at: back, back_text: back && backText(back, now, time_zone) };
}

function backText(back: Date, now: Date, zone: string): string {
  const { date } = zonedParts(back, zone);
  const today = zonedParts(now, zone).date;
  const time = clockTime(back, zone);
  if (date === today) return `Back at ${time}`;
  return date === addDays(today, 1) ? `Back tomorrow at ${time}` : `Back on ${dayLabel(back, now, zone)} at ${time}`;
}

/** Can an option be chosen now? */
export function decideOptionAvailability(option: Stocked, moment: Moment): Availability {
  if (option.state === 'hidden') return plain('hidden');
  const back = option.sold_out_until ?? null;
  if (option.state === 'sold_out' && (back === null || back > moment.now)) return soldOutUntil(back, moment);
  return option.stock === 0 ? soldOutUntil(null, moment) : plain('available');
}

/** Can a dish be ordered now? Not when a required group has fewer choices left than it asks for. */
export function decideAvailability(dish: Stocked & { groups?: readonly StockedGroup[] }, moment: Moment): Availability {
  const own = decideOptionAvailability(dish, moment);
  if (own.state !== 'available') return own;
  for (const group of dish.groups ?? []) {
    const options = group.options.map((option) => decideOptionAvailability(option, moment));
    const missing = group.min_choices - options.filter((option) => option.state === 'available').length;
    if (missing > 0) return soldOutUntil(returnOf(options, missing), moment);
  }
  return plain('available');
}

/** When so many of the missing options are back; `null` while nobody knows. */
function returnOf(options: readonly Availability[], missing: number): Date | null {
  const known = options.flatMap((option) => (option.back_at ? [option.back_at] : []));
  return known.toSorted((a, b) => a.getTime() - b.getTime())[missing - 1] ?? null;
}
