import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import type { Statistics } from '@tawa/contract/insight/statistics';
import { formatRupees } from '@tawa/domain/common/money';
import { sharePercent } from '@tawa/domain/insight/statistics';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { percentText, shortDay } from './figure-words.ts';
import { Plot, RatingPlot } from './lazy-plots.tsx';
import { Behind, useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Part {
  name: string;
  /** The orders that it counts. */
  figure: OrderFigure;
  value: number;
  text: string;
  fill: string;
  ground: string;
}

/** A bar in two parts with their names and numbers below. */
function Split({ parts }: { parts: readonly [Part, Part] }) {
  const [first, second] = parts;
  const all = first.value + second.value;
  const share = all === 0 ? 0 : (first.value / all) * 100;
  return (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
        <rect width="100" height="8" rx="1.5" className={all === 0 ? 'fill-surface-2' : second.fill} />
        {share > 0 && <rect width={share} height="8" rx="1.5" className={first.fill} />}
      </svg>
      <dl className="mt-3 grid gap-1 text-sm">
        {parts.map(({ name, figure, text, ground }) => (
          <div key={name} className="flex items-center gap-2">
            <dt className="flex items-center gap-2 text-ink-2">
              <span className={`size-2.5 rounded-[3px] ${ground}`} />
              {name}
            </dt>
            <dd className="num ml-auto font-bold whitespace-nowrap">
              <Behind figure={figure}>{text}</Behind>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const one = { fill: 'fill-c1', ground: 'bg-c1' } as const;
const two = { fill: 'fill-c2', ground: 'bg-c2' } as const;
const pale = { fill: 'fill-c6', ground: 'bg-c6' } as const;

const counted = (value: number, of: number) => `${formatCount(value)} · ${percentText(sharePercent(value, of))}`;
const note = 'mt-3 text-note text-ink-3';

function Rating({ statistics: { ratings, figures, from, to } }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const first = ratings.find(({ rating }) => rating !== null);
  return (
    <Card title={t.rating}>
      <p className="flex items-baseline gap-2">
        <span className="num display text-2xl font-extrabold">{figures.rating?.toFixed(1) ?? '–'}</span>
        <span className="text-note text-ink-3">
          {figures.rating === null ? t.noRating : t.newRatings({ count: formatCount(figures.ratings) })}
        </span>
      </p>
      {first && (
        <>
          <Plot height="h-14">
            <RatingPlot points={ratings} />
          </Plot>
          <p className="num flex justify-between text-note text-ink-3">
            <span>{`${shortDay(from, language)}: ${ratings[0]?.rating?.toFixed(1) ?? '–'}`}</span>
            <span>{`${shortDay(to, language)}: ${figures.rating?.toFixed(1) ?? '–'}`}</span>
          </p>
        </>
      )}
    </Card>
  );
}

/** Who ordered, who paid for coupons, how it was paid, and the rating. */
export function SmallCards({ statistics }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const { figures } = statistics;
  const words = useReaderWords();
  const { delivered, returning_customers, new_customers, cash } = figures;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Card title={t.customers}>
        <Split
          parts={[
            {
              ...one,
              name: t.returning,
              figure: 'returning_customers',
              value: returning_customers,
              text: counted(returning_customers, delivered),
            },
            {
              ...two,
              name: words.newcomers,
              figure: 'new_customers',
              value: new_customers,
              text: counted(new_customers, delivered),
            },
          ]}
        />
        <p className={note}>
          <Behind figure="complaints">{t.complaintCount({ count: figures.complaints })}</Behind>,{' '}
          <Behind figure="refunded">{t.ordersRefunded({ count: figures.refunded })}</Behind>
        </p>
      </Card>
      <Card title={t.coupons}>
        <Split
          parts={[
            {
              ...one,
              name: words.funder,
              figure: 'with_coupon',
              value: figures.coupon_by_restaurant,
              text: formatRupees(figures.coupon_by_restaurant),
            },
            {
              ...pale,
              name: t.tawa,
              figure: 'with_coupon',
              value: figures.coupon_by_platform,
              text: formatRupees(figures.coupon_by_platform),
            },
          ]}
        />
        <p className={note}>
          <Behind figure="with_coupon">
            {t.broughtOrders({ orders: t.orderCount({ count: figures.with_coupon }) })}
          </Behind>
        </p>
      </Card>
      <Card title={t.cash}>
        <Split
          parts={[
            {
              ...one,
              name: t.online,
              figure: 'online',
              value: delivered - cash,
              text: counted(delivered - cash, delivered),
            },
            { ...two, name: t.inCash, figure: 'cash', value: cash, text: counted(cash, delivered) },
          ]}
        />
        <p className={note}>
          {figures.cash_refused === 0 ? (
            t.noneRefused
          ) : (
            <Behind figure="cash_refused">{t.refused({ count: formatCount(figures.cash_refused) })}</Behind>
          )}
        </p>
      </Card>
      <Rating statistics={statistics} />
    </div>
  );
}
