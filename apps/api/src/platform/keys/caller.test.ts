import type { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import type { listActiveCities } from '@tawa/contract/catalogue/cities';
import type { getPaperPdf } from '@tawa/contract/money/documents';
import type { listOrders } from '@tawa/contract/ordering/orders';
import type { listKitchenOrders } from '@tawa/contract/ordering/orders.kitchen';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { describe, expectTypeOf, test } from 'vitest';
import type { Caller, CallerOf, CustomerCaller, KitchenCaller, OfficeCaller } from './auth.ts';
import type { Handler } from '../http/route.ts';

type CallerAt<E extends Endpoint> = CallerOf<E['access']>;

// These are judged when the types are checked; the lint then refuses a stand-in for what is never absent.
describe('the caller of an endpoint is one of those whom its access names', () => {
  test('somebody of a kitchen has a restaurant', () => {
    expectTypeOf<CallerAt<typeof listKitchenOrders>>().toEqualTypeOf<KitchenCaller>();
    expectTypeOf<CallerAt<typeof listKitchenOrders>['restaurantId']>().toEqualTypeOf<number>();
    expectTypeOf<Parameters<Handler<typeof listKitchenOrders>>[0]['caller']>().toEqualTypeOf<KitchenCaller>();
  });

  test('a customer has an id and no restaurant', () => {
    expectTypeOf<CallerAt<typeof listOrders>>().toEqualTypeOf<CustomerCaller>();
    expectTypeOf<CallerAt<typeof listOrders>['userId']>().toEqualTypeOf<number>();
    expectTypeOf<CallerAt<typeof listOrders>>().not.toHaveProperty('restaurantId');
  });

  test('somebody of the office has a part in it', () => {
    expectTypeOf<CallerAt<typeof getOfficeAccess>>().toEqualTypeOf<OfficeCaller>();
  });

  test('an endpoint of several roles has any of their callers, told apart by the role', () => {
    expectTypeOf<CallerAt<typeof getPaperPdf>>().toEqualTypeOf<Caller>();
    expectTypeOf<Extract<CallerAt<typeof getPaperPdf>, { role: 'restaurant' }>>().toEqualTypeOf<KitchenCaller>();
  });

  test('a public endpoint alone may have nobody', () => {
    expectTypeOf<CallerAt<typeof listActiveCities>>().toEqualTypeOf<Caller | undefined>();
  });
});
