import type { SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import type { SectionTime } from '@tawa/domain/catalogue/section-times';
import { barDay, barOf } from '@tawa/domain/catalogue/week-bars';
import { lengthOf } from '@tawa/domain/catalogue/week-shifts';
import { clockText } from '@tawa/domain/common/clock-text';
import { useTexts } from '#lib/i18n/texts.ts';
import { sectionsTexts } from './sections.texts.ts';

const ticks = ['05:00', '08:00', '11:00', '14:00', '17:00', '20:00', '23:00', '02:00'];
const tickMinutes = 180;

interface Props extends Pick<SectionSetup, 'hours'> {
  name: string;
  time: SectionTime;
}

/** A day from 5 am to 5 am: when the section is on, over when the kitchen is open; a night stays in its evening. */
export function DayBar({ name, time, hours }: Props) {
  const t = useTexts(sectionsTexts);
  const [weekday = 1] = time.weekdays;
  const bar = barOf({ weekday, opens: time.opens, closes: time.closes });
  const shifts = hours.filter((row) => row.weekday === weekday);
  const open = shifts.map(({ opens, closes }) => `${clockText(opens)} – ${clockText(closes)}`).join(', ');
  const length = lengthOf(time);
  const words = { hours: Math.round((length / 60) * 10) / 10 };
  return (
    <div>
      <p className="num text-right text-note font-semibold text-brand-ink">
        {time.closes <= time.opens ? t.lastsOver(words) : t.lasts(words)}
      </p>
      <svg
        role="img"
        aria-label={t.barLabel({
          name,
          from: clockText(time.opens),
          to: clockText(time.closes),
          open: open || t.barClosed,
        })}
        viewBox={`0 0 ${barDay} 44`}
        preserveAspectRatio="none"
        className="mt-1 h-11 w-full overflow-hidden"
      >
        {ticks.map((clock, index) => (
          <rect key={clock} x={index * tickMinutes} y="0" width="3" height="44" className="fill-line" />
        ))}
        {shifts.map((shift) => {
          const { from, to } = barOf(shift);
          return (
            <rect
              key={shift.opens}
              x={from}
              y="30"
              width={Math.min(to, barDay) - from}
              height="7"
              rx="3"
              className="fill-line-strong"
            />
          );
        })}
        <rect
          x={bar.from}
          y="6"
          width={Math.min(bar.to, barDay) - bar.from}
          height="18"
          rx="5"
          className="fill-brand"
        />
      </svg>
      <p aria-hidden="true" className="num grid grid-cols-8 text-[0.6875rem] text-ink-3">
        {ticks.map((clock) => (
          <span key={clock}>{clockText(clock).replace(':00', '')}</span>
        ))}
      </p>
      <p aria-hidden="true" className="mt-1 flex gap-4 text-note text-ink-3">
        <span className="flex items-center gap-1.5">
          <span className="h-2.5 w-4 rounded-xs bg-brand" />
          {t.barThis}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-1.5 w-4 rounded-xs bg-line-strong" />
          {t.barOpen}
        </span>
      </p>
    </div>
  );
}
