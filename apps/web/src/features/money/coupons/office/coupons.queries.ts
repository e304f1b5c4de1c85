import * as office from '@tawa/contract/money/coupons.office';
import type { OfficeCouponForm } from '@tawa/contract/money/coupons.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useAction } from '#ui/use-action.ts';

export type CouponDetail = Answer<typeof office.getCoupon>['body'];

export const officeCouponQuery = (coupon_id: number) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'one', coupon_id],
    queryFn: async ({ signal }) => (await call(office.getCoupon, { params: { coupon_id } }, signal)).body,
    staleTime: 0,
  });

export const reachQuery = (coupon_id: number) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'reach', coupon_id],
    queryFn: async ({ signal }) => (await call(office.previewCoupon, { params: { coupon_id } }, signal)).body,
    staleTime: 0,
  });

export const restaurantsQuery = (search: string) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'restaurants', search],
    queryFn: async ({ signal }) => (await call(office.listCouponRestaurants, { query: { search } }, signal)).body,
    enabled: search !== '',
  });

/** What the office does with a coupon; list and panel are read again. */
export const useCouponAction = () => useAction(['list', 'coupons']);

export const moveAction = (coupon_id: number, body: { status: 'active' | 'paused' | 'ended'; reason: string }) => ({
  run: () => call(office.moveCoupon, { params: { coupon_id }, body }),
});

export const deleteAction = (coupon_id: number) => ({
  run: () => call(office.deleteCoupon, { params: { coupon_id } }),
});

/** Saves a new coupon or a changed one and answers its id. */
export function useSaveOfficeCoupon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ couponId, form }: { couponId: number | null; form: OfficeCouponForm }) => {
      if (couponId === null) return (await call(office.addCoupon, { body: form })).body.coupon_id;
      await call(office.updateCoupon, { params: { coupon_id: couponId }, body: form });
      return couponId;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['list', 'coupons'] }),
  });
}
