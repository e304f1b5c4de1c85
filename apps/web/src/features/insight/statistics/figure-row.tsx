import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import type { Figures, Statistics } from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { sharePercent } from '@tawa/domain/insight/statistics';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { ChangeMark } from './change-mark.tsx';
import { type Change, changeOf, percentText, stepOf } from './figure-words.ts';
import { Behind } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Shown {
  name: string;
  /** The orders that it counts; a rating counts none. */
  figure?: OrderFigure;
  value: string;
  below: string;
  change: Change | null;
}

const asked = ({ accepted, rejected, missed }: Figures) => accepted + rejected + missed;
const acceptance = (each: Figures) => sharePercent(each.accepted, asked(each));
const lateness = ({ late, delivered }: Figures) => sharePercent(late, delivered);
const rupeesText = (value: number | null) => (value === null ? '–' : formatRupees(value));
const ratingText = (value: number | null) => (value === null ? '–' : value.toFixed(1));
const wasOf = (isThere: boolean, value: string, language: Language) => {
  const t = textsIn(statisticsTexts, language);
  return isThere ? t.statistics.was({ value }) : t.noBefore;
};

function shownOf({ figures: now, before }: Statistics, language: Language): Shown[] {
  const t = textsIn(statisticsTexts, language);
  return [
    {
      name: t.figures.gross,
      figure: 'delivered',
      value: formatRupees(now.gross),
      below: wasOf(before.placed > 0, formatRupees(before.gross), language),
      change: changeOf(language, now.gross, before.gross),
    },
    {
      name: t.figures.delivered,
      figure: 'delivered',
      value: formatCount(now.delivered),
      below: wasOf(before.placed > 0, formatCount(before.delivered), language),
      change: changeOf(language, now.delivered, before.delivered),
    },
    {
      name: t.figures.average,
      figure: 'delivered',
      value: rupeesText(now.average),
      below: wasOf(before.average !== null, rupeesText(before.average), language),
      change: changeOf(language, now.average ?? 0, before.average ?? 0),
    },
    {
      name: t.figures.accepted,
      figure: 'accepted',
      value: percentText(acceptance(now)),
      below: t.acceptedOf({
        accepted: formatCount(now.accepted),
        asked: formatCount(asked(now)),
        missed: formatCount(now.missed),
      }),
      change: stepOf(language, acceptance(now), acceptance(before), { unit: ` ${t.pt}` }),
    },
    {
      name: t.figures.late,
      figure: 'late',
      value: percentText(lateness(now)),
      below: t.lateOf({ late: formatCount(now.late), delivered: formatCount(now.delivered) }),
      change: stepOf(language, lateness(now), lateness(before), { unit: ` ${t.pt}`, isMoreGood: false }),
    },
    {
      name: t.figures.rating,
      value: ratingText(now.rating),
      below: t.newRatings({ count: formatCount(now.ratings) }),
      change: stepOf(language, now.rating, before.rating),
    },
  ];
}

/** Six figures in one card, each beside what it was. */
export function FigureRow({ statistics }: { statistics: Statistics }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  return (
    <section aria-label={t.figures.heading} className="overflow-hidden rounded-xl border border-line bg-surface">
      <dl className="-mr-px -mb-px grid grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {shownOf(statistics, language).map(({ name, figure, value, below, change }) => (
          <div key={name} className="border-r border-b border-line p-4">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-2 text-note text-ink-2">
              {name}
              <ChangeMark change={change} />
            </dt>
            <dd className="num display mt-1 text-xl font-extrabold break-words">
              {figure ? <Behind figure={figure}>{value}</Behind> : value}
            </dd>
            <dd className="num text-note text-ink-3">{figure ? below : <Behind figure="ratings">{below}</Behind>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
