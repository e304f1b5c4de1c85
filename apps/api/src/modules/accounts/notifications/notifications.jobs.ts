import type { Deps } from '../../../deps.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { push, pushTask } from './notifications.push.service.ts';
import { sendTexts } from './notifications.sms.service.ts';
import { sendNotices } from './sending.ts';
import { task } from '#platform/jobs/tasks.ts';
import { dayMs } from '@tawa/domain/common/durations';
import { z } from 'zod/mini';

// A process of the release before `waiting_texts` queues a job for each message; those that it leaves behind go out.
const textTask = task('notifications.sms', z.object({ to: z.string(), text: z.string() }));

/** Passes on what was written, and forgets it when its days are over. */
export function notificationJobs(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'jobs' | 'pusher' | 'sms' | 'tally'>,
): void {
  const { jobs, db, clock, env } = deps;
  const keptMs = env.KEEP_NOTICES_DAYS * dayMs;
  jobs.drain({ name: 'notifications.send', share: 50, take: (share) => sendNotices(deps, share) });
  jobs.handle(pushTask, (which) => push(deps, which));
  jobs.handle(textTask, async (message) => deps.sms?.send(message));
  jobs.drain({ name: 'notifications.sms', share: 10, take: (share) => sendTexts(deps, share) });
  jobs.every('43 3 * * *', 'notifications.forget', () =>
    forgetOld(db, { table: 'notifications', column: 'created_at', before: new Date(clock.now().getTime() - keptMs) }),
  );
}
