// A group that each pays a share of is priced as it would be ordered, and everybody is asked for their part of that bill.
import { quoteRequest, type Problem } from '@tawa/contract/ordering/checkout';
import { minuteMs } from '@tawa/domain/common/durations';
import { z } from 'zod/mini';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { getGroup, noteAsked, type OwnGroup } from '#modules/ordering/groups/groups.service.ts';
import { loadBasket } from '../checkout/basket.ts';
import { findQuote } from '../checkout/checkout.store.ts';
import { bagsOf } from '../checkout/shares-part.ts';
import { priceBasket } from '../checkout/pricing.ts';
import { PlacementRefused, refuseChanged } from './placement-check.ts';

type AskDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'providers' | 'sms'>;

interface Ask {
  quote_id: string;
  /** Rupees. */
  accept_total: number;
}

export type Asked = { group: Awaited<ReturnType<typeof getGroup>> } | { problems: [Problem, ...Problem[]] };

const gone = () => new AppError('not_found', 'This bill is no longer kept. Please open the checkout again.');

/** Asks everybody in a group for their share of a quoted bill, or says what changed of it. */
export async function askEverybody(deps: AskDeps, own: OwnGroup, ask: Ask): Promise<Asked> {
  try {
    await transaction(deps.db, (tx) => freeze(tx, deps, own, ask));
  } catch (error) {
    if (error instanceof PlacementRefused) return { problems: error.problems };
    throw error;
  }
  return { group: await getGroup(deps, own) };
}

async function freeze(tx: Tx, { clock, providers, sms }: AskDeps, own: OwnGroup, { quote_id, accept_total }: Ask) {
  const now = clock.now();
  const quoted = await findQuote(tx, own.userId, quote_id);
  if (!quoted) throw gone();
  const request = z.parse(quoteRequest, quoted.request);
  if (request.source !== 'group' || request.group_id !== own.groupId) throw gone();
  const ways = { online_methods: providers.methods, hasSms: sms !== null };
  const { basket } = await loadBasket(tx, { userId: own.userId, request, now, quoteId: quote_id, ...ways });
  if (!basket)
    throw new PlacementRefused([{ code: 'CART_EMPTY', message: 'There is nothing to order in this group order.' }]);
  if (!basket.shares) throw new AppError('conflict', 'There is nobody to ask for a share.');
  // Asked before, and the answer was lost.
  if (basket.shares.is_asked) return;
  const priced = priceBasket(basket, now);
  refuseChanged(priced, quoted, accept_total, now);
  const pay_by = new Date(now.getTime() + basket.settings('share_window') * minuteMs);
  await noteAsked(tx, own, { shares: bagsOf(priced), pay_by, now });
}
