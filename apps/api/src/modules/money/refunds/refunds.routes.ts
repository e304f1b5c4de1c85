import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/refunds';
import { tablePageSize } from '@tawa/domain/common/limits';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { findCredit, listCreditMovements } from '#modules/money/ledger/ledger.service.ts';
import { kitchenAnswer, officeAnswer, refundAnswer } from './refunds.answer.ts';
import * as read from './refunds.read.store.ts';
import * as requests from './refunds.requests.ts';
import type { RefundWhat } from './refund-cause.ts';
import { findGone } from './refunds.store.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock'>;

async function getRefund(db: Deps['db'], refundId: number): Promise<read.RefundRow> {
  const row = await read.findRefund(db, refundId);
  if (!row) throw new AppError('not_found', 'Refund not found.');
  return row;
}

async function overview({ db, clock }: RouteDeps, userId: number, orderNumber: string) {
  const order = await read.findOwnOrder(db, userId, orderNumber);
  if (!order) throw new AppError('not_found', 'Order not found.');
  const rows = await read.listOfOrder(db, order.order_id);
  const { portions } = await findGone(db, order.order_id);
  const gone = (id: number) => portions.reduce((sum, one) => sum + (one.order_item_id === id ? one.quantity : 0), 0);
  const until = await requests.requestUntil(db, order, clock.now());
  const isInTime = until !== null && until >= clock.now();
  const hasMoney = (order.received ?? 0) > (order.refunded ?? 0);
  return {
    refunds: rows.map((row) => refundAnswer(row)),
    can_request: isInTime && hasMoney && !rows.some(({ state }) => state === 'requested'),
    request_until: until?.toISOString() ?? null,
    was_cash: order.provider === 'cod',
    lines: (await read.listLines(db, order.order_id)).map(({ order_item_id, name, names, paid_quantity }) => ({
      order_item_id,
      name,
      names,
      left: paid_quantity - gone(order_item_id),
    })),
  };
}

function customerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listRefunds, async ({ caller, params }) =>
    answer(200, await overview(deps, caller.userId, params.order_number)),
  );

  route(app, contract.requestRefund, async ({ caller, params, body }) => {
    const { reason, note, items, upi_id } = body;
    const what: RefundWhat = items ? { items } : { all: true };
    const to = upi_id === undefined ? {} : { to: { destination: 'upi' as const, upi_id } };
    const id = await requests.askForRefund(deps, caller.userId, params.order_number, { what, reason, note, ...to });
    return answer(201, refundAnswer(await getRefund(db, id)));
  });

  route(app, contract.getCredit, async ({ caller }) =>
    answer(200, {
      balance: toRupees(await findCredit(db, caller.userId)),
      movements: (await listCreditMovements(db, caller.userId)).map((row) => ({
        movement_id: row.ledger_transaction_id,
        at: row.at.toISOString(),
        kind: row.kind === 'credit_used' ? 'used' : row.kind === 'credit_given' ? 'given' : 'refund',
        amount: toRupees(row.amount),
        order_number: row.order_number,
      })),
    }),
  );
}

async function pageOf(db: Deps['db'], query: Parameters<typeof read.countRefunds>[1], page: number) {
  const total = await read.countRefunds(db, query);
  const rows = await read.listRefunds(db, query, { limit: tablePageSize, offset: (page - 1) * tablePageSize });
  return { rows, total, total_pages: Math.max(1, Math.ceil(total / tablePageSize)) };
}

function kitchenRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listKitchenRefunds, async ({ caller, query: { page } }) => {
    const { rows, ...counts } = await pageOf(db, { restaurant_id: caller.restaurantId }, page);
    return answer(200, { refunds: rows.map((row) => kitchenAnswer(row)), ...counts });
  });

  route(app, contract.commentRefund, async ({ caller, params, body }) => {
    await requests.comment(deps, params.refund_id, caller.restaurantId, body.comment);
    return answer(200, kitchenAnswer(await getRefund(db, params.refund_id)));
  });
}

function decisionRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const office = async (id: number) => answer(200, officeAnswer(await getRefund(deps.db, id)));
  route(app, contract.approveRefund, async ({ caller, params: { refund_id }, body }) => {
    const { items, whole, cause, payer, departure, explanation } = body;
    const what = items ? { what: { items } } : whole ? { what: { all: true } as const } : {};
    const file = { cause, payer, departure, explanation };
    await requests.approveRefund(deps, refund_id, { file, by: caller.userId, ...what });
    return office(refund_id);
  });

  route(app, contract.declineRefund, async ({ caller, params: { refund_id }, body }) => {
    await requests.declineRefund(deps, refund_id, caller.userId, body.reason);
    return office(refund_id);
  });

  route(app, contract.retryRefund, async ({ caller, params: { refund_id } }) => {
    await requests.retryRefund(deps, refund_id, caller.userId);
    return office(refund_id);
  });

  route(app, contract.markRefundPaid, async ({ caller, params: { refund_id }, body }) => {
    await requests.markPaid(deps, refund_id, caller.userId, body.reference);
    return office(refund_id);
  });
}

function officeRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listOfficeRefunds, async ({ query: { state, page } }) => {
    const { rows, ...counts } = await pageOf(db, { state }, page);
    return answer(200, { refunds: rows.map((row) => officeAnswer(row)), ...counts });
  });

  route(app, contract.refundOrder, async ({ caller, params, body }) => {
    const { items, amount, cause, payer, departure, reason, note, as_credit } = body;
    const what: RefundWhat = items ? { items } : amount === undefined ? { all: true } : { sum: toPaise(amount) };
    const to = as_credit ? { to: { destination: 'credit' as const } } : {};
    const file = { cause, payer, departure, explanation: reason };
    const ordered = { what, file, reason, note, by: caller.userId, ...to };
    const id = await requests.refundByOffice(deps, params.order_number, ordered);
    return answer(201, officeAnswer(await getRefund(db, id)));
  });

  route(app, contract.listHeldPayments, async () => {
    const rows = await read.listHeld(db);
    const payments = rows.map(({ received, expected, created_on, ...row }) => ({
      ...row,
      received: toRupees(received),
      expected: toRupees(expected),
      at: created_on.toISOString(),
    }));
    return answer(200, { payments });
  });

  route(app, contract.returnHeldPayment, async ({ caller, params }) =>
    answer(200, { amount: toRupees(await requests.returnHeld(deps, params.payment_id, caller.userId)) }),
  );
}

/** Refunds for customers, kitchens and the office. */
export function refundRoutes(app: FastifyInstance, deps: RouteDeps): void {
  customerRoutes(app, deps);
  kitchenRoutes(app, deps);
  decisionRoutes(app, deps);
  officeRoutes(app, deps);
}
