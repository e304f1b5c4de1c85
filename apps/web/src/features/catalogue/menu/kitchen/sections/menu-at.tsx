import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { clockText } from '@tawa/domain/common/clock-text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Select } from '#ui/form/plain-select.tsx';
import { weekdayName } from './section-words.ts';
import { momentOf, previewOf, type Preview } from './sections-preview.ts';
import type { DraftSection } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const halfHours = 48;
const firstHalf = 10;
/** Half hours from 5 am to 5 am. */
const clocks = Array.from({ length: halfHours }, (_, index) => {
  const half = (index + firstHalf) % halfHours;
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
});

interface Props {
  menu: EditedMenu;
  sections: readonly DraftSection[];
  now: Date;
  zone: string;
}

/** The menu at a moment that is chosen, with what is not saved yet; now, until one is. */
export function useMenuAt({ menu, sections, now, zone }: Props) {
  const [day, setDay] = useState<number | null>(null);
  const [clock, setClock] = useState('');
  const weekday = day ?? zonedParts(now, zone).weekday;
  const at = clock === '' ? now : momentOf(weekday, clock, now, zone);
  return { preview: previewOf(menu, sections, { at, now, time_zone: zone }), weekday, setDay, clock, setClock };
}
type MenuAt = ReturnType<typeof useMenuAt>;

/** Asks for the menu at a day and time. */
export function MenuAtChoice({ preview, weekday, setDay, clock, setClock }: MenuAt) {
  const t = useTexts(sectionsTexts);
  const language = useLanguage();
  const { night } = preview;
  return (
    <div role="group" aria-label={t.shows} className="rounded-xl bg-surface-2 p-3">
      <p className="text-note font-semibold">{t.shows}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-2">
        <Select
          size={44}
          aria-label={t.day}
          value={clock === '' ? '' : weekday}
          placeholder={t.now}
          options={mondayFirst.map((value) => ({ value, label: weekdayName(value, language, 'dayNames') }))}
          onChange={({ target: { value } }) => {
            setDay(value === '' ? null : Number(value));
            setClock(value === '' ? '' : clock || '20:00');
          }}
        />
        <Select
          size={44}
          aria-label={t.time}
          value={clock}
          placeholder={t.now}
          options={clocks.map((value) => ({ value, label: clockText(value) }))}
          onChange={({ target: { value } }) => setClock(value)}
        />
      </div>
      <p role="status" className="mt-2 text-note font-semibold text-success">
        {t.found({ sections: preview.sections, dishes: preview.dishes })}
        {night &&
          ` ${t.night({ name: night.name, day: weekdayName(night.weekday, language, 'dayLong'), closes: clockText(night.closes) })}`}
      </p>
    </div>
  );
}

/** The parts of the menu as customers see them then. */
export function MenuThen({ parts }: Pick<Preview, 'parts'>) {
  const t = useTexts(sectionsTexts);
  return (
    <section aria-label={t.asCustomers} className="border-t border-line bg-surface-2 px-4 py-3">
      <h3 className="font-sans text-body font-bold">{t.asCustomers}</h3>
      {parts.length === 0 && <p className="mt-1 text-note text-ink-3">{t.nothing}</p>}
      <ul className="mt-2 flex flex-wrap gap-2">
        {parts.map(({ name, from }) => (
          <li
            key={`${name} ${from ?? ''}`}
            className={cx(
              'num rounded-full border px-3 py-1.5 text-note font-semibold',
              from === null ? 'border-line bg-surface' : 'border-dashed border-line-strong text-ink-3',
            )}
          >
            {from === null ? name : t.later({ name, from })}
          </li>
        ))}
      </ul>
    </section>
  );
}
