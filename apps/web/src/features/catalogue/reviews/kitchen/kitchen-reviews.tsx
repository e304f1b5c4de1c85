import { formatRating } from '#lib/format.ts';
import type { listKitchenReviews } from '@tawa/contract/catalogue/reviews.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { RatingBars } from '#ui/rating-bars.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { KitchenReview } from './kitchen-review.tsx';
import { kitchenReviewsQuery, type ReviewsTab } from './kitchen-reviews.queries.ts';
import { kitchenReviewsTexts } from './reviews.texts.ts';

type Reviews = Answer<typeof listKitchenReviews>['body'];

function Summary({ reviews: { ratings, average_rating, dishes } }: { reviews: Reviews }) {
  const t = useTexts(kitchenReviewsTexts);
  const total = ratings.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid content-start gap-4">
      <Card>
        <p className="display num text-5xl font-extrabold">{total === 0 ? '–' : formatRating(average_rating)}</p>
        <p className="mb-4 text-sm text-ink-3">{total === 0 ? t.noRatings : t.ratings({ count: total })}</p>
        <RatingBars counts={ratings} />
      </Card>
      {dishes.length > 0 && (
        <Card title={t.dishes}>
          <ul className="grid gap-2.5 text-sm">
            {dishes.map(({ menu_id, name, average_rating, rating_count }) => (
              <li key={menu_id} className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                <RatingStar rating={average_rating} count={rating_count} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function List({ reviews: { reviews, total_pages }, tab, page }: { reviews: Reviews; tab: ReviewsTab; page: number }) {
  const t = useTexts(kitchenReviewsTexts);
  if (reviews.length === 0)
    return tab === 'all' ? (
      <EmptyState title={t.none}>{t.noneText}</EmptyState>
    ) : (
      <EmptyState title={t.noneUnanswered} />
    );
  return (
    <>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.review_id}>
            <KitchenReview review={review} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={page}
          totalPages={total_pages}
          hrefFor={(next) => `${paths.restaurantReviews}?tab=${tab}&page=${next}`}
        />
      </div>
    </>
  );
}

interface Props {
  tab: ReviewsTab;
  page: number;
  onTab: (tab: ReviewsTab) => void;
}

/** What guests gave and wrote about the caller's restaurant. */
export function KitchenReviews({ tab, page, onTab }: Props) {
  const t = useTexts(kitchenReviewsTexts);
  const query = useQuery(kitchenReviewsQuery(tab, page));
  const counts = query.data?.counts;
  const tabs = [
    { value: 'all' as const, label: t.all, count: counts?.all },
    { value: 'unanswered' as const, label: t.unanswered, count: counts?.unanswered },
  ];
  const skeleton = (
    <Loading label={t.loading} className="grid gap-4">
      <Skeleton className="h-36 w-full rounded-2xl" />
      <Skeleton className="h-36 w-full rounded-2xl" />
    </Loading>
  );
  return (
    <Tabs label={t.title} value={tab} onChange={onTab} tabs={tabs}>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {(reviews) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="order-last lg:order-first">
              <List reviews={reviews} tab={tab} page={page} />
            </div>
            <Summary reviews={reviews} />
          </div>
        )}
      </Part>
    </Tabs>
  );
}
