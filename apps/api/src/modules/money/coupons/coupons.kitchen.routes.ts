import * as offers from '@tawa/contract/money/coupons';
import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/coupons.kitchen';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { agreeToCoupon, declineCoupon, listCouponOffers, withdrawFromCoupon } from './coupon-offers.service.ts';
import * as service from './coupons.kitchen.service.ts';

/** The coupons that a restaurant runs and pays for, and the office's that it may agree to pay for. */
export function ownCouponRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listOwnCoupons, async ({ caller }) => answer(200, await service.listOwnCoupons(deps, caller)));
  route(app, contract.addOwnCoupon, async ({ caller, body }) =>
    answer(201, await service.addOwnCoupon(deps, caller, body)),
  );
  route(app, contract.updateOwnCoupon, async ({ caller, params, body }) =>
    answer(200, await service.updateOwnCoupon(deps, caller, { couponId: params.coupon_id, form: body })),
  );
  route(app, contract.moveOwnCoupon, async ({ caller, params, body }) =>
    answer(200, await service.moveOwnCoupon(deps, caller, { couponId: params.coupon_id, ...body })),
  );
  route(app, contract.deleteOwnCoupon, async ({ caller, params }) => {
    await service.deleteOwnCoupon(deps, caller, params.coupon_id);
    return answer(200, { message: 'Deleted.' });
  });
  route(app, offers.listCouponOffers, async ({ caller }) => answer(200, await listCouponOffers(deps, caller)));
  route(app, offers.agreeToCoupon, async ({ caller, params, body }) => {
    await agreeToCoupon(deps, caller, { couponId: params.coupon_id, form: body });
    return answer(200, { message: 'You agreed. Your kitchen takes part.' });
  });
  route(app, offers.declineCoupon, async ({ caller, params, body }) => {
    await declineCoupon(deps, caller, { couponId: params.coupon_id, form: body });
    return answer(200, { message: 'Declined. The office reads your reason.' });
  });
  route(app, offers.withdrawFromCoupon, async ({ caller, params }) => {
    await withdrawFromCoupon(deps, caller, params.coupon_id);
    return answer(200, { message: 'Withdrawn. New orders cannot use it at your kitchen.' });
  });
}
