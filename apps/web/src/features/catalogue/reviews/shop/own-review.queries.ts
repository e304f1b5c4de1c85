import {
  getOrderFeedback,
  getOwnFeedback,
  giveOrderFeedback,
  rateDish,
  rateRestaurant,
  reportReview,
  reviewRestaurant,
} from '@tawa/contract/catalogue/reviews';
import type { Sent } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export const ownFeedbackQuery = (userId: number, restaurantId: number) =>
  queryOptions({
    queryKey: ['own-feedback', userId, restaurantId],
    queryFn: async ({ signal }) => (await call(getOwnFeedback, { params: { id: restaurantId, userId } }, signal)).body,
    staleTime: 0,
  });

export const orderFeedbackQuery = (userId: number, order_number: string) =>
  queryOptions({
    queryKey: ['order-feedback', userId, order_number],
    queryFn: async ({ signal }) => (await call(getOrderFeedback, { params: { order_number } }, signal)).body,
  });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['ratings', 'reviews', 'own-feedback', 'order-feedback'].map((kind) =>
        client.invalidateQueries({ queryKey: [kind] }),
      ),
    );
}

interface Opinion {
  userId: number;
  restaurantId: number;
  rating: number;
  review: string;
}

/** Gives the rating, and the words where there are some. */
export function useGiveOpinion() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async ({ userId, restaurantId, rating, review }: Opinion) => {
      const params = { id: restaurantId, userId };
      await call(rateRestaurant, { params, body: { rating } });
      if (review !== '') await call(reviewRestaurant, { params, body: { review } });
    },
    onSuccess,
  });
}

export function useGiveOrderFeedback(order_number: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: Sent<typeof giveOrderFeedback>['body']) =>
      call(giveOrderFeedback, { params: { order_number }, body }),
    onSuccess,
  });
}

/** Rates a dish of an order; the others stand as they are known. */
export function useRateDish(userId: number, order_number: string, menu_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stars: number) => call(rateDish, { params: { order_number }, body: { menu_id, stars } }),
    onSuccess: (_answer, stars) =>
      client.setQueryData(
        orderFeedbackQuery(userId, order_number).queryKey,
        (known) =>
          known && {
            ...known,
            dishes: known.dishes.map((dish) => (dish.menu_id === menu_id ? { ...dish, stars } : dish)),
          },
      ),
  });
}

export const useReportReview = () =>
  useMutation({
    mutationFn: ({ review_id, ...body }: Sent<typeof reportReview>['body'] & { review_id: number }) =>
      call(reportReview, { params: { review_id }, body }),
  });
