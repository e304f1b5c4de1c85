// Hands messages of restaurants over in shares: each is one transaction that holds the message and the permissions of those
// whom it tells, so nobody is told twice, and nobody after they took their permission back.
import { isQuiet } from '@tawa/domain/accounts/broadcasts';
import { newsKeptDays } from '@tawa/domain/accounts/news';
import { dayMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { transaction } from '#platform/database/transaction.ts';
import { isQueueFull } from '#platform/jobs/tasks.ts';
import { calledOf } from '#db/names.ts';
import { areNoticesWaiting, notifyAll, writeNotice } from '#modules/accounts/notifications/notifications.service.ts';
import * as sending from './news.sending.store.ts';
import { isListedNow, updateNews } from './news.store.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock'>;

/** Notices and pushes that may wait before more are added: what is said of an order never stands behind news. */
const waitingMax = 25;

const hasRoom = async (tx: Tx): Promise<boolean> =>
  !(await areNoticesWaiting(tx, waitingMax)) && !(await isQueueFull(tx, 'push', waitingMax));

async function tell(tx: Tx, news: sending.DueNews, { people, now }: { people: readonly number[]; now: Date }) {
  const { news_id, restaurant_name, names, title, body } = news;
  const facts = { restaurant_name, title, body, ...calledOf({ name: restaurant_name, names }) };
  await notifyAll(
    tx,
    people.map((user_id) => writeNotice({ to: { user_id }, kind: 'restaurant_news', key: `news:${news_id}`, facts })),
  );
  await sending.addReceipts(tx, news_id, people, now);
  await updateNews(tx, news_id, { told: news.told + people.length, told_to: Math.max(...people) });
}

/** Tells the next share of people; 0 where there is nothing to do now. Safe in several processes at once. */
export async function handOverNews({ db, clock }: WorkDeps, share: number): Promise<number> {
  const now = clock.now();
  if (isQuiet(now) || !(await sending.hasDue(db, now))) return 0;
  return transaction(db, async (tx) => {
    const news = await sending.holdDue(tx, now);
    if (!news || !(await hasRoom(tx))) return 0;
    const end = (state: 'done' | 'stopped') => updateNews(tx, news.news_id, { state, ended_at: now });
    if (!(await isListedNow(tx, news.restaurant_id))) {
      await end('stopped');
      return share;
    }
    const people = await sending.holdPeople(tx, news, { now, share });
    if (people.length === 0) await end('done');
    else await tell(tx, news, { people, now });
    return share;
  });
}

export function newsJobs({ jobs, db, clock }: WorkDeps & Pick<Deps, 'jobs'>): void {
  jobs.drain({ name: 'news.send', share: waitingMax, take: (share) => handOverNews({ db, clock }, share) });
  jobs.every('27 4 * * *', 'news.forget', () =>
    forgetOld(db, {
      table: 'news_receipts',
      column: 'sent_at',
      before: new Date(clock.now().getTime() - newsKeptDays * dayMs),
    }),
  );
}
