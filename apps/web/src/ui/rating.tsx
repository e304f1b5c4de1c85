import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { formatRating } from '#lib/format.ts';
import { formatCount } from '#lib/format.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The green badge of a restaurant; one decimal, or that nobody has rated it yet. */
export function RatingBadge({ rating }: { rating: number }) {
  const t = useTexts(uiTexts);
  if (rating === 0)
    return (
      <span className="shrink-0 rounded-sm bg-brand-soft px-1.5 py-0.5 text-note font-bold text-brand-ink">
        {t.newIt}
      </span>
    );
  return (
    <span className="num inline-flex shrink-0 items-center gap-1 rounded-sm bg-success-solid px-1.5 py-0.5 text-note font-bold text-on-success">
      <span className="sr-only">{t.rated} </span>
      <Icon of={StarIcon} weight="fill" className="text-[0.6875rem]" />
      {formatRating(rating)}
    </span>
  );
}

/** One small star with the number, for dishes; `count` follows in brackets. */
export function RatingStar({ rating, count }: { rating: number; count?: number }) {
  const t = useTexts(uiTexts);
  return (
    <span className="num inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-ink">
      <span className="sr-only">{t.rated} </span>
      <Icon of={StarIcon} weight="fill" className="text-[0.8125rem] text-success" />
      {formatRating(rating)}
      {count !== undefined && (
        <span className="font-normal text-ink-3">
          ({formatCount(count)}
          <span className="sr-only"> {t.ratings}</span>)
        </span>
      )}
    </span>
  );
}
