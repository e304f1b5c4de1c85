import type { OfferedTime } from '@tawa/contract/tables/bookings';
import { clockTime } from '@tawa/domain/common/clock-text';
import { cx } from '#ui/cx.ts';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  times: readonly OfferedTime[];
  zone: string;
  /** The time that is being asked for, or was wished. */
  chosen: string | null;
  disabled: boolean;
  onChoose: (time: OfferedTime) => void;
}

/** The free times as buttons; taken ones stand in their place and say so. */
export function TimeGrid({ times, zone, chosen, disabled, onChoose }: Props) {
  const t = useTexts(bookingsTexts);
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-6">
      {times.map((time) => {
        const isFree = time.reason === null;
        const isChosen = time.starts_at === chosen;
        return (
          <li key={time.starts_at}>
            <button
              type="button"
              disabled={!isFree || disabled}
              onClick={() => onChoose(time)}
              aria-pressed={isChosen && isFree}
              className={cx(
                'press flex min-h-12 w-full flex-col items-center justify-center rounded-md border px-1 text-body font-semibold disabled:cursor-not-allowed',
                isFree && !isChosen && 'border-line-strong bg-surface text-ink',
                isFree && isChosen && 'border-brand bg-brand text-on-brand',
                !isFree && 'border-line bg-surface-2 text-ink-3',
              )}
            >
              <span className={cx('num', !isFree && 'line-through')}>{clockTime(new Date(time.starts_at), zone)}</span>
              {time.reason && (
                <span className="text-xs font-normal">{time.reason === 'large' ? t.tooSmall : t.taken}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
