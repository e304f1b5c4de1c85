import * as contract from '@tawa/contract/money/coupons.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import * as service from './coupons.office.service.ts';
import { listing, searchRestaurants } from './coupons.office.store.ts';
import { previewCoupon } from './reach.service.ts';

/** The coupons of the office, and what it sees of the restaurants' own. */
export function officeCouponRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listCoupons, async ({ query }) =>
    answer(200, await readPage(db, listing(query, clock.now()), query)),
  );
  route(app, contract.exportCoupons, async ({ query }) => answerCsv(db, listing(query, clock.now()), query));
  route(app, contract.listCouponRestaurants, async ({ query }) =>
    answer(200, await searchRestaurants(db, query.search)),
  );
  route(app, contract.getCoupon, async ({ params }) => answer(200, await service.getCoupon(deps, params.coupon_id)));
  route(app, contract.previewCoupon, async ({ params }) => answer(200, await previewCoupon(deps, params.coupon_id)));

  route(app, contract.addCoupon, async ({ caller, body }) =>
    answer(201, { coupon_id: await service.addCoupon(deps, caller.userId, body) }),
  );
  route(app, contract.updateCoupon, async ({ caller, params, body }) => {
    await service.updateCoupon(deps, caller.userId, { couponId: params.coupon_id, form: body });
    return answer(200, { message: 'Coupon saved.' });
  });
  route(app, contract.moveCoupon, async ({ caller, params, body }) => {
    await service.moveCoupon(deps, caller.userId, { couponId: params.coupon_id, ...body });
    const messages = {
      active: 'The coupon works now.',
      paused: 'The coupon is paused.',
      ended: 'The coupon has ended.',
    };
    return answer(200, { message: messages[body.status] });
  });
  route(app, contract.deleteCoupon, async ({ caller, params }) => {
    await service.deleteCoupon(deps, caller.userId, params.coupon_id);
    return answer(200, { message: 'Deleted.' });
  });
}
