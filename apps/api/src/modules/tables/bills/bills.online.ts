// Where a phone at a table pays its part online. The bill is held while a part is claimed; providers are asked outside of that.
import type { PayPage } from '@tawa/contract/money/payments';
import type { TablePage } from '@tawa/contract/tables/bills';
import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import { toPaise } from '@tawa/domain/common/money';
import type { OnlineMethod } from '@tawa/domain/money/payments';
import { shareLeast } from '@tawa/domain/money/shares';
import { tablePayMinutes } from '@tawa/domain/tables/bills';
import type { Deps } from '../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { hashOf } from '#platform/keys/link-secret.ts';
import {
  askStale,
  closeWays,
  listPartWays,
  lookAtShares,
  openWay,
  prepareWay,
  takerOf,
} from '#modules/money/shares/shares.service.ts';
import { claimPart, noCode, readTable, onBill, type Shown, type Wanted } from './bills.guests.ts';
import * as online from './bills.online.store.ts';
import { observePart, returnOverpaid, spendLate } from './bills.service.ts';
import { tellDesk } from './bills.tell.ts';
import * as store from './bills.store.ts';
import { sumsOf } from './bills.sums.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

/** Claims a part and answers where it is paid; nothing is asked of a provider before its row is kept. */
export async function openPart(
  deps: ServiceDeps & Pick<Deps, 'rateLimit'>,
  shown: Shown,
  { method, tip, ...wanted }: Wanted & { method: OnlineMethod; tip?: number | undefined },
): Promise<PayPage> {
  await deps.rateLimit.claim('tablePay', hashOf(shown.secret).toString('hex'));
  const provider = takerOf(deps, method);
  const { result: way } = await onBill(deps, shown, async (held) => {
    const { tx, now } = held;
    const pay_by = new Date(now.getTime() + tablePayMinutes * minuteMs);
    const part = await claimPart(held, wanted, {
      method,
      pay_by,
      tip: tip === undefined ? undefined : toPaise(tip),
    });
    if (part.amount < shareLeast) throw new AppError('conflict', 'Less than a rupee is paid in cash.');
    const of = { table_part_id: part.table_part_id };
    const way = { of, amount: part.amount + part.tip, method, provider, expires_at: part.pay_by ?? pay_by };
    return prepareWay(tx, { ...way, at: now });
  });
  return openWay(deps, way, `/t/${shown.token}?bill=1`);
}

/** Asks whether what a phone pays online has come, and answers the table. */
export async function checkPart(deps: ServiceDeps, { token, secret }: Shown): Promise<TablePage> {
  const { db } = deps;
  const table = await store.findTable(db, hashOf(token));
  if (!table) throw noCode();
  const parts = await online.listOwn(db, table.restaurant_id, hashOf(secret));
  const ways = await listPartWays(
    db,
    parts.map(({ table_part_id }) => table_part_id),
  );
  if (!(await askStale(deps, ways, observePart)))
    throw new AppError('unavailable', 'The provider does not answer at the moment. We keep asking.', {
      retryAfterS: 5,
    });
  return readTable(deps, { token, secret });
}

/** Frees a part whose time to be paid is over, once its provider was asked a last time; what comes later is taken or goes back. */
async function endOverdue(deps: ServiceDeps, { table_part_id, table_bill_id }: Overdue): Promise<void> {
  await closeWays(deps, await listPartWays(deps.db, [table_part_id]), observePart);
  await transaction(deps.db, async (tx) => {
    const bill = await store.holdBill(tx, table_bill_id);
    if (!bill || !(await online.endPart(tx, table_part_id, deps.clock.now()))) return;
    await store.updateBill(tx, table_bill_id);
    await tellDesk(tx, bill.restaurant_id);
  });
}

type Overdue = Awaited<ReturnType<typeof online.listOverdue>>[number];

/** Gives back what running bills were paid too much, for a round was turned away or a dish did not come. */
async function returnAllOverpaid({ db, clock }: ServiceDeps, billIds: readonly number[]): Promise<void> {
  const now = clock.now();
  const [rounds, parts] = [await store.listRounds(db, billIds, now), await store.listParts(db, billIds)];
  const of = <T extends { table_bill_id: number }>(list: readonly T[], id: number) =>
    list.filter(({ table_bill_id }) => table_bill_id === id);
  for (const id of billIds.filter((each) => sumsOf(of(rounds, each), of(parts, each)).left < 0))
    await transaction(db, async (tx) => {
      const bill = await store.holdBill(tx, id);
      if (!bill || !(await returnOverpaid(tx, bill, now))) return;
      await store.updateBill(tx, id);
      await tellDesk(tx, bill.restaurant_id);
    });
}

/** What the clock does about parts that are paid online: asks of them, frees them, and gives back what was too much. */
export async function sweepParts(deps: ServiceDeps & Pick<Deps, 'log'>): Promise<void> {
  const { db, clock, log } = deps;
  const failed = (of: object) => (error: unknown) =>
    log.error({ ...of, reason: messageOf(error) }, 'a part of a bill could not be looked at');
  await lookAtShares(deps, observePart);
  for (const overdue of await online.listOverdue(db, clock.now()))
    await endOverdue(deps, overdue).catch(failed(overdue));
  const { running, unspent } = await online.listHolding(db, new Date(clock.now().getTime() - dayMs));
  await returnAllOverpaid(deps, running).catch(failed({}));
  for (const table_bill_id of unspent)
    await transaction(db, async (tx) => {
      const bill = await online.holdClosed(tx, table_bill_id);
      if (bill) await spendLate(tx, bill, clock.now());
    }).catch(failed({ table_bill_id }));
}
