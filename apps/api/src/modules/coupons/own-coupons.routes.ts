import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/own-coupons';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/route.ts';
import * as service from './own-coupons.service.ts';

function keeperOf({ restaurantId, userId }: Caller): service.Keeper {
  if (restaurantId === null) throw new AppError('not_found', 'This account has no restaurant.');
  return { restaurantId, userId };
}

/** The coupons that a restaurant runs and pays for. */
export function ownCouponRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listOwnCoupons, async ({ caller }) =>
    answer(200, await service.listOwnCoupons(deps, keeperOf(caller))),
  );
  route(app, contract.addOwnCoupon, async ({ caller, body }) =>
    answer(201, await service.addOwnCoupon(deps, keeperOf(caller), body)),
  );
  route(app, contract.updateOwnCoupon, async ({ caller, params, body }) =>
    answer(200, await service.updateOwnCoupon(deps, keeperOf(caller), { couponId: params.coupon_id, form: body })),
  );
  route(app, contract.moveOwnCoupon, async ({ caller, params, body }) =>
    answer(200, await service.moveOwnCoupon(deps, keeperOf(caller), { couponId: params.coupon_id, ...body })),
  );
  route(app, contract.deleteOwnCoupon, async ({ caller, params }) => {
    await service.deleteOwnCoupon(deps, keeperOf(caller), params.coupon_id);
    return answer(200, { message: 'Deleted.' });
  });
}
