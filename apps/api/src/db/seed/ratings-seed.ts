import { findPeople, findRestaurants } from './lookups.ts';
import type { Making } from './parts.ts';
import type { Random } from './random.ts';
import { reviewWords } from './review-words.ts';
import type { SeedRestaurant } from './shapes.ts';

const dayMs = 86_400_000;
const reviewsShare = 0.3;
const verifiedShare = 0.6;

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

/** Whether customers can have eaten there. */
const wasServed = ({ isNew, lifecycle }: SeedRestaurant): boolean => !isNew && lifecycle !== 'submitted';

/** Lets customers rate what has been open for a while, around what it is liked, some with words; keeps the summaries. */
export async function seedRatings({ tx, now, random }: Making, kitchens: readonly SeedRestaurant[]): Promise<void> {
  const [idOf, { customers }] = [await findRestaurants(tx), await findPeople(tx)];
  const rated = kitchens.filter(wasServed).map((kitchen) => {
    const raters = customers.filter(() => random.next() < 0.8);
    const restaurant_id = idOf(kitchen.name);
    const given = raters.map((user_id) => ({ user_id, rating: scoreAround(kitchen.liked, random) }));
    return { kitchen, restaurant_id, given };
  });
  const ratings = rated.flatMap(({ restaurant_id, given }) => given.map((row) => ({ restaurant_id, ...row })));
  const summaries = rated.map(({ restaurant_id, given }) => {
    const count = (stars: number) => given.filter(({ rating }) => rating === stars).length;
    const [ratings_1, ratings_2, ratings_3, ratings_4, ratings_5] = [count(1), count(2), count(3), count(4), count(5)];
    return { restaurant_id, ratings_1, ratings_2, ratings_3, ratings_4, ratings_5 };
  });
  const reviews = rated.flatMap(({ kitchen, restaurant_id, given }) =>
    given
      .filter(() => random.next() < reviewsShare)
      .map(({ user_id, rating }) => ({
        restaurant_id,
        user_id,
        review: wordsFor(rating, kitchen, random),
        verified_order: random.next() < verifiedShare,
        created_on: new Date(now.getTime() - random.between(1, 80) * dayMs),
      })),
  );
  await tx.insertInto('ratings').values(ratings).execute();
  await tx.insertInto('rating_summaries').values(summaries).execute();
  await tx.insertInto('reviews').values(reviews).execute();
}
