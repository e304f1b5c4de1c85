import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.office';
import { getOverview } from '@tawa/contract/insight/overview';
import { toRupees } from '@tawa/domain/common/money';
import { mayInOffice } from '@tawa/domain/accounts/office-parts';
import { transitions } from '@tawa/domain/ordering/orders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listOf, record } from '#modules/insight/audit/audit.service.ts';
import { notFound } from '../placing/attempt.ts';
import { orderAnswer } from '../history/order-answer.ts';
import * as office from './orders.office.store.ts';
import { readOverview } from './orders.overview.store.ts';
import { findAnyOrder, type FullOrder } from '../history/orders.read.store.ts';
import { lockOrder } from '../orders.store.ts';
import { listOfficeRefunds, listRefundable } from '#modules/money/refunds/refunds.service.ts';

const nextOf = ({ status, fulfilment }: FullOrder) =>
  transitions
    .filter((move) => move.from === status && move.by.includes('admin'))
    .filter((move) => move.fulfilment === undefined || move.fulfilment === fulfilment)
    .map(({ to }) => to);

async function detail({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderNumber: string) {
  const row = await findAnyOrder(db, orderNumber);
  if (!row) throw notFound();
  const [actors, money, refunds, refundable, history] = await Promise.all([
    office.listActors(db, row.order_id),
    office.findMoney(db, row.order_id),
    listOfficeRefunds(db, row.order_id),
    listRefundable(db, row.order_id),
    listOf(db, 'order', orderNumber),
  ]);
  const order = orderAnswer(row, clock.now());
  return {
    ...order,
    // The customer alone shows the code.
    handover_code: null,
    user_id: row.user_id,
    events: order.events.map((event, index) => ({ ...event, actor: actors[index] ?? '' })),
    next: nextOf(row),
    received: toRupees(money.received),
    refunded: toRupees(money.refunded),
    refunds,
    refundable,
    history,
  };
}

const addNote = (db: Db, { note, order_number, actor_id }: { note: string; order_number: string; actor_id: number }) =>
  transaction(db, async (tx) => {
    if (!(await lockOrder(tx, { order_number }, {}))) throw notFound();
    await record(tx, { actor_id, action: 'order.note', subject_id: order_number, reason: note });
  });

/** What the office reads of orders; it moves them as everybody does, along the table. */
export function orderOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listAllOrders, async ({ query }) =>
    answer(200, await readPage(db, office.listing(query, clock.now()), query)),
  );
  route(app, getOverview, async ({ caller, query }) => {
    const knowsMoney = mayInOffice(caller.rights, 'money', 'read');
    return answer(200, await readOverview(db, clock.now(), { ...query, knowsMoney }));
  });
  route(app, contract.exportAllOrders, async ({ query }) => answerCsv(db, office.listing(query, clock.now()), query));
  route(app, contract.getOfficeOrder, async ({ params }) => answer(200, await detail(deps, params.order_number)));
  route(app, contract.addOrderNote, async ({ caller, params: { order_number }, body }) => {
    await addNote(db, { actor_id: caller.userId, order_number, note: body.note });
    return answer(201, { message: 'Note added.' });
  });
  route(app, contract.noteOrders, async ({ caller, body: { note, order_numbers } }) => {
    const add = (order_number: string) => addNote(db, { actor_id: caller.userId, order_number, note });
    return answer(200, await doEach(order_numbers, add));
  });
}
