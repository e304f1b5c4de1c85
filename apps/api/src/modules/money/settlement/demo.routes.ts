// The bank's side of the demo provider: a person presses a button on its page, and it calls our webhook over HTTP, as late,
// as often and as falsely as it was asked to.
import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payments';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { addJob, task } from '#platform/jobs/tasks.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import type { Received } from '@tawa/contract/common/endpoint';
import {
  type DemoEvent,
  demoBooks,
  demoHeaders,
  demoId,
  demoSecret,
} from '#modules/money/payments/payments.service.ts';

type Input = Received<typeof contract.payDemo>['body'];

const sendEvents = task(
  'demo.send-events',
  z.object({ session: z.string(), events: z.array(z.string()), forged: z.boolean(), copies: z.int() }),
);
const payLater = task('demo.pay-later', z.object({ session: z.string(), wish: z.unknown() }));

const lateByMs = 20_000;

const hook = '/api/payments/webhook/demo';
const hookTimeoutMs = 15_000;

type Send = (body: string, headers: Record<string, string>) => Promise<number>;

/** Posts to the webhook of this very server, by its port where it has one; answers the status. */
function senderTo(app: FastifyInstance, outgoing: Deps['outgoing']): Send {
  return async (body, headers) => {
    const [port] = app.addresses().flatMap((address) => (typeof address === 'string' ? [] : [address.port]));
    if (port === undefined) return (await app.inject({ method: 'POST', url: hook, payload: body, headers })).statusCode;
    const to = `http://127.0.0.1:${port}${hook}`;
    return outgoing.call({ provider: 'own webhook', act: 'tell' }, async (line) => {
      const answered = await line.fetch(to, { method: 'POST', body, headers, timeoutMs: hookTimeoutMs });
      await answered.body?.cancel();
      if (answered.status >= 500) throw new Error('The webhook did not answer.');
      return answered.status;
    });
  };
}

function eventsOf(input: Input, session: string, paid: NonNullable<DemoEvent['payment']>): DemoEvent[] {
  const one = (type: string, payment: NonNullable<DemoEvent['payment']>): DemoEvent => ({
    id: demoId('evt'),
    type,
    order_id: session,
    payment,
  });
  const claimed = input.claimed_amount === undefined ? paid.amount : toPaise(input.claimed_amount);
  const claim = one(`payment.${paid.status}`, { ...paid, amount: claimed });
  const failed = one('payment.failed', { ...paid, id: demoId('pay'), status: 'failed' });
  if (input.also_failed === 'no') return [claim];
  return input.also_failed === 'before' ? [failed, claim] : [claim, failed];
}

/** Books a payment at the demo provider and queues what it will tell of it; answers how many events. */
async function settle({ db }: Pick<Deps, 'db'>, session: string, input: Input, now: Date): Promise<number> {
  const order = await demoBooks.findOrder(db, session);
  if (!order) throw new AppError('not_found', 'There is no such payment.');
  const status = input.action === 'fail' ? 'failed' : 'captured';
  const { amount, currency } = order;
  const id = demoId('pay');
  await demoBooks.addPayment(db, {
    demo_payment_id: id,
    demo_order_id: session,
    status,
    amount,
    currency,
    method: input.method,
  });
  const events = eventsOf(input, session, { id, status, amount, currency }).map((event) => JSON.stringify(event));
  const { forged, copies, delay_s } = input;
  if (copies > 0)
    await addJob(
      db,
      sendEvents,
      { session, events, forged, copies },
      { runAt: new Date(now.getTime() + delay_s * 1000) },
    );
  return events.length * copies;
}

/** The page of the demo provider; it is not there where real money could be meant. */
export function demoRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, env, jobs, providers, clock } = deps;
  if (!providers.named('demo')) return noDemo(app);
  const send = senderTo(app, deps.outgoing);
  jobs.handle(sendEvents, async ({ events, forged, copies }) => {
    const secret = forged ? 'a forger’s guess' : demoSecret(env);
    for (const body of events) {
      const sent = Array.from({ length: copies }, () => send(body, demoHeaders(secret, body)));
      // A bank sends again what was not heard; the job does so later.
      if ((await Promise.all(sent)).some((status) => status >= 500)) throw new Error('The webhook did not answer.');
    }
  });
  jobs.handle(payLater, async ({ session, wish }) => {
    await settle(deps, session, z.parse(contract.payDemo.body, wish), clock.now());
  });

  route(app, contract.getDemoPayment, async ({ params: { session } }) => {
    const order = await demoBooks.findOrder(db, session);
    if (!order) throw new AppError('not_found', 'There is no such payment.');
    const payments = await demoBooks.listPayments(db, session);
    const is_paid = payments.some(({ status }) => status === 'captured');
    const { reference, amount, return_url } = order;
    return answer(200, { reference, amount: toRupees(amount), return_url, is_paid });
  });

  route(app, contract.payDemo, async ({ params: { session }, body }) => {
    if (body.action !== 'pay_late') return answer(200, { events: await settle(deps, session, body, clock.now()) });
    const order = await demoBooks.findOrder(db, session);
    if (!order) throw new AppError('not_found', 'There is no such payment.');
    const windowMs = (await findSettings(db, clock.now()))('payment_window') * 60_000;
    const lateMs = body.delay_s > 0 ? body.delay_s * 1000 : windowMs + lateByMs;
    const wish = { ...body, action: 'pay', delay_s: 0 };
    await addJob(db, payLater, { session, wish }, { runAt: new Date(clock.now().getTime() + lateMs) });
    return answer(200, { events: body.copies });
  });
}

/** Where the demo provider may not stand in, its page does not exist. */
function noDemo(app: FastifyInstance): void {
  const gone = async () => {
    throw new AppError('not_found', 'There is nothing here.');
  };
  route(app, contract.getDemoPayment, gone);
  route(app, contract.payDemo, gone);
}
