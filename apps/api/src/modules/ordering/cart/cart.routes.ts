import * as contract from '@tawa/contract/ordering/cart';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './cart.service.ts';

export function cartRoutes(app: FastifyInstance, { db, clock, funnel }: Pick<Deps, 'db' | 'clock' | 'funnel'>): void {
  route(app, contract.listCart, async ({ params }) =>
    answer(200, await service.listCart(db, params.userid, clock.now())),
  );

  route(app, contract.addToCart, async ({ body }) => {
    const added = await service.addToCart(db, body, clock.now());
    if (added.outcome === 'added') {
      if (added.begun !== null) funnel.count(added.begun, 'carts');
      return answer(200, { message: 'Dish added succesfully', cart_id: added.cart_id, quantity: added.quantity });
    }
    const { current, adding } = added;
    return answer(409, {
      code: 'CART_OF_ANOTHER_RESTAURANT' as const,
      message: 'Clear your cart?',
      requireConfirmation: true as const,
      current,
      adding,
    });
  });

  route(app, contract.updateCartEntry, async ({ caller, params, body }) => {
    await service.updateCartEntry(db, { userId: caller.userId, cartId: params.cart_id }, body, clock.now());
    return answer(200, { message: 'Cart updated' });
  });

  route(app, contract.deleteCartEntry, async ({ caller, params }) => {
    await service.deleteCartEntry(db, caller.userId, params.cart_id);
    return answer(200, { message: 'Removed from your cart' });
  });

  route(app, contract.clearCart, async ({ params }) => {
    await service.clearCart(db, params.userid);
    return answer(200, { message: 'Your cart is empty' });
  });
}
