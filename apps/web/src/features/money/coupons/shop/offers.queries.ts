import * as contract from '@tawa/contract/money/coupons';
import type { AgreementForm, DeclineForm } from '@tawa/contract/money/coupons';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

const queryKey = ['coupon-offers'];

export const couponOffersQuery = () =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await call(contract.listCouponOffers, {}, signal)).body });

const useRead = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
};

export function useAgree() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: async ({ coupon_id, form }: { coupon_id: number; form: AgreementForm }) =>
      (await call(contract.agreeToCoupon, { params: { coupon_id }, body: form })).body,
    onSettled,
  });
}

export function useDecline() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: async ({ coupon_id, form }: { coupon_id: number; form: DeclineForm }) =>
      (await call(contract.declineCoupon, { params: { coupon_id }, body: form })).body,
    onSettled,
  });
}

export function useWithdraw() {
  const onSettled = useRead();
  return useMutation({
    mutationFn: async (coupon_id: number) => (await call(contract.withdrawFromCoupon, { params: { coupon_id } })).body,
    onSettled,
  });
}
