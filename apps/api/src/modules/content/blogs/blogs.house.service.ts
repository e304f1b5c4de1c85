// Posts that the office writes itself: saved as they are typed, until they are published nobody's but the office's.
import type { BlogForm, OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { houseAuthor } from '@tawa/domain/content/blogs';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { answerOf, held, takePicture, valuesOf } from './blogs.editor.service.ts';
import * as store from './blogs.editor.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

/** Begins a post of the house as a draft. */
export const addHouseBlog = ({ db, clock }: ServiceDeps, actorId: number, form: BlogForm): Promise<OwnBlog> =>
  transaction(db, async (tx) => {
    const at = clock.now();
    await takePicture(tx, actorId, form.blog_img, at);
    const post = await store.addPost(tx, { ...valuesOf(form), author: houseAuthor, restaurant_id: null, at });
    const after = { title: post.title };
    await record(tx, { actor_id: actorId, action: 'blog.begin', subject_id: post.blogid, after });
    return answerOf(post);
  });

interface Save {
  blogid: number;
  version: number;
  form: BlogForm;
}

/** Saves a draft of the house. What is published of it is written down with its publication. */
export const saveHouseBlog = ({ db, clock }: ServiceDeps, actorId: number, save: Save): Promise<OwnBlog> =>
  transaction(db, async (tx) => {
    const post = await held(tx, save.blogid, save.version);
    if (post.restaurant_id !== null) throw notFound();
    if (post.status !== 'draft') throw new AppError('conflict', 'Take it back first to write on.');
    if (save.form.blog_img !== post.blog_img) await takePicture(tx, actorId, save.form.blog_img, clock.now());
    return answerOf(await store.updatePost(tx, post.blogid, { ...valuesOf(save.form), updated_on: clock.now() }));
  });

/** Deletes a draft of the house. */
export const deleteHouseBlog = ({ db }: Pick<Deps, 'db'>, actorId: number, blogid: number): Promise<void> =>
  transaction(db, async (tx) => {
    const post = await store.lockPost(tx, blogid);
    if (!post || post.restaurant_id !== null) throw notFound();
    if (post.status !== 'draft') throw new AppError('conflict', 'Take it back first.');
    await store.deletePost(tx, blogid);
    const before = { title: post.title };
    await record(tx, { actor_id: actorId, action: 'blog.delete', subject_id: blogid, before });
  });
