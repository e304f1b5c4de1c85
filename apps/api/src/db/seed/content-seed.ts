import type { Tx } from '../../platform/db.ts';
import { tinted } from './pictures.ts';
import content from './content.json' with { type: 'json' };

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
    blog_img: tinted(row.blog_img),
    status: 'published',
    created_on: new Date(now.getTime() - (index * 9 + 1) * dayMs),
  }));
  await tx.insertInto('blogs').values(posts).execute();
}
