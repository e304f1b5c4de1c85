import { measureSince, sayMinutes } from '@tawa/api/modules/ordering/orders/promises/promises.jobs';
import { dayMs } from '@tawa/domain/common/durations';
import type { Making } from '../../parts.ts';

/** Measures how long each kitchen took in so many days of the past, as the jobs of the night do. */
export async function measureKitchens({ tx, now }: Making, days: number): Promise<void> {
  const deps = { db: tx, clock: { now: () => now } };
  await measureSince(deps, days * dayMs);
  await sayMinutes(deps);
}
