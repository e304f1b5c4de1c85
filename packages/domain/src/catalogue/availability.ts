import { addDays, zonedParts } from '../common/zoned-time.ts';
import { clockTime } from '../common/clock-text.ts';
import { dayLabel } from '../common/text.ts';

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
/** A dish within a combo. */
export interface StockedPart extends Stocked {
  dish_name: string;
  /** How many of it one combo takes. */
  quantity: number;
  /** Whether a choice that it cannot be ordered without has nothing left. */
  lacks_choice: boolean;
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

interface StockedDish extends Stocked {
  groups?: readonly StockedGroup[];
  /** What is in it, if it is a combo. */
  parts?: readonly StockedPart[];
}

/**
 * Can a dish be ordered now? Not when a required group has fewer choices left than it asks for, and a combo not while one
 * of its parts is missing.
 */
export function decideAvailability(dish: StockedDish, moment: Moment): Availability {
  const own = decideOptionAvailability(dish, moment);
  if (own.state !== 'available') return own;
  const missing = listMissingParts(dish.parts ?? [], moment);
  if (missing.length > 0) return soldOutUntil(lastOf(missing.map(({ back_at }) => back_at)), moment);
  for (const group of dish.groups ?? []) {
    const options = group.options.map((option) => decideOptionAvailability(option, moment));
    const missing = group.min_choices - options.filter((option) => option.state === 'available').length;
    if (missing > 0) return soldOutUntil(returnOf(options, missing), moment);
  }
  return plain('available');
}

/** A part of a combo that cannot be had, and when it is back; `null` = nobody knows. */
export interface MissingPart {
  dish_name: string;
  back_at: Date | null;
}

/** The parts for which a combo is sold out: marked so, off the menu, without a required choice, or fewer than it takes. */
export function listMissingParts(parts: readonly StockedPart[], moment: Moment): MissingPart[] {
  return parts.flatMap((part) => {
    const { state, back_at } = decidePart(part, moment);
    return state === 'available' ? [] : [{ dish_name: part.dish_name, back_at }];
  });
}

/** Can a part of a combo be had now, as often as the combo takes it? */
export function decidePart(part: StockedPart, moment: Moment): Availability {
  const isShort = part.lacks_choice || (part.stock ?? part.quantity) < part.quantity;
  return isShort && part.state !== 'hidden' ? soldOutUntil(null, moment) : decideOptionAvailability(part, moment);
}

const lastOf = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, time) => (last === null || time === null ? null : time > last ? time : last));

/** When so many of the missing options are back; `null` while nobody knows. */
function returnOf(options: readonly Availability[], missing: number): Date | null {
  const known = options.flatMap((option) => (option.back_at ? [option.back_at] : []));
  return known.toSorted((a, b) => a.getTime() - b.getTime())[missing - 1] ?? null;
}
