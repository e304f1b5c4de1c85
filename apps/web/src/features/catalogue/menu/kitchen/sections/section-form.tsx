import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import type { SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import type { NameLanguage } from '@tawa/domain/catalogue/names/names';
import type { SectionTime } from '@tawa/domain/catalogue/section-times';
import { sectionNameLengthMax } from '@tawa/domain/common/limits';
import { clockText } from '@tawa/domain/common/clock-text';
import { useId } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { NameFields } from '#ui/names/name-fields.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DayBar } from './day-bar.tsx';
import { weekdayName } from './section-words.ts';
import { otherNameFault, type DraftSection, type Fault } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const morning: SectionTime = { opens: '07:00', closes: '11:30', weekdays: mondayFirst };

interface TimeProps {
  time: SectionTime;
  onChange: (time: SectionTime) => void;
  fault: Fault | null;
}

function Weekdays({ time, onChange, fault }: TimeProps) {
  const t = useTexts(sectionsTexts);
  const language = useLanguage();
  const { weekdays } = time;
  const toggle = (weekday: number) =>
    onChange({
      ...time,
      weekdays: weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday],
    });
  return (
    <fieldset>
      <legend className="text-note font-semibold">{time.closes <= time.opens ? t.evenings : t.days}</legend>
      <div className="mt-1.5 grid grid-cols-7 gap-1.5">
        {mondayFirst.map((weekday) => (
          <label
            key={weekday}
            className="grid h-11 place-items-center rounded-md border border-line text-note font-semibold text-ink-3 has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={weekdayName(weekday, language, 'dayLong')}
              checked={weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
            {weekdayName(weekday, language, 'dayNames')}
          </label>
        ))}
      </div>
      {fault === 'noDay' && <p className="mt-1 text-note font-semibold text-danger">{t.fault.noDay}</p>}
    </fieldset>
  );
}

function Times({ time, onChange, fault }: TimeProps) {
  const t = useTexts(sectionsTexts);
  const isNight = time.closes <= time.opens && time.closes !== '';
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={t.from}
        type="time"
        value={time.opens}
        error={fault === 'noTime' && time.opens === '' ? t.fault.noTime : undefined}
        onChange={(event) => onChange({ ...time, opens: event.target.value })}
      />
      <TextField
        label={isNight ? t.toNextDay : t.to}
        type="time"
        value={time.closes}
        error={fault === 'noTime' && time.opens !== '' ? t.fault.noTime : undefined}
        onChange={(event) => onChange({ ...time, closes: event.target.value })}
      />
    </div>
  );
}

/** What customers see of it outside its time. */
function Outside({ section, onChange }: Pick<Props, 'section' | 'onChange'>) {
  const t = useTexts(sectionsTexts);
  const name = useId();
  const { time, outside } = section;
  const opens = time?.opens ? clockText(time.opens) : '…';
  return (
    <fieldset className="grid gap-1">
      <legend className="text-note font-semibold">{t.outside}</legend>
      {(['show', 'hide'] as const).map((value) => (
        <Radio
          key={value}
          name={name}
          checked={outside === value}
          onChange={() => onChange({ ...section, outside: value })}
          label={
            <span>
              <span className="block font-semibold">{value === 'show' ? t.show({ time: opens }) : t.hide}</span>
              <span className="block text-note text-ink-3">{value === 'show' ? t.showText : t.hideText}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

interface Props extends Pick<SectionSetup, 'hours'> {
  section: DraftSection;
  fault: Fault | null;
  onChange: (section: DraftSection) => void;
  onRemove: () => void;
}

/** Name and time of one section. */
export function SectionForm({ section, fault, hours, onChange, onRemove }: Props) {
  const t = useTexts(sectionsTexts);
  const { section_name, names = {}, time } = section;
  const setName = (language: NameLanguage, text: string) =>
    onChange({ ...section, names: { ...names, [language]: text } });
  const name = section_name.trim() || t.unnamed;
  const setTime = (next: SectionTime | null) =>
    onChange({ ...section, time: next && { ...next, weekdays: [...next.weekdays] } });
  const nameFault = fault === 'missing' || fault === 'twice' ? t.fault[fault] : undefined;
  return (
    <section aria-label={t.edit}>
      <div className="flex min-h-14 items-center justify-between border-b border-line px-5">
        <h2 className="font-sans text-body font-bold">{t.edit}</h2>
        <IconButton icon={TrashIcon} label={t.remove({ name })} className="-mr-3" onClick={onRemove} />
      </div>
      <div className="grid gap-5 p-5">
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={nameFault}
          value={section_name}
          maxLength={sectionNameLengthMax}
          onChange={(event) => onChange({ ...section, section_name: event.target.value })}
        />
        <NameFields
          english={section_name}
          names={names}
          lengthMax={sectionNameLengthMax}
          fieldOf={(language) => ({
            value: names[language] ?? '',
            error: (fault === 'otherName' && otherNameFault(section, language)) || undefined,
            onChange: (event) => setName(language, event.target.value),
          })}
          onSuggest={setName}
        />
        <Segmented
          label={t.when}
          value={time ? 'timed' : 'always'}
          onChange={(next) => setTime(next === 'timed' ? morning : null)}
          options={[
            { value: 'always', label: t.whenAlways },
            { value: 'timed', label: t.whenTimed },
          ]}
        />
        {time && (
          <>
            {time.opens !== '' && time.closes !== '' && <DayBar name={name} time={time} hours={hours} />}
            <Times time={time} onChange={setTime} fault={fault} />
            <Weekdays time={time} onChange={setTime} fault={fault} />
            <Outside section={section} onChange={onChange} />
            <Banner tone="info" icon={InfoIcon}>
              {t.grace}
            </Banner>
          </>
        )}
      </div>
    </section>
  );
}
