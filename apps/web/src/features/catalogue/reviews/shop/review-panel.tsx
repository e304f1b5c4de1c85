import { formatRating } from '#lib/format.ts';
import { useQuery } from '@tanstack/react-query';
import { RatingBars } from '#ui/rating-bars.tsx';
import { RateButton } from '../review-actions.tsx';
import { ReviewList } from './review-list.tsx';
import { ratingsQuery, useReviews } from './reviews.queries.ts';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What people gave and wrote; a load that fails leaves the section out, as nothing else depends on it. */
export function ReviewPanel({ restaurantId, name }: { restaurantId: number; name: string }) {
  const t = useTexts(reviewsReviewsTexts);
  const { data: ratings } = useQuery(ratingsQuery(restaurantId));
  const reviews = useReviews(restaurantId);
  if (!ratings) return null;
  const total = ratings.ratings.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="reviews-title" className="mt-16">
      <h2 id="reviews-title" className="text-2xl font-bold">
        {t.ratingsReviews}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="self-start rounded-2xl border border-line bg-surface p-6">
          <p className="display num text-5xl font-extrabold">
            {total === 0 ? '–' : formatRating(ratings.average_rating)}
          </p>
          <p className="mb-4 text-sm text-ink-3">{total === 0 ? t.noRatingsYet : t.ratings({ count: total })}</p>
          <RatingBars counts={ratings.ratings} />
          <div className="mt-5">
            <RateButton restaurant={{ id: restaurantId, name }} />
          </div>
        </div>
        <ReviewList query={reviews} name={name} />
      </div>
    </section>
  );
}
