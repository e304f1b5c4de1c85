import type { Deps } from '../../../deps.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { push, pushTask } from './notifications.push.service.ts';
import { sendNotices, textMessage, textTask } from './sending.ts';
import { dayMs } from '@tawa/domain/common/durations';

const keptMs = 90 * dayMs;

/** Passes on what was written, and forgets it after 90 days. */
export function notificationJobs(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'jobs' | 'pusher' | 'sms'>): void {
  const { jobs, db, clock } = deps;
  jobs.drain({ name: 'notifications.send', share: 50, take: (share) => sendNotices(deps, share) });
  jobs.handle(pushTask, (which) => push(deps, which));
  jobs.handle(textTask, (text) => textMessage(deps, text));
  jobs.every('43 3 * * *', 'notifications.forget', () =>
    forgetOld(db, { table: 'notifications', column: 'created_at', before: new Date(clock.now().getTime() - keptMs) }),
  );
}
