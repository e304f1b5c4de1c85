import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useQuery } from '@tanstack/react-query';
import { ratingText } from '@tawa/domain/ratings';
import { formatDate, plural } from '../../lib/format.ts';
import { reviewTexts } from '../../lib/messages-reviews.ts';
import { RatingBars } from '../../ui/rating-bars.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RateButton, ReportButton } from './review-actions.tsx';
import { ratingsQuery, reviewsQuery } from './reviews.queries.ts';

/** What people gave and wrote; a load that fails leaves the section out, as nothing else depends on it. */
export function ReviewPanel({ restaurantId, name }: { restaurantId: number; name: string }) {
  const { data: ratings } = useQuery(ratingsQuery(restaurantId));
  const { data: reviews = [] } = useQuery(reviewsQuery(restaurantId));
  if (!ratings) return null;
  const total = ratings.ratings.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="reviews-title" className="mt-16">
      <h2 id="reviews-title" className="text-2xl font-bold">
        Ratings and reviews
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="self-start rounded-2xl border border-line bg-surface p-6">
          <p className="display num text-5xl font-extrabold">
            {total === 0 ? '–' : ratingText(ratings.average_rating)}
          </p>
          <p className="mb-4 text-sm text-ink-3">{total === 0 ? 'No ratings yet' : plural(total, 'rating')}</p>
          <RatingBars counts={ratings.ratings} />
          <div className="mt-5">
            <RateButton restaurant={{ id: restaurantId, name }} />
          </div>
        </div>
        <ul className="grid content-start gap-4 sm:grid-cols-2">
          {reviews.slice(0, 6).map((review) => (
            <li key={review.review_id} className="rounded-2xl border border-line bg-surface p-5">
              <p className="flex items-center justify-between gap-3">
                <span className="font-bold">{review.author}</span>
                {review.rating !== null && <Stars rating={review.rating} />}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-ink-3">
                {formatDate(review.created_on)}
                {review.verified_order && (
                  <span className="inline-flex items-center gap-1 font-semibold text-success">
                    <SealCheckIcon weight="fill" aria-hidden="true" /> Verified order
                  </span>
                )}
              </p>
              <p className="mt-2 text-body text-ink-2 [overflow-wrap:anywhere]">{review.review}</p>
              {review.reply !== null && (
                <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm text-ink-2 [overflow-wrap:anywhere]">
                  <span className="block text-note font-semibold text-ink">{reviewTexts.replyOf(name)}</span>
                  {review.reply}
                </p>
              )}
              <p className="mt-2 text-right">
                <ReportButton reviewId={review.review_id} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
