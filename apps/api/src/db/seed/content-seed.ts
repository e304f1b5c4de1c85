import type { Tx } from '../../platform/db.ts';
import content from './content.json' with { type: 'json' };
import type { Random } from './random.ts';

const dayMs = 86_400_000;

/** Adds what the site says about itself; posts are dated back from now, one every nine days. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('testimonials')
    .values(content.testimonials.map((row, position) => ({ ...row, position })))
    .execute();
  await tx
    .insertInto('team_members')
    .values(content.team.map((row, position) => ({ ...row, position })))
    .execute();
  await tx
    .insertInto('faqs')
    .values(content.faqs.map((row, position) => ({ ...row, position })))
    .execute();
  const posts = content.blogs.map((row, index) => ({
    ...row,
    status: 'published',
    created_on: new Date(now.getTime() - (index * 9 + 1) * dayMs),
  }));
  await tx.insertInto('blogs').values(posts).execute();
}

const roles = ['Head Chef', 'Sous Chef', 'Pastry Chef', 'Tandoor Chef'];

/** Adds three chefs to a restaurant. */
export async function seedChefs(tx: Tx, restaurant_id: number): Promise<void> {
  const rows = [0, 1, 2].map((place) => {
    const name = content.chefs[(restaurant_id * 2 + place) % content.chefs.length] ?? 'Asha Kulkarni';
    const years = 4 + ((restaurant_id + place * 3) % 15);
    return {
      restaurant_id,
      chef_name: name,
      chef_image: `uploads/chefs/${(name.split(' ')[0] ?? 'default').toLowerCase()}.webp`,
      designation: roles[place] ?? 'Chef',
      description: `${years} years at the stove, the last ${Math.min(years, 2 + place)} of them here.`,
      position: place,
    };
  });
  await tx.insertInto('chefs').values(rows).execute();
}

const words = {
  5: [
    'Arrived hot and exactly as described.',
    'Our favourite for Friday nights.',
    'Generous portions and careful packing.',
  ],
  4: ['Very good, a little less oil would make it perfect.', 'Tasty, and on time.', 'Fresh and well seasoned.'],
  3: ['Fine for a weekday, nothing special.', 'Good food, but the bread had gone soft.'],
  2: ['Came lukewarm and the portion was small.'],
  1: ['Not what I ordered.'],
} as const;

const isScore = (score: number): score is keyof typeof words => score in words;

/** Lets customers rate a restaurant around what it is liked, some with words, and keeps the summary right. */
export async function seedRatings(
  tx: Tx,
  restaurant: { restaurant_id: number; liked: number },
  { customers, random, now }: { customers: readonly number[]; random: Random; now: Date },
): Promise<void> {
  const { restaurant_id, liked } = restaurant;
  const counts = [0, 0, 0, 0, 0];
  const ratings = customers.map((user_id) => {
    const rating = Math.max(1, Math.min(5, Math.round(liked + (random.next() - 0.55) * 2)));
    counts[rating - 1] = (counts[rating - 1] ?? 0) + 1;
    return { restaurant_id, user_id, rating };
  });
  await tx.insertInto('ratings').values(ratings).execute();
  const [ratings_1 = 0, ratings_2 = 0, ratings_3 = 0, ratings_4 = 0, ratings_5 = 0] = counts;
  await tx
    .insertInto('rating_summaries')
    .values({ restaurant_id, ratings_1, ratings_2, ratings_3, ratings_4, ratings_5 })
    .execute();
  const reviews = ratings.flatMap(({ user_id, rating }, index) => {
    if (random.next() > 0.3 || !isScore(rating)) return [];
    const said = words[rating];
    return [
      {
        restaurant_id,
        user_id,
        review: said[index % said.length] ?? said[0],
        verified_order: random.next() > 0.4,
        created_on: new Date(now.getTime() - random.between(1, 80) * dayMs),
      },
    ];
  });
  if (reviews.length > 0) await tx.insertInto('reviews').values(reviews).execute();
}
