import { z } from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { forgetOld } from '../../platform/forget.ts';
import { task } from '../../platform/tasks.ts';
import { push, pushTask } from './notifications.push.service.ts';
import { sendNotice, textMessage, textTask } from './sending.ts';

const keptMs = 90 * 24 * 3600 * 1000;
/** Queued by the trigger on the table of notifications, under this very name. */
const sendTask = task('notifications.send', z.object({ notification_id: z.int() }));

/** Passes on what was written, and forgets it after 90 days. */
export function notificationJobs(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'jobs' | 'pusher' | 'sms'>): void {
  const { jobs, db, clock } = deps;
  jobs.handle(sendTask, ({ notification_id }) => sendNotice(deps, notification_id));
  jobs.handle(pushTask, (which) => push(deps, which));
  jobs.handle(textTask, (text) => textMessage(deps, text));
  jobs.every('43 3 * * *', 'notifications.forget', () =>
    forgetOld(db, { table: 'notifications', column: 'created_at', before: new Date(clock.now().getTime() - keptMs) }),
  );
}
