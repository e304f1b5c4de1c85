import type { Tx } from '@tawa/api/platform/database/db';
import { findRestaurants } from '../lookups.ts';
import type { Making } from '../parts.ts';
import type { Random } from '@tawa/domain/common/random';
import { reviewWords, sorryWords, thanksWords } from './review-words.ts';
import type { SeedRestaurant } from './shapes.ts';

/** Of those who were served. */
const ratersShare = 0.62;
/** Of those who rated. */
const reviewsShare = 0.6;
const replyAfterMs = 7 * 3_600_000;

const scoreAround = (liked: number, random: Random): number =>
  Math.max(1, Math.min(5, Math.round(liked + (random.next() - 0.55) * 2)));

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random.between(0, list.length - 1)];

// Nobody complains of the salt in a lassi.
const aside = new Set<string>(['Desserts', 'Drinks', 'Breads', 'Salads']);

function wordsFor(rating: number, kitchen: SeedRestaurant, random: Random): string {
  const dish = pick(
    kitchen.dishes.filter((one) => one.state === '' && !aside.has(one.category)),
    random,
  );
  const name = dish?.name.replace(/ \(.*\)$/, '') ?? 'food';
  return (pick(reviewWords[rating] ?? [], random) ?? '{dish}').replace('{dish}', name);
}

interface Guest {
  user_id: number;
  lastAt: Date;
}

/** Who was served by each restaurant, and when last. */
async function listGuests(tx: Tx): Promise<ReadonlyMap<number, Guest[]>> {
  const rows = await tx
    .selectFrom('orders')
    .select(({ fn }) => ['restaurant_id', 'user_id', fn.max('delivered_at').as('lastAt')])
    .where('status', 'in', ['delivered', 'picked_up'])
    .groupBy(['restaurant_id', 'user_id'])
    .orderBy('restaurant_id')
    .orderBy('user_id')
    .execute();
  const guests = new Map<number, Guest[]>();
  for (const { restaurant_id, user_id, lastAt } of rows)
    if (lastAt) guests.set(restaurant_id, [...(guests.get(restaurant_id) ?? []), { user_id, lastAt }]);
  return guests;
}

const later = (at: Date, now: Date, random: Random): Date =>
  new Date(Math.min(now.getTime(), at.getTime() + random.between(20, 60 * 30) * 60_000));

function replyTo(rating: number, random: Random): string | null {
  if (random.next() > (rating <= 3 ? 0.7 : 0.25)) return null;
  return pick(rating <= 3 ? sorryWords : thanksWords, random) ?? null;
}

interface Rated {
  kitchen: SeedRestaurant;
  restaurant_id: number;
  ratings: { user_id: number; rating: number; created_on: Date }[];
}

function reviewsOf({ kitchen, restaurant_id, ratings }: Rated, now: Date, random: Random) {
  return ratings
    .filter(() => random.next() < reviewsShare)
    .map(({ user_id, rating, created_on }) => {
      const review = wordsFor(rating, kitchen, random);
      const reply = replyTo(rating, random);
      const replied = new Date(created_on.getTime() + replyAfterMs);
      const replied_on = reply === null ? null : replied < now ? replied : now;
      return { restaurant_id, user_id, review, verified_order: true, reply, replied_on, created_on };
    });
}

/** Lets people who were served rate, around what a kitchen is liked, some with words and answers. */
export async function seedRatings({ tx, now, random }: Making, kitchens: readonly SeedRestaurant[]): Promise<void> {
  const [idOf, guests] = [await findRestaurants(tx), await listGuests(tx)];
  const rated = kitchens.map((kitchen): Rated => {
    const restaurant_id = idOf(kitchen.name);
    const raters = (guests.get(restaurant_id) ?? []).filter(() => random.next() < ratersShare);
    const ratings = raters.map(({ user_id, lastAt }) => ({
      user_id,
      rating: scoreAround(kitchen.liked, random),
      created_on: later(lastAt, now, random),
    }));
    return { kitchen, restaurant_id, ratings };
  });
  const ratings = rated.flatMap(({ restaurant_id, ratings }) => ratings.map((row) => ({ restaurant_id, ...row })));
  const reviews = rated.flatMap((each) => reviewsOf(each, now, random));
  if (ratings.length === 0) return;
  await tx.insertInto('ratings').values(ratings).execute();
  if (reviews.length > 0) await tx.insertInto('reviews').values(reviews).execute();
}
