import type { CityTermNow } from '@tawa/contract/catalogue/cities.office';
import { beyondRadius, cityTermEffect, cityTermWords, type CityTerm } from '@tawa/domain/catalogue/city-terms';
import { formatPaise, toPaise } from '@tawa/domain/common/money';
import { effectSample, type EffectLine } from '@tawa/domain/content/setting-effect';
import { formatCount } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { officeCitiesTexts } from './cities.texts.ts';
import type { CityTerms } from './city.queries.ts';

type Base = CityTerms['base'];

interface Props {
  term: CityTermNow;
  /** What the city has of its own on that day, and what it would have. */
  from: number | null;
  to: number | null;
  base: Base;
  reach: CityTerms['reach'];
}

const percent = (bp: number) => `${bp / 100}%`;
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatPaise(Math.abs(amount))}`;
const isSum = new Set<EffectLine['of']>(['customer_pays', 'restaurant_pays', 'last_days']);

function wordsOf(line: EffectLine, { fee_gst_bp }: Base, { orders, language }: { orders: number; language: Language }) {
  const t = textsIn(officeCitiesTexts, language).effect;
  if (line.of === 'of_which_gst') return t.of_which_gst({ rate: percent(fee_gst_bp) });
  if (line.of === 'last_days') return t.last_days({ count: orders });
  if (line.of === 'customer_pays' || line.of === 'restaurant_pays')
    return t[line.of]({ more: line.amount < 0 ? t.less : t.more });
  return t[line.of];
}

const baseOf = ({ gross, commission, following: { orders, ...sums }, ...base }: Base) => ({
  ...base,
  gross: toPaise(gross),
  commission: toPaise(commission),
  following: {
    orders,
    net: toPaise(sums.net),
    commission: toPaise(sums.commission),
    everywhere: toPaise(sums.everywhere),
  },
});

function Money({
  term: { term, everywhere },
  from,
  to,
  base,
}: Props & { term: { term: Exclude<CityTerm, 'delivery_radius'> } }) {
  const language = useLanguage();
  const t = useTexts(officeCitiesTexts).effect;
  const all = everywhere ?? 0;
  const lines = cityTermEffect(term, { from: from ?? all, to, everywhere: all }, baseOf(base));
  const orders = term === 'commission' ? base.following.orders : base.orders;
  if (lines.length === 0) return null;
  return (
    <section aria-label={t.title} className="rounded-lg bg-surface-2 px-4 py-3 text-sm">
      <h3 className="font-bold">{t.sample({ amount: formatPaise(effectSample) })}</h3>
      <dl aria-live="polite">
        {lines.map((line) => (
          <div
            key={line.of}
            className={cx('mt-1.5 flex justify-between gap-4', isSum.has(line.of) ? 'font-semibold' : 'text-ink-2')}
          >
            <dt className="min-w-0">{wordsOf(line, base, { orders, language })}</dt>
            <dd className="num whitespace-nowrap">{signed(line.amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reach({ to, reach }: Props) {
  const t = useTexts(officeCitiesTexts).effect;
  const radius = to === null ? '' : cityTermWords('delivery_radius', to);
  const beyond = to === null ? null : beyondRadius(reach, to);
  return (
    <section aria-label={t.title} className="num rounded-lg bg-surface-2 px-4 py-3 text-sm">
      <h3 className="font-bold">{t.reach}</h3>
      <div aria-live="polite">
        <p className="mt-1.5 text-ink-2">{t.follow({ following: reach.following, own: reach.own })}</p>
        <p className="mt-1.5 font-semibold">
          {beyond === null && t.noEnd}
          {beyond?.orders === 0 && reach.following > 0 && t.nothingBeyond({ radius })}
          {beyond !== null &&
            beyond.orders > 0 &&
            t.beyond({ restaurants: beyond.restaurants, orders: formatCount(beyond.orders), of: beyond.of, radius })}
        </p>
      </div>
    </section>
  );
}

/** What a value that may be saved would change, before it is. */
export function CityEffect(props: Props) {
  const { term } = props.term;
  return term === 'delivery_radius' ? <Reach {...props} /> : <Money {...props} term={{ ...props.term, term }} />;
}
