import type { Tx } from '../../platform/db.ts';
import { articles } from './articles.ts';
import content from './content.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };
import { pictureOf } from './pictures.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
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

/** Adds what the site says about itself; posts are dated back from now, over most of a year. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('testimonials').values(numbered(content.testimonials)).execute();
  await tx.insertInto('team_members').values(numbered(content.team)).execute();
  await tx
    .insertInto('faqs')
    .values(readers.flatMap((type) => numbered(faqs[type]).map((row) => ({ ...row, type }))))
    .execute();
  await tx.insertInto('blogs').values(posts(now)).execute();
}
