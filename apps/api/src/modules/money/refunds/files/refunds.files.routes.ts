import { answer } from '@tawa/contract/common/endpoint';
import { staffMay } from '@tawa/contract/common/staff-access';
import * as contract from '@tawa/contract/money/refunds.files';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as read from '../refunds.read.store.ts';
import * as appeals from './refunds.appeals.service.ts';
import { kitchenFileAnswer, officeFileAnswer, ownFileAnswer } from './refunds.files.answer.ts';
import { tellRefundCounts } from './refunds.files.service.ts';
import { findFileFacts } from './refunds.files.store.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

async function getFile(db: Deps['db'], refundId: number, isTheirs: (row: read.RefundRow) => boolean) {
  const row = await read.findRefund(db, refundId);
  const facts = row && isTheirs(row) ? await findFileFacts(db, refundId) : undefined;
  if (!row || !facts) throw new AppError('not_found', 'Refund not found.');
  return { row, facts };
}

function customerRoutes(app: FastifyInstance, { db, clock }: RouteDeps): void {
  route(app, contract.getRefundCounts, async ({ caller }) =>
    answer(200, await tellRefundCounts(db, caller.userId, clock.now())),
  );

  route(app, contract.getRefundFile, async ({ caller, params: { order_number, refund_id } }) => {
    const isOwn = (row: read.RefundRow) => row.user_id === caller.userId && row.order_number === order_number;
    const { row, facts } = await getFile(db, refund_id, isOwn);
    return answer(200, ownFileAnswer(row, facts, await tellRefundCounts(db, caller.userId, row.requested_at)));
  });
}

const appellantOf = ({ restaurantId, userId }: KitchenCaller) => ({ restaurant_id: restaurantId, user_id: userId });

function kitchenRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  const fileOf = async (caller: KitchenCaller, refundId: number) => {
    const { row, facts } = await getFile(db, refundId, ({ restaurant_id }) => restaurant_id === caller.restaurantId);
    return kitchenFileAnswer(row, facts, staffMay(caller.staffRole, contract.appealRefund));
  };
  route(app, contract.getKitchenRefundFile, async ({ caller, params }) =>
    answer(200, await fileOf(caller, params.refund_id)),
  );

  route(
    app,
    contract.appealRefund,
    async ({ caller, params, body }) => {
      await appeals.appeal(deps, params.refund_id, appellantOf(caller), body.words);
      return answer(201, await fileOf(caller, params.refund_id));
    },
    { budget: 'message' },
  );

  route(
    app,
    contract.addAppealPhoto,
    async ({ caller, params, upload }) => {
      const by = appellantOf(caller);
      const { photo_at, ...photo } = await appeals.addAppealPhoto(deps, params.refund_id, by, upload);
      return answer(201, { ...photo, by: 'appeal' as const, at: photo_at.toISOString(), older_at: null });
    },
    { budget: 'upload' },
  );
}

function officeRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  const fileOf = async (refundId: number) => {
    const { row, facts } = await getFile(db, refundId, () => true);
    return answer(200, officeFileAnswer(row, facts, await tellRefundCounts(db, row.user_id, row.requested_at)));
  };
  route(app, contract.getOfficeRefundFile, ({ params }) => fileOf(params.refund_id));

  route(app, contract.decideAppeal, async ({ caller, params: { refund_id }, body }) => {
    await appeals.decideAppeal(deps, refund_id, { ...body, by: caller.userId });
    return fileOf(refund_id);
  });
}

/** The files of refunds for customers, kitchens and the office. */
export function refundFileRoutes(app: FastifyInstance, deps: RouteDeps): void {
  customerRoutes(app, deps);
  kitchenRoutes(app, deps);
  officeRoutes(app, deps);
}
