import { dateText } from '@tawa/domain/common/text';
import { guestsMax } from '@tawa/domain/common/limits';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useEffect, useRef } from 'react';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const daysShown = 7;
const sizes = Array.from({ length: guestsMax }, (_size, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));

interface Props {
  date: string;
  first: string;
  last: string;
  guests: number;
  onDate: (date: string) => void;
  onGuests: (guests: number) => void;
}

const dayWord = (date: string, first: string, language: Language): string => {
  const t = textsIn(bookingsTexts, language);
  if (date === first) return t.today;
  return date === addDays(first, 1) ? t.tomorrow : dateText(date);
};

/** On a phone the days are a row to push along; the chosen one must not stand beyond its edge. */
function useChosenInView(date: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-day="${date}"]`);
    if (!row.current || !chosen) return;
    row.current.scrollLeft += chosen.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 16;
  }, [date]);
  return row;
}

/** The day, as one of the next seven or any other, and how many come. */
export function DayChoice({ date, first, last, guests, onDate, onGuests }: Props) {
  const language = useLanguage();
  const t = useTexts(bookingsTexts);
  const days = Array.from({ length: daysShown }, (_day, index) => addDays(first, index)).filter((day) => day <= last);
  const row = useChosenInView(date);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <p aria-hidden="true" className="mb-1.5 text-note font-semibold text-ink-2">
          {t.guests}
        </p>
        <Segmented
          label={t.guests}
          value={`${guests}`}
          options={sizes}
          onChange={(size) => onGuests(Number(size))}
          className="max-w-[360px]"
        />
        <p className="mt-1.5 text-note text-ink-3">{t.larger}</p>
      </div>
      <div>
        <p aria-hidden="true" className="mb-1.5 text-note font-semibold text-ink-2">
          {t.day}
        </p>
        <div
          ref={row}
          role="group"
          aria-label={t.day}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 no-scrollbar sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {days.map((day) => (
            <Chip key={day} data-day={day} pressed={day === date} onClick={() => onDate(day)}>
              {dayWord(day, first, language)}
            </Chip>
          ))}
        </div>
        <div className="mt-3 max-w-[220px]">
          <TextField
            label={t.otherDay}
            type="date"
            min={first}
            max={last}
            value={date}
            onChange={(event) =>
              event.currentTarget.value >= first &&
              event.currentTarget.value <= last &&
              onDate(event.currentTarget.value)
            }
          />
        </div>
      </div>
    </div>
  );
}
