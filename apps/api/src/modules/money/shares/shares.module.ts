import type { Deps } from '../../../deps.ts';
import type { Module } from '../../module.ts';
import { sendBack, sendShareBack, sweepBacks } from './shares.back.ts';
import { lookAtShares } from './shares.pay.ts';

/** The work of the clock on shares. */
function shareJobs(deps: Pick<Deps, 'db' | 'clock' | 'providers' | 'log' | 'jobs'>): void {
  deps.jobs.handle(sendBack, ({ share_refund_id }) => sendShareBack(deps, share_refund_id));
  deps.jobs.every('* * * * *', 'shares.look', () => lookAtShares(deps));
  deps.jobs.every('* * * * *', 'shares.sweep-backs', () => sweepBacks(deps));
}

export const sharesModule: Module = { jobs: [shareJobs] };
