import type { Tx } from '@tawa/api/platform/database/db';
import { articles } from './articles.ts';
import content from './content.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };
import { seedMessages } from '../care/messages.ts';
import { findRestaurants } from '../lookups.ts';
import type { Making } from '../parts.ts';
import { pictureOf } from '../pictures.ts';
import { refundPolicies } from './refund-policy.ts';
import { dayMs, minuteMs } from '@tawa/domain/common/durations';

/** Days between two posts. */
const postingDays = 11;

const readers = ['customer', 'restaurant', 'admin'] as const;
const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, position }));

const postedOn = (now: Date, index: number) =>
  new Date(now.getTime() - (index * postingDays + 1 + (index % 3)) * dayMs - index * 47 * minuteMs);

const posts = (now: Date) =>
  articles.map(({ title, author, picture, tags, text }, index) => ({
    title,
    author,
    blog_img: pictureOf('blogs', picture),
    tags,
    blogtext: text,
    status: 'published',
    created_on: postedOn(now, index),
    updated_on: postedOn(now, index),
  }));

const waitedMs = 26 * 60 * minuteMs;

/** A post that a restaurant has sent and that waits for the office. */
const waitingPost = (now: Date, restaurant_id: number) => {
  const sent = new Date(now.getTime() - waitedMs);
  return {
    title: 'Why we seal the pot with dough',
    author: 'Dum & Handi',
    restaurant_id,
    blog_img: pictureOf('blogs', articles[0]?.picture ?? ''),
    tags: '#biryani #technique',
    blogtext: `<h2>The rope of dough</h2><p>Before the handi goes on the embers, we roll a rope of plain dough and press it
      between the pot and its lid. Nothing gets out: not the steam of the rice, not the saffron, not the ghee.</p>
      <h2>Forty minutes</h2><p>The rice goes in two thirds done, over meat that has rested in yoghurt since the morning.
      Then we wait for forty minutes, and nobody lifts the lid. When it is broken at the pass, the whole kitchen turns
      round.</p>`,
    status: 'pending',
    submitted_on: sent,
    created_on: sent,
    updated_on: sent,
  };
};

/** One legal text in Hindi and Kannada; the others show what a page says that has no translation. */
const seedLegal = (tx: Tx) =>
  tx
    .insertInto('legal_translations')
    .values([...refundPolicies])
    .execute();

/** Adds what the site says about itself; posts are dated back from now, over most of a year. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('testimonials').values(numbered(content.testimonials)).execute();
  await tx.insertInto('team_members').values(numbered(content.team)).execute();
  await tx
    .insertInto('faqs')
    .values(readers.flatMap((type) => numbered(faqs[type]).map((row) => ({ ...row, type }))))
    .execute();
  await tx.insertInto('blogs').values(posts(now)).execute();
  await seedLegal(tx);
}

/** Adds a post that waits for the office. */
async function seedWaitingPost(tx: Tx, now: Date): Promise<void> {
  const restaurantIdOf = await findRestaurants(tx);
  await tx
    .insertInto('blogs')
    .values(waitingPost(now, restaurantIdOf('Dum & Handi')))
    .execute();
}

/** All that the site says, what waits for its date, and what people wrote to it. */
export async function fillContent({ tx, now }: Making): Promise<void> {
  await seedContent(tx, now);
  await seedWaitingPost(tx, now);
  await seedMessages(tx, now);
}
