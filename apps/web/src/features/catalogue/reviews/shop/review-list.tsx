import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import type { Review } from '@tawa/contract/catalogue/reviews';
import { useEffect, useRef } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Stars } from '#ui/stars.tsx';
import { ReportButton } from '../review-actions.tsx';
import type { ReviewsQuery } from './reviews.queries.ts';
import { reviewsReviewsTexts } from './reviews.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Words({ review, name }: { review: Review; name: string }) {
  const t = useTexts(reviewsReviewsTexts);
  const language = useLanguage();
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-bold wrap-anywhere">{review.author}</span>
        {review.rating !== null && <Stars rating={review.rating} />}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-ink-3">
        {formatDate(review.created_on, language)}
        {review.verified_order && (
          <span className="inline-flex items-center gap-1 font-semibold text-success">
            <SealCheckIcon weight="fill" aria-hidden="true" /> {t.verified}
          </span>
        )}
      </p>
      <p className="mt-2 text-body text-ink-2 wrap-anywhere">{review.review}</p>
      {review.reply !== null && (
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-sm text-ink-2 wrap-anywhere">
          <span className="block text-note font-semibold text-ink">{t.replyOf({ name })}</span>
          {review.reply}
        </p>
      )}
      <p className="mt-2 text-right">
        <ReportButton reviewId={review.review_id} />
      </p>
    </>
  );
}

/** The newest reviews; older ones come on request, and the focus goes to the first of them. */
export function ReviewList({ query, name }: { query: ReviewsQuery; name: string }) {
  const t = useTexts(reviewsReviewsTexts);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (isFetchingNextPage || shownBefore.current === null) return;
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [isFetchingNextPage]);
  const showMore = () => {
    shownBefore.current = reviews.length;
    void fetchNextPage();
  };
  if (data && reviews.length === 0)
    return (
      <div className="grid content-center rounded-2xl border border-dashed border-line-strong p-6 text-center">
        <p className="font-bold">{t.none}</p>
        <p className="mt-1 text-body text-ink-2">{t.noneText}</p>
      </div>
    );
  return (
    <div>
      <ul ref={list} className="grid content-start gap-4 sm:grid-cols-2">
        {reviews.map((review) => (
          <li
            key={review.review_id}
            tabIndex={-1}
            className="rounded-2xl border border-line bg-surface p-5 outline-offset-2"
          >
            <Words review={review} name={name} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && <FailedPart text={t.moreFailed} onRetry={showMore} />}
      {hasNextPage && !isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="secondary" pending={isFetchingNextPage} pendingText={t.loadingMore} onClick={showMore}>
            {t.more}
          </Button>
        </div>
      )}
    </div>
  );
}
