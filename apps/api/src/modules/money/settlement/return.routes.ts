// Razorpay sends the customer back by a form. What it says is checked and then only makes us ask: nothing is paid by it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { messageOf } from '#platform/http/errors.ts';
import { findByProviderOrder, razorpayKeys, isRazorpayReturn } from '#modules/money/payments/payments.service.ts';
import { askShare, askStale, findShareByProviderOrder } from '#modules/money/shares/shares.service.ts';
import { findPathOfShare } from '#modules/ordering/groups/groups.service.ts';
import { findPathOfPart, observePart } from '#modules/tables/bills/bills.service.ts';
import { findOrderNumber } from './settlement.store.ts';
import { askProvider } from './settlement.service.ts';

const form = z.object({
  razorpay_order_id: z.string().check(z.maxLength(100)),
  razorpay_payment_id: z.string().check(z.maxLength(100)),
  razorpay_signature: z.string().check(z.maxLength(200)),
});

const formBytesMax = 8192;

export function returnRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'providers' | 'keys' | 'log'>,
): void {
  /** The page of the order that the customer comes back to; all orders where nothing fits. */
  async function pageFor(body: unknown): Promise<string> {
    const keys = razorpayKeys(deps.keys.over());
    const parsed = z.safeParse(form, body);
    if (!keys || !parsed.success) return '/myorders';
    const { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature } = parsed.data;
    if (!isRazorpayReturn(keys, { order_id, payment_id, signature })) return '/myorders';
    const payment = await findByProviderOrder(deps.db, 'razorpay', order_id);
    if (!payment) return pageForGuest(order_id);
    await askProvider(deps, payment.payment_id);
    return `/myorders/${await findOrderNumber(deps.db, payment.order_id)}/pay`;
  }

  /** The page of the group or of the table whose share or part a guest comes back from paying. */
  async function pageForGuest(providerOrderId: string): Promise<string> {
    const way = await findShareByProviderOrder(deps.db, 'razorpay', providerOrderId);
    if (!way) return '/myorders';
    if (way.table_part_id !== null) {
      await askStale(deps, [way], observePart);
      return (await findPathOfPart(deps.db, deps, way.table_part_id)) ?? '/myorders';
    }
    if (way.group_share_id === null) return '/myorders';
    await askShare(deps, way.group_share_id);
    return (await findPathOfShare(deps.db, deps, way.group_share_id)) ?? '/myorders';
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post('/pay/razorpay/return', async (request, reply) => {
      const page = await pageFor(request.body).catch((error: unknown) => {
        deps.log.warn({ reason: messageOf(error) }, 'a customer came back and the provider could not be asked');
        return '/myorders';
      });
      return reply.redirect(page, 303);
    });
  });
}
