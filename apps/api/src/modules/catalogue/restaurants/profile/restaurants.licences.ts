// A food licence that runs out: told thirty, seven and one day before, and the day after its last one the kitchen stops.
import { decideLicence, licenceDays } from '@tawa/domain/catalogue/licences';
import { dayMs } from '@tawa/domain/common/durations';
import { timeZoneDefault as zone } from '@tawa/domain/common/limits';
import { dateText } from '@tawa/domain/common/text';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';
import type { Deps } from '../../../../deps.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { listEnding } from './restaurants.licences.store.ts';
import { stepRestaurant } from '../office/restaurants.life.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const daysMax = Math.max(...licenceDays);

interface Ending {
  restaurant_id: number;
  valid_until: string;
}

/** Each milestone of each licence is told once, however often this runs. */
function tell(
  { db }: ServiceDeps,
  { restaurant_id, valid_until }: Ending,
  milestone: number,
  days: number,
): Promise<void> {
  return transaction(db, (tx) =>
    notify(tx, {
      to: { restaurant_id },
      kind: 'kitchen_licence',
      facts: { days },
      key: `licence:${valid_until}:${milestone}`,
    }),
  );
}

async function suspend(needs: ServiceDeps, ending: Ending): Promise<void> {
  const reason = `The food licence ended on ${dateText(ending.valid_until)}. Send us the new one.`;
  try {
    await stepRestaurant(needs, ending.restaurant_id, {
      from: 'active',
      to: 'suspended',
      by: 'system',
      actorId: null,
      reason,
    });
  } catch (error) {
    // Somebody was faster: it is no longer active.
    if (error instanceof AppError && error.code === 'conflict') return;
    throw error;
  }
}

async function lookAt(needs: ServiceDeps, ending: Ending, today: string): Promise<void> {
  const step = decideLicence(ending.valid_until, today);
  if (step.do === 'suspend') return suspend(needs, ending);
  const left = Math.round((Date.parse(ending.valid_until) - Date.parse(today)) / dayMs);
  return step.do === 'tell' ? tell(needs, ending, step.days, left) : undefined;
}

/** Looks at every licence that ends soon or has ended; one that fails does not keep the others waiting. */
export async function sweepLicences(needs: ServiceDeps & Pick<Deps, 'log'>): Promise<void> {
  const today = zonedParts(needs.clock.now(), zone).date;
  for (const ending of await listEnding(needs.db, addDays(today, daysMax)))
    await lookAt(needs, ending, today).catch((error: unknown) =>
      needs.log.error({ ...ending, reason: messageOf(error) }, 'a licence could not be looked at'),
    );
}

/** The work of the clock on licences. */
export function licenceJobs(deps: ServiceDeps & Pick<Deps, 'log' | 'jobs'>): void {
  deps.jobs.every('23 * * * *', 'restaurants.licences', () => sweepLicences(deps));
}
