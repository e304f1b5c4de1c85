// Where a guest pays their share or their part of a bill, and what is asked of its provider. No call to a provider stands inside of a transaction.
import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import type { PaymentInput, PaymentProvider, PayPage } from '#modules/money/payments/payments.service.ts';
import { type Heard, type NotedShare, observeShare } from './shares.observe.ts';
import * as store from './shares.store.ts';

type PayDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

const silent = (cause: unknown) =>
  new AppError('unavailable', 'The payment page cannot be reached. Nothing was charged; please try again.', {
    retryAfterS: 3,
    cause,
  });

/** Who takes a payment of this method. Throws `conflict` where nobody does. */
export function takerOf({ providers }: Pick<Deps, 'providers'>, method: string): PaymentProvider {
  const provider = providers.forMethod(method);
  if (!provider) throw new AppError('conflict', 'This way to pay is not offered at the moment.');
  return provider;
}

interface Way {
  of: store.PaidFor;
  /** Paise. */
  amount: number;
  method: string;
  provider: PaymentProvider;
  expires_at: Date;
  at: Date;
}

/** The row of a way to pay what is asked for, kept before its provider hears of it. */
export const prepareWay = (tx: Tx, { provider, at, ...way }: Way): Promise<store.SharePayment> =>
  store.keepWay(tx, { ...way, provider: provider.name, created_on: at });

/** Where a prepared way is paid; the same page however often it is asked, which leads back to `back`. */
export async function openWay({ db, providers }: PayDeps, way: store.SharePayment, back: string): Promise<PayPage> {
  const provider = providers.named(way.provider);
  if (!provider) throw silent(undefined);
  const input: PaymentInput = {
    key: way.call_key,
    order_number: way.group_share_id === null ? `T${way.table_part_id}` : `G${way.group_share_id}`,
    amount: way.amount,
    currency: way.currency,
    method: way.method,
    expires_at: way.expires_at,
    back,
  };
  if (way.provider_order_id === null) {
    const opened = await provider.open(input).catch((error: unknown) => {
      throw silent(error);
    });
    await store.keepOpened(db, way.share_payment_id, opened);
  }
  const stored = await store.findPayment(db, way.share_payment_id);
  if (!stored?.provider_order_id) throw new Error('A page was opened and not kept.');
  return provider.pageOf({ provider_order_id: stored.provider_order_id, pay_url: stored.pay_url, input });
}

/** Notes what is said of a payment: of a share, or of a part of a bill. */
export type Observe = (tx: Tx, heard: Heard) => Promise<NotedShare>;

/** Asks the provider about one way to pay and notes what it says; false when it could not be asked. */
export async function askWay(
  { db, clock, providers }: PayDeps,
  way: store.SharePayment,
  observe: Observe = observeShare,
): Promise<boolean> {
  const { provider, provider_order_id, share_payment_id } = way;
  if (provider_order_id === null) return true;
  const attempts = await providers
    .named(provider)
    ?.listPayments(provider_order_id)
    .catch(() => undefined);
  if (!attempts) return false;
  for (const observed of attempts)
    await transaction(db, (tx) => observe(tx, { provider, provider_order_id, observed, at: clock.now() }));
  await store.noteChecked(db, share_payment_id, clock.now());
  return true;
}

const askAgainMs = 10_000;

/** Asks about ways to pay whose guest is back from the payment page, if nobody did just now; false when a provider is silent. */
export async function askStale(
  deps: PayDeps,
  ways: readonly store.SharePayment[],
  observe?: Observe,
): Promise<boolean> {
  const freshFrom = deps.clock.now().getTime() - askAgainMs;
  const stale = ways.filter(({ checked_at }) => checked_at === null || checked_at.getTime() <= freshFrom);
  const told = await Promise.all(stale.map((way) => askWay(deps, way, observe)));
  return told.every(Boolean);
}

/** The same of one share. */
export const askShare = async (deps: PayDeps, shareId: number): Promise<boolean> =>
  askStale(deps, await store.listWays(deps.db, [shareId]));

/** Takes no more money by these ways, and asks once more what came; false when a provider is silent. */
export async function closeWays(
  deps: PayDeps,
  ways: readonly store.SharePayment[],
  observe?: Observe,
): Promise<boolean> {
  const told: boolean[] = [];
  for (const way of ways) {
    const { provider_order_id } = way;
    if (provider_order_id !== null)
      await deps.providers
        .named(way.provider)
        ?.close?.(provider_order_id)
        .catch(() => undefined);
    told.push(await askWay(deps, way, observe));
  }
  return told.every(Boolean);
}

/** Takes no more money for shares. */
export const closeShares = async (deps: PayDeps, shareIds: readonly number[]): Promise<boolean> =>
  closeWays(deps, await store.listWays(deps.db, shareIds));

/** Asks providers about what no event came for: of shares of groups, or with `observe` of parts of tables' bills. */
export async function lookAtShares(deps: PayDeps & Pick<Deps, 'log'>, observe?: Observe): Promise<void> {
  const now = deps.clock.now();
  const times = {
    now,
    begunAfter: new Date(now.getTime() - dayMs),
    begunBefore: new Date(now.getTime() - 2 * minuteMs),
  };
  for (const way of await store.listUnasked(deps.db, observe ? 'table' : 'group', times))
    await askWay(deps, way, observe).catch((error: unknown) =>
      deps.log.error(
        { share_payment_id: way.share_payment_id, reason: messageOf(error) },
        'a share could not be looked at',
      ),
    );
}
