import type { Overview } from '@tawa/contract/insight/overview';
import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { useWide } from '#ui/use-wide.ts';
import { officeOverviewTexts } from './overview.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Hours = Overview['hours'];

/** As wide as it is drawn, so that its letters keep their size on a phone. */
const frames = { wide: { width: 720, labelEvery: 3 }, narrow: { width: 320, labelEvery: 6 } } as const;
const fromPx = 640;
const height = 240;
const left = 40;
const bottom = 28;
const top = 24;
const firstHour = 5;
const nearHours = 4;

/** '5 am' for the first hour of a day, which begins at 5:00 am. */
const clockOf = (place: number): string => {
  const hour = (firstHour + place) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
};

/** A round number of orders for each line of the grid. */
function stepOf(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
}

const scaleOf = (hours: Hours, width: number) => {
  const most = Math.max(1, ...hours.flatMap(({ placed, before }) => [placed ?? 0, before]));
  const step = stepOf(most);
  const lines = Math.ceil(most / step);
  const x = (place: number) => left + (place / Math.max(1, hours.length - 1)) * (width - left - 8);
  const y = (count: number) => top + (1 - count / (lines * step)) * (height - top - bottom);
  return { x, y, marks: Array.from({ length: lines + 1 }, (_, line) => line * step) };
};

interface Shown {
  hours: Hours;
  /** 'Friday': what the day is, and what it stands beside. */
  weekday: string;
  isToday: boolean;
}

function Drawing({ hours, weekday, isToday }: Shown) {
  const t = useTexts(officeOverviewTexts);
  const { width, labelEvery } = useWide(fromPx) ? frames.wide : frames.narrow;
  const { x, y, marks } = scaleOf(hours, width);
  const today = hours.flatMap(({ placed }, place) => (placed === null ? [] : [{ place, placed }]));
  const line = today.map(({ place, placed }) => `${x(place)},${y(placed)}`).join(' ');
  const last = today.at(-1);
  // Above what the line did just before, so that nothing runs through the words.
  const near = Math.max(0, ...today.slice(-nearHours).map(({ placed }) => placed));
  const isLate = (last?.place ?? 0) > hours.length / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={left} x2={width} y1={y(mark)} y2={y(mark)} className="stroke-line" />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end" className="num fill-ink-3 text-[0.75rem]">
            {formatCount(mark)}
          </text>
        </g>
      ))}
      {hours.map((_, place) =>
        place % labelEvery === 1 ? (
          <text
            key={clockOf(place)}
            x={x(place)}
            y={height - 6}
            textAnchor="middle"
            className="fill-ink-3 text-[0.75rem]"
          >
            {clockOf(place)}
          </text>
        ) : null,
      )}
      <polyline
        points={hours.map(({ before }, place) => `${x(place)},${y(before)}`).join(' ')}
        className="fill-none stroke-ink-3 [stroke-dasharray:5_4]"
        strokeWidth="1.5"
      />
      {last && (
        <>
          <polygon points={`${x(0)},${y(0)} ${line} ${x(last.place)},${y(0)}`} className="fill-(--c1) opacity-10" />
          <polyline points={line} className="fill-none stroke-(--c1)" strokeWidth="2.5" strokeLinejoin="round" />
          <circle cx={x(last.place)} cy={y(last.placed)} r="4" className="fill-(--c1)" />
          <text
            x={x(last.place) + (isLate ? -8 : 8)}
            y={y(near) - 10}
            textAnchor={isLate ? 'end' : 'start'}
            className="num fill-ink text-[0.8125rem] font-bold"
          >
            {isToday && t.thisHour({ count: last.placed })}
          </text>
        </>
      )}
      <title>{t.hoursTitle({ weekday })}</title>
    </svg>
  );
}

const nameOf = ({ isToday }: Pick<Shown, 'isToday'>, language: Language) => {
  const t = textsIn(officeOverviewTexts, language);
  return isToday ? t.todayWord : t.thatDay;
};
const beforeOf = ({ isToday, weekday }: Omit<Shown, 'hours'>, language: Language) => {
  const t = textsIn(officeOverviewTexts, language);
  return isToday ? t.lastWeekday({ weekday }) : t.weekdayBefore({ weekday });
};

function HoursTable({ hours, ...day }: Shown) {
  const language = useLanguage();
  const t = useTexts(officeOverviewTexts);
  return (
    <table className="num w-full text-sm">
      <thead>
        <tr className="text-left text-ink-3">
          <th className="py-1 font-semibold">{t.hour}</th>
          <th className="py-1 text-right font-semibold">{nameOf(day, language)}</th>
          <th className="py-1 text-right font-semibold">{beforeOf(day, language)}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ placed, before }, place) => (
          <tr key={clockOf(place)} className="border-t border-line">
            <td className="py-1">{clockOf(place)}</td>
            <td className="py-1 text-right">{placed ?? '–'}</td>
            <td className="py-1 text-right">{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day's orders hour by hour beside those of a week ago, as a drawing or as a table of the same numbers. */
export function HoursChart(shown: Shown) {
  const language = useLanguage();
  const t = useTexts(officeOverviewTexts);
  const { hours } = shown;
  const [isTable, setTable] = useState(false);
  const sum = hours.reduce((all, { placed }) => all + (placed ?? 0), 0);
  const busiest = hours.reduce(
    (best, { placed }, place) => ((placed ?? 0) > (hours[best]?.placed ?? 0) ? place : best),
    0,
  );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-note text-ink-2">
        <span className="flex flex-wrap gap-x-4">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-(--c1)" />
            {nameOf(shown, language)}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-ink-3" />
            {beforeOf(shown, language)}
          </span>
        </span>
        <Button size={40} variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t.asChart : t.asTable}
        </Button>
      </div>
      {isTable ? <HoursTable {...shown} /> : <Drawing {...shown} />}
      <p className="sr-only">{t.hoursSummary({ sum, busiest: clockOf(busiest) })}</p>
    </>
  );
}
