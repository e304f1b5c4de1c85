import { listKitchenReviews, replyToReview } from '@tawa/contract/catalogue/reviews.office';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export type ReviewsTab = 'all' | 'unanswered';

export const kitchenReviewsQuery = (tab: ReviewsTab, page = 1) =>
  queryOptions({
    queryKey: ['kitchen-reviews', tab, page],
    queryFn: async ({ signal }) => (await call(listKitchenReviews, { query: { tab, page } }, signal)).body,
  });

interface Reply {
  review_id: number;
  reply: string;
  /** The reply that was seen. */
  was: string | null;
}

export function useReplyToReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ review_id, ...body }: Reply) => call(replyToReview, { params: { review_id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['kitchen-reviews'] }),
  });
}
