import { ratingBars, type RatingColour, type RatingCount } from '@tawa/domain/catalogue/ratings';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const fills: Record<RatingColour, string> = { green: 'fill-success', yellow: 'fill-accent', red: 'fill-danger' };

/** Five bars from 5 down to 1, coloured by level and always with their numbers. */
export function RatingBars({ counts }: { counts: readonly RatingCount[] }) {
  const t = useTexts(uiTexts);
  return (
    <ul className="space-y-2">
      {ratingBars(counts).map(({ rating, count, percent, colour }) => (
        <li key={rating} className="num flex items-center gap-3 text-sm text-ink-2">
          <span className="w-3 text-right font-semibold text-ink" aria-hidden="true">
            {rating}
          </span>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="h-2 min-w-0 flex-1 rounded-full bg-surface-3"
            aria-hidden="true"
          >
            <rect width={percent} height="8" className={fills[colour]} />
          </svg>
          <span className="w-10 text-right" aria-hidden="true">
            {percent}%
          </span>
          <span className="sr-only">{t.starsRatingsPercent({ rating, count, percent })}</span>
        </li>
      ))}
    </ul>
  );
}
