// A restaurant writes and sends, the office publishes or asks for changes. Whatever is kept has gone through the allow-list,
// so no page ever has to trust a text.
import { blogStates, type BlogForm, type OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { cleanRichText, plainText, readRichText } from '@tawa/domain/common/rich-text';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './blogs.editor.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export interface Writer {
  restaurantId: number;
  userId: number;
}

const postsMax = 100;
const textLengthMin = 200;
const noPost = () => new AppError('not_found', 'Blog not found.');

export const answerOf = ({
  restaurant_id: _of,
  status,
  publish_on,
  created_on,
  updated_on,
  ...post
}: store.PostRow): OwnBlog => ({
  ...post,
  status: blogStates.find((state) => state === status) ?? 'draft',
  publish_on: publish_on?.toISOString() ?? null,
  created_on: created_on.toISOString(),
  updated_on: updated_on.toISOString(),
});

/** Tags as they are kept: each once, with the mark before it that pages drop. */
const tagsOf = (text: string): string =>
  [...new Set(text.split(/\s+/).map((word) => word.replace(/^#+/, '')))]
    .filter((word) => word !== '')
    .map((word) => `#${word}`)
    .join(' ');

/** The columns of a form. */
export const valuesOf = ({ title, blog_img, blogtext, tags }: BlogForm) => ({
  title,
  blog_img,
  blogtext: cleanRichText(blogtext),
  tags: tagsOf(tags),
});

/** Takes a picture that this account sent. */
export async function takePicture(tx: Tx, userId: number, path: string | null, now: Date): Promise<void> {
  if (path !== null) await usePicture(tx, { userId, path, field: 'blog_img', now });
}

/** A post that is as the caller has seen it, held; of one restaurant, or of anybody. */
export async function held(tx: Tx, blogid: number, version: number, restaurantId?: number): Promise<store.PostRow> {
  const post = await store.lockPost(tx, blogid, restaurantId);
  if (!post) throw noPost();
  if (post.version !== version)
    throw new AppError('conflict', 'It was changed on another device meanwhile. Open it again to see how it stands.');
  return post;
}

export const listOwnBlogs = async ({ db }: ServiceDeps, { restaurantId }: Writer): Promise<OwnBlog[]> =>
  (await store.listOwn(db, restaurantId)).map((row) => answerOf(row));

export function addOwnBlog(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Writer,
  form: BlogForm,
): Promise<OwnBlog> {
  return transaction(db, async (tx) => {
    const restaurant = await store.holdRestaurant(tx, restaurantId);
    if (!restaurant) throw noPost();
    if ((await store.countOwn(tx, restaurantId)) >= postsMax)
      throw new AppError('conflict', `${postsMax} posts at most. Delete one first.`);
    const at = clock.now();
    await takePicture(tx, userId, form.blog_img, at);
    const author = restaurant.restaurant_name;
    return answerOf(await store.addPost(tx, { ...valuesOf(form), author, restaurant_id: restaurantId, at }));
  });
}

const isBeingWritten = (status: string) => status === 'draft' || status === 'changes_requested';

interface Save {
  blogid: number;
  version: number;
  form: BlogForm;
}

export function saveOwnBlog(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Writer,
  save: Save,
): Promise<OwnBlog> {
  return transaction(db, async (tx) => {
    const post = await held(tx, save.blogid, save.version, restaurantId);
    if (!isBeingWritten(post.status)) throw new AppError('conflict', 'Take it back first to write on.');
    if (save.form.blog_img !== post.blog_img) await takePicture(tx, userId, save.form.blog_img, clock.now());
    return answerOf(await store.updatePost(tx, post.blogid, { ...valuesOf(save.form), updated_on: clock.now() }));
  });
}

/** What a post still lacks before anybody can read it, under the fields of its form. */
export function lacksOf({ title, blog_img, blogtext }: store.PostRow): Record<string, string> {
  const length = plainText(readRichText(blogtext)).length;
  return {
    ...(title.length < 8 && { title: 'At least 8 characters' }),
    ...(blog_img === null && { blog_img: 'Choose a picture' }),
    ...(length < textLengthMin && { blogtext: `At least ${textLengthMin} characters, ${textLengthMin - length} more` }),
  };
}

interface Move<To> {
  blogid: number;
  version: number;
  to: To;
}

export function moveOwnBlog(
  { db, clock }: ServiceDeps,
  { restaurantId }: Writer,
  { blogid, version, to }: Move<'pending' | 'draft'>,
): Promise<OwnBlog> {
  return transaction(db, async (tx) => {
    const post = await held(tx, blogid, version, restaurantId);
    if (to === 'pending' ? !isBeingWritten(post.status) : isBeingWritten(post.status))
      throw new AppError('conflict', to === 'pending' ? 'It is with the office already.' : 'It is with you already.');
    const at = clock.now();
    if (to === 'draft')
      return answerOf(await store.updatePost(tx, blogid, { status: to, publish_on: null, updated_on: at }));
    const fields = lacksOf(post);
    const [first] = Object.values(fields);
    if (first !== undefined) throw new AppError('invalid', 'Something is missing before we can read it.', { fields });
    return answerOf(
      await store.updatePost(tx, blogid, { status: to, remarks: null, submitted_on: at, updated_on: at }),
    );
  });
}

export async function deleteOwnBlog({ db }: ServiceDeps, { restaurantId }: Writer, blogid: number): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await store.lockPost(tx, blogid, restaurantId);
    if (!post) throw noPost();
    if (post.status === 'published') throw new AppError('conflict', 'It is published. Take it back first.');
    await store.deletePost(tx, blogid);
  });
}
