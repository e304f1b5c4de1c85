import * as contract from '@tawa/contract/care/complaints.office';
import { answer, type Received } from '@tawa/contract/common/endpoint';
import { staffMay } from '@tawa/contract/common/staff-access';
import { complaintMoves } from '@tawa/domain/care/complaints';
import { toRupees } from '@tawa/domain/common/money';
import { dayMs } from '@tawa/domain/common/durations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { KitchenCaller, OfficeCaller } from '#platform/keys/auth.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { iso, summaryOf, threadOf } from './complaints.answer.ts';
import * as desk from './complaints.office.store.ts';
import { notFound } from './complaints.moves.ts';
import * as read from './complaints.read.store.ts';
import { moveAnswer } from './complaints.routes.ts';
import * as service from './complaints.service.ts';
import { findAllowance, tellRefundCounts } from '#modules/money/refunds/refunds.service.ts';
import { stateOf } from './stored-words.ts';

const kitchenPageSize = 10;
const warnedWithinMs = 30 * dayMs;
const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

const scopeOf = ({ restaurantId }: KitchenCaller) => ({ restaurant_id: restaurantId });
const kitchen = (caller: KitchenCaller) => ({
  actor: 'restaurant' as const,
  actor_id: caller.userId,
  scope: scopeOf(caller),
});
const office = ({ userId }: OfficeCaller) => ({ actor: 'admin' as const, actor_id: userId, scope: {} });

type RouteDeps = Pick<Deps, 'db' | 'clock'>;

/** The calls of a restaurant about its own orders. */
export function kitchenComplaintRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, clock } = deps;
  route(app, contract.listKitchenComplaints, async ({ caller, query: { tab, page } }) => {
    const part = { tab, by: 'due', limit: kitchenPageSize, offset: (page - 1) * kitchenPageSize } as const;
    const rows = await read.listComplaints(db, scopeOf(caller), part);
    const { open, settled } = await read.countComplaints(db, scopeOf(caller), clock.now());
    const complaints = rows.map((row) => summaryOf(row, clock.now()));
    const total_pages = pagesOf(rows[0]?.total ?? 0, kitchenPageSize);
    return answer(200, { complaints, counts: { open, settled }, total_pages });
  });
  route(app, contract.getKitchenComplaint, async ({ caller, params }) => {
    const row = await read.findComplaint(db, params.complaint_id, scopeOf(caller));
    if (!row) throw notFound();
    const now = clock.now();
    const thread = threadOf(row, now);
    const order = { order_id: row.order_id, user_id: row.user_id, status: row.order_status };
    const mayGive = thread.can_write && staffMay(caller.staffRole, contract.refundAsKitchen);
    const { most, is_for_office } = mayGive ? await findAllowance(db, order, now) : { most: 0, is_for_office: false };
    const refundable = most > 0 ? toRupees(most) : null;
    return answer(200, { ...thread, warned: row.warned, refundable, is_for_office });
  });
  route(
    app,
    contract.replyAsKitchen,
    async ({ caller, params, body }) =>
      moveAnswer(201, await service.reply(deps, kitchen(caller), params.complaint_id, body)),
    { budget: 'message' },
  );
  route(
    app,
    contract.refundAsKitchen,
    async ({ caller, params, body: { version, ...gift } }) =>
      moveAnswer(201, await service.giveBack(deps, kitchen(caller), { ...params, version }, gift)),
    { budget: 'message' },
  );
}

type Query = Received<typeof contract.listOfficeComplaints>['query'];

const listed = (row: read.ListedComplaint, now: Date) => ({
  ...summaryOf(row, now),
  customer_name: row.name,
  restaurant_id: row.restaurant_id,
  escalated_at: iso(row.escalated_at),
});

/** The calls of the office. */
export function officeComplaintRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, clock } = deps;
  const filtersOf = ({ overdue, ...filters }: Query) => ({ ...filters, ...(overdue && { dueBefore: clock.now() }) });
  route(app, contract.listOfficeComplaints, async ({ query }) => {
    const { rows, ...counted } = await readPage(db, desk.listing(filtersOf(query)), query);
    return answer(200, { rows: rows.map((row) => listed(row, clock.now())), ...counted });
  });
  route(app, contract.exportOfficeComplaints, async ({ query }) =>
    answerCsv(db, desk.fileListing(filtersOf(query)), query),
  );
  route(app, contract.getOfficeComplaint, async ({ params }) => {
    const now = clock.now();
    const row = await read.findComplaint(db, params.complaint_id, {});
    if (!row) throw notFound();
    const own = await read.findOfficeParts(db, params.complaint_id, new Date(now.getTime() - warnedWithinMs));
    const status = stateOf(row.status);
    const { user_id, email, phone, restaurant_id, warned, name } = row;
    return answer(200, {
      ...threadOf(row, now),
      user_id,
      email,
      phone,
      restaurant_id,
      warned,
      customer_name: name,
      warnings: own.warnings ?? 0,
      refund_counts: await tellRefundCounts(db, user_id, now),
      escalated_at: iso(row.escalated_at),
      notes: own.notes.map((note) => ({ ...note, created_on: new Date(note.created_on).toISOString() })),
      next: complaintMoves.filter(({ from, by }) => from === status && by.includes('admin')).map(({ to }) => to),
    });
  });
  officeMoves(app, deps);
}

function officeMoves(app: FastifyInstance, deps: RouteDeps): void {
  route(app, contract.replyFromOffice, async ({ caller, params, body }) =>
    moveAnswer(201, await service.reply(deps, office(caller), params.complaint_id, body)),
  );
  route(app, contract.addComplaintNote, async ({ caller, params, body }) => {
    const { created_on, ...note } = await service.addNote(deps, caller.userId, params.complaint_id, body.note);
    return answer(201, { ...note, created_on: created_on.toISOString() });
  });
  route(app, contract.moveComplaint, async ({ caller, params, body: { to, version } }) =>
    moveAnswer(200, await service.move(deps, office(caller), { ...params, version }, to)),
  );
  route(app, contract.settleComplaint, async ({ caller, params, body: { version, ...decision } }) =>
    moveAnswer(200, await service.settle(deps, office(caller), { ...params, version }, decision)),
  );
  route(app, contract.categoriseComplaint, async ({ caller, params, body: { category, version } }) =>
    moveAnswer(200, await service.categorise(deps, office(caller), { ...params, version }, category)),
  );
}
