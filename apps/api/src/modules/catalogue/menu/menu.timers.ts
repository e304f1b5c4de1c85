import type { Deps } from '../../../deps.ts';
import { applyPlans, refillPortions } from './editor/menu.editor.store.ts';

/** What the clock does to menus: planned discounts begin and end, counted portions are filled for the new day. */
export function menuJobs({ jobs, db, clock }: Pick<Deps, 'jobs' | 'db' | 'clock'>): void {
  jobs.every('* * * * *', 'menu.keep-discounts', async () => void (await applyPlans(db, clock.now())));
  jobs.every('* * * * *', 'menu.refill-portions', async () => void (await refillPortions(db, clock.now())));
}
