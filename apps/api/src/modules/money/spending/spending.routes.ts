import { answer } from '@tawa/contract/common/endpoint';
import { getSpending } from '@tawa/contract/money/spending';
import { toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { sumSpending } from './spending.store.ts';

export function spendingRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, getSpending, async ({ caller }) => {
    const row = await sumSpending(db, caller.userId, clock.now());
    return answer(200, {
      month: { orders: row.month_orders, spent: toRupees(row.month_spent), saved: toRupees(row.month_saved) },
      all: { orders: row.orders, spent: toRupees(row.spent), saved: toRupees(row.saved) },
    });
  });
}
