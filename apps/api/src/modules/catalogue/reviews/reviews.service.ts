// Owns ratings and reviews: one rating and one review for each customer and restaurant, one reply to it, and stars for dishes.
import { dishPhotoStates } from '@tawa/contract/catalogue/dish-photos';
import { dayMs } from '@tawa/domain/common/durations';
import { newAccountDays, verifiedOrderDays } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '#platform/http/address.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { findOwn, findServed } from './reviews.office.store.ts';
import * as store from './reviews.write.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'rateLimit'>;

/** Who may rate here and now: everybody with a login, unless the house asks for an order. */
async function getStanding(db: Db, pair: store.Pair, now: Date) {
  const standing = await store.findStanding(db, pair, now);
  if (!standing) throw new AppError('not_found', 'Restaurant not found.');
  if (!standing.is_verified && (await findSettings(db, now))('reviews_from') === 'served')
    throw new AppError(
      'forbidden',
      'Ratings here come from people who ordered. Yours is welcome after your first order.',
    );
  return standing;
}

/** Counts a rating or review against the caller's address, and against the account while it is new. */
async function spend(
  { rateLimit, clock }: ServiceDeps,
  address: string,
  user_id: number,
  member_since: Date,
): Promise<void> {
  await rateLimit.claim('feedbackOfAddress', `address:${addressKey({ ip: address })}`);
  if (clock.now().getTime() - member_since.getTime() < newAccountDays * dayMs)
    await rateLimit.claim('feedbackOfNewAccount', `user:${user_id}`);
}

export async function rate(deps: ServiceDeps, pair: store.Pair, rating: number, address: string): Promise<void> {
  const now = deps.clock.now();
  const { member_since } = await getStanding(deps.db, pair, now);
  await spend(deps, address, pair.user_id, member_since);
  await transaction(deps.db, (tx) => store.rate(tx, pair, rating, now));
}

async function keepReview(tx: Tx, pair: store.Pair, text: string, standing: { is_verified: boolean; now: Date }) {
  const stored = await store.review(tx, pair, { text, ...standing });
  const { rating } = await findOwn(tx, pair);
  const facts = { stars: rating ?? 0, about: 'your restaurant' };
  if (stored.is_new && rating !== null)
    await notify(tx, { to: { restaurant_id: pair.restaurant_id }, kind: 'kitchen_review', facts });
  return stored;
}

export async function review(deps: ServiceDeps, pair: store.Pair, text: string, address: string) {
  const now = deps.clock.now();
  const { member_since, is_verified } = await getStanding(deps.db, pair, now);
  await spend(deps, address, pair.user_id, member_since);
  const { review_id } = await transaction(deps.db, (tx) => keepReview(tx, pair, text, { is_verified, now }));
  return { review_id, verified_order: is_verified };
}

interface OrderFeedback {
  rating: number;
  review: string;
}

const notServed = () => new AppError('not_found', 'Order not found.');

/** Rates the restaurant of a served order, with words, in one go. */
export async function giveOrderFeedback(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  userId: number,
  order_number: string,
  { rating, review: text }: OrderFeedback,
): Promise<void> {
  await transaction(db, async (tx) => {
    const order = await findServed(tx, userId, order_number);
    if (!order) throw notServed();
    const now = clock.now();
    const pair = { restaurant_id: order.restaurant_id, user_id: userId };
    await store.rate(tx, pair, rating, now);
    if (text !== '') await keepReview(tx, pair, text, { is_verified: true, now });
  });
}

const dishesUntil = ({ served_at }: { served_at: Date }) => new Date(served_at.getTime() + verifiedOrderDays * dayMs);

/** What the customer said about a served order. */
export async function getOrderFeedback(db: Db, userId: number, order_number: string) {
  const order = await findServed(db, userId, order_number);
  if (!order) throw notServed();
  const own = await findOwn(db, { restaurant_id: order.restaurant_id, user_id: userId });
  const dishes = order.dishes.map(({ menu_id, name, names, stars, photo, photo_state, reason }) => {
    const state = dishPhotoStates.find((one) => one === photo_state);
    return { menu_id, name, names, stars, photo: photo !== null && state ? { photo, state, reason } : null };
  });
  return { ...own, dishes, dishes_until: dishesUntil(order).toISOString() };
}

/** Rates a dish that was brought with a served order, once, and anew while its dishes can be rated. */
export async function rateDish(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  userId: number,
  { order_number, menu_id, stars }: { order_number: string; menu_id: number; stars: number },
): Promise<void> {
  const order = await findServed(db, userId, order_number);
  if (!order?.dishes.some((dish) => dish.menu_id === menu_id)) throw notServed();
  const now = clock.now();
  if (now >= dishesUntil(order))
    throw new AppError('conflict', `Dishes can be rated for ${verifiedOrderDays} days after they were brought.`);
  await store.rateDish(db, { order_id: order.order_id, menu_id, user_id: userId }, stars, now);
}

export async function report(
  db: Db,
  reporter_id: number,
  input: { review_id: number; reason: string; note: string },
): Promise<void> {
  const found = await transaction(db, (tx) => store.report(tx, { ...input, reporter_id }));
  if (!found) throw notFound();
}

interface Reply {
  review_id: number;
  reply: string;
  was: string | null;
}

/** Writes the restaurant's one reply; whoever had not seen the latest one is told so. */
export async function reply(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  author: { restaurant_id: number; author_id: number },
  input: Reply,
): Promise<void> {
  if (await store.replyTo(db, { ...author, ...input, now: clock.now() })) return;
  const { restaurant_id } = author;
  const found = await db
    .selectFrom('reviews')
    .select('review_id')
    .where('review_id', '=', input.review_id)
    .where('restaurant_id', '=', restaurant_id)
    .where('visible', '=', true)
    .executeTakeFirst();
  if (!found) throw notFound();
  throw new AppError('conflict', 'Somebody of your restaurant has replied meanwhile. Please look at it again.');
}

interface Decision {
  decision: 'hide' | 'publish' | 'keep';
  reason: string;
}

const already = {
  hide: 'This is hidden already.',
  publish: 'This is visible already.',
  keep: 'There is no open report about this.',
};

/** Decides about somebody's rating and review; of two who decide at once one does, and the other is told. */
export async function decide(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  admin_id: number,
  pair: store.Pair,
  { decision, reason }: Decision,
): Promise<{ visible: boolean }> {
  if (decision === 'hide' && reason === '')
    throw new AppError('invalid', 'Please write why.', { fields: { reason: 'Please write why' } });
  return transaction(db, async (tx) => {
    const now = clock.now();
    const changed = decision === 'keep' ? false : await store.setVisible(tx, pair, decision === 'publish');
    const status = decision === 'hide' ? 'upheld' : 'dismissed';
    const reports = await store.settleReports(tx, pair, { status, admin_id, now });
    if (!changed && (decision !== 'keep' || reports === 0)) {
      const { rating, review: text } = await findOwn(tx, pair);
      if (rating === null && text === null) throw notFound();
      throw new AppError('conflict', already[decision]);
    }
    await store.addDecision(tx, { ...pair, decision, reason, admin_id, at: now });
    await record(tx, {
      actor_id: admin_id,
      action: `feedback.${decision}`,
      subject_id: `${pair.restaurant_id}-${pair.user_id}`,
      reason,
      ...(changed && { before: { visible: decision === 'hide' }, after: { visible: decision !== 'hide' } }),
    });
    return { visible: decision !== 'hide' };
  });
}
