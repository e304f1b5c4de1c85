// Owns what the office does with posts: each step is an edge of one table, under the row's lock, written down, and told to
// the restaurant that wrote it.
import type { AuditActOf } from '@tawa/domain/insight/audit-acts';
import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { dayMs } from '@tawa/domain/common/durations';
import { blogScheduleDaysMax } from '@tawa/domain/content/blogs';
import type { LifeNews } from '@tawa/domain/accounts/notification-facts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { listOf, record } from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as office from './blogs.office.store.ts';
import { answerOf, held, lacksOf } from './blogs.editor.service.ts';
import * as store from './blogs.editor.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
type To = 'published' | 'scheduled' | 'changes_requested' | 'hidden' | 'draft';

/** From where each decision is taken; a draft is nobody's but its writer's. */
const from: Readonly<Record<To, readonly string[]>> = {
  published: ['pending', 'scheduled', 'hidden'],
  scheduled: ['pending', 'scheduled'],
  changes_requested: ['pending', 'scheduled', 'hidden'],
  hidden: ['published'],
  draft: [],
};

/** The same for posts of the house, which nobody else writes. */
const houseFrom: Readonly<Record<To, readonly string[]>> = {
  published: ['draft', 'scheduled', 'hidden'],
  scheduled: ['draft', 'scheduled'],
  changes_requested: [],
  hidden: ['published'],
  draft: ['scheduled', 'published', 'hidden'],
};

const actions: Readonly<Record<To, AuditActOf<'blog'>>> = {
  published: 'blog.publish',
  scheduled: 'blog.schedule',
  changes_requested: 'blog.ask_changes',
  hidden: 'blog.hide',
  draft: 'blog.take_back',
};

const news: Readonly<Record<Exclude<To, 'draft'>, LifeNews>> = {
  published: 'blog_published',
  scheduled: 'blog_scheduled',
  changes_requested: 'blog_changes',
  hidden: 'blog_hidden',
};

interface Decision {
  blogid: number;
  version: number;
  to: To;
  remarks: string;
  publish_on?: string;
}

function timeOf({ publish_on }: Decision, now: Date): Date | null {
  if (publish_on === undefined) return null;
  const at = new Date(publish_on);
  const isNear = at.getTime() <= now.getTime() + blogScheduleDaysMax * dayMs;
  if (at > now && isNear) return at;
  const text = isNear ? 'Choose a time to come' : `Within ${blogScheduleDaysMax} days`;
  throw new AppError('invalid', text, { fields: { publish_on: text } });
}

/** Refuses to show a draft that is not whole. */
function refuseUnfinished(post: store.PostRow, to: To): void {
  if (post.status !== 'draft' || to === 'draft') return;
  const fields = lacksOf(post);
  if (Object.keys(fields).length > 0)
    throw new AppError('invalid', 'Something is missing before it can be published.', { fields });
}

async function tell(tx: Tx, post: store.PostRow, to: To, remarks: string): Promise<void> {
  if (post.restaurant_id === null || to === 'draft') return;
  const reason = remarks === '' ? post.title : `${post.title}: ${remarks}`;
  await notify(tx, {
    to: { restaurant_id: post.restaurant_id },
    kind: 'kitchen_life',
    facts: { step: news[to], reason },
  });
}

/** Takes one of the office's decisions about a post; one that comes out first is dated from now. */
export function decideBlog({ db, clock }: ServiceDeps, actorId: number, decision: Decision): Promise<OwnBlog> {
  const { blogid, version, to, remarks } = decision;
  return transaction(db, async (tx) => {
    const post = await held(tx, blogid, version);
    const legal = post.restaurant_id === null ? houseFrom : from;
    if (!legal[to].includes(post.status)) throw new AppError('conflict', 'It stands otherwise by now. Open it again.');
    refuseUnfinished(post, to);
    const at = clock.now();
    const publish_on = timeOf(decision, at);
    const after = await store.updatePost(tx, blogid, {
      status: to,
      publish_on,
      remarks: to === 'changes_requested' || to === 'hidden' ? remarks : null,
      updated_on: at,
      ...(to === 'published' && post.status !== 'hidden' && { created_on: at }),
    });
    await tell(tx, post, to, remarks);
    await record(tx, {
      actor_id: actorId,
      action: actions[to],
      subject_id: blogid,
      reason: remarks,
      before: { status: post.status, publish_on: post.publish_on },
      after: { status: to, publish_on, ...(post.status === 'draft' && { title: post.title }) },
    });
    return answerOf(after);
  });
}

export async function getOfficeBlog({ db }: Pick<Deps, 'db'>, blogid: number) {
  const [post, history] = await Promise.all([office.findPost(db, blogid), listOf(db, 'blog', blogid)]);
  if (!post) throw notFound();
  return { ...answerOf(post), restaurant_id: post.restaurant_id, history };
}

/** Publishes every post whose time has come, each once, dated from its time. */
export const publishDue = ({ db, clock }: ServiceDeps): Promise<void> =>
  transaction(db, async (tx) => {
    for (const post of await office.publishDue(tx, clock.now())) await tell(tx, post, 'published', '');
  });
