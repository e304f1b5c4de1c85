import * as contract from '@tawa/contract/ordering/checkout';
import { askShares } from '@tawa/contract/ordering/groups.shares';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { listCouponChoices } from './checkout.coupons.ts';
import { getQuote } from './checkout.service.ts';
import { askEverybody } from '../placing/ask-shares.ts';
import { placeOrder, type Placement } from '../placing/place-order.ts';
import { canReach, listReach } from './reach.ts';

function placementAnswer(placement: Placement) {
  if ('answer' in placement) return answer(placement.isFirst ? 201 : 200, placement.answer);
  if (placement.outcome === 'key-reused')
    return answer(422, { code: 'IDEMPOTENCY_KEY_REUSED' as const, message: 'This key was used for another order.' });
  const { problems, quote } = placement;
  const [{ code, message }] = problems;
  return answer(409, { code, message, problems, quote });
}

export function checkoutRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'providers' | 'sms'>,
): void {
  route(app, contract.listReach, async ({ caller, query }) =>
    answer(200, await listReach(deps, { userId: caller.userId, restaurantId: query.restaurant_id })),
  );

  route(app, contract.askReach, async ({ body }) => answer(200, { delivers: await canReach(deps, body) }));

  route(app, contract.getQuote, async ({ caller, body }) => {
    const quote = await getQuote(deps, caller.userId, body);
    return quote ? answer(200, quote) : answer(409, { code: 'CART_EMPTY' as const, message: 'Your cart is empty.' });
  });

  route(app, contract.listCoupons, async ({ caller, body }) =>
    answer(200, { coupons: await listCouponChoices(deps, caller.userId, body) }),
  );

  route(app, askShares, async ({ caller, params, body }) => {
    const asked = await askEverybody(deps, { userId: caller.userId, groupId: params.group_id }, body);
    if ('group' in asked) return answer(200, asked.group);
    const { problems } = asked;
    const [{ code, message }] = problems;
    return answer(409, { code, message, problems });
  });

  route(app, contract.placeOrder, async ({ caller, headers, body }) =>
    placementAnswer(await placeOrder(deps, { userId: caller.userId, key: headers['idempotency-key'], body })),
  );
}
