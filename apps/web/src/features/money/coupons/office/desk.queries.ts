import * as desk from '@tawa/contract/money/coupons.office';
import type { DeskCouponForm } from '@tawa/contract/money/coupons.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { listCategories } from '@tawa/contract/catalogue/menu';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useDeed } from '#ui/use-deed.ts';

export type CouponDetail = Answer<typeof desk.getCoupon>['body'];

export const deskCouponQuery = (coupon_id: number) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'one', coupon_id],
    queryFn: async ({ signal }) => (await call(desk.getCoupon, { params: { coupon_id } }, signal)).body,
    staleTime: 0,
  });

export const reachQuery = (coupon_id: number) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'reach', coupon_id],
    queryFn: async ({ signal }) => (await call(desk.previewCoupon, { params: { coupon_id } }, signal)).body,
    staleTime: 0,
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await call(listCategories, {}, signal)).body,
  });

export const restaurantsQuery = (search: string) =>
  queryOptions({
    queryKey: ['list', 'coupons', 'restaurants', search],
    queryFn: async ({ signal }) => (await call(desk.listCouponRestaurants, { query: { search } }, signal)).body,
    enabled: search !== '',
  });

/** What the office does with a coupon; list and panel are read again. */
export const useCouponDeed = () => useDeed(['list', 'coupons']);

export const moveDeed = (coupon_id: number, body: { status: 'active' | 'paused' | 'ended'; reason: string }) => ({
  run: () => call(desk.moveCoupon, { params: { coupon_id }, body }),
});

export const deleteDeed = (coupon_id: number) => ({
  run: () => call(desk.deleteCoupon, { params: { coupon_id } }),
});

/** Saves a new coupon or a changed one and answers its id. */
export function useSaveDeskCoupon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ couponId, form }: { couponId: number | null; form: DeskCouponForm }) => {
      if (couponId === null) return (await call(desk.addCoupon, { body: form })).body.coupon_id;
      await call(desk.updateCoupon, { params: { coupon_id: couponId }, body: form });
      return couponId;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['list', 'coupons'] }),
  });
}
