import * as contract from '@tawa/contract/money/coupons.kitchen';
import type { OwnCouponForm } from '@tawa/contract/money/coupons.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['own-coupons'];

export const ownCouponsQuery = () =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await call(contract.listOwnCoupons, {}, signal)).body });

const useRead = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
};

export function useSaveCoupon() {
  const onSuccess = useRead();
  return useMutation({
    mutationFn: async ({ couponId, form }: { couponId: number | null; form: OwnCouponForm }) =>
      couponId === null
        ? (await call(contract.addOwnCoupon, { body: form })).body
        : (await call(contract.updateOwnCoupon, { params: { coupon_id: couponId }, body: form })).body,
    onSuccess,
  });
}

export function useMoveCoupon() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: ({ coupon_id, status }: { coupon_id: number; status: 'active' | 'paused' | 'ended' }) =>
      call(contract.moveOwnCoupon, { params: { coupon_id }, body: { status } }),
    onSettled,
  });
}

export function useDeleteCoupon() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: (coupon_id: number) => call(contract.deleteOwnCoupon, { params: { coupon_id } }),
    onSettled,
  });
}
