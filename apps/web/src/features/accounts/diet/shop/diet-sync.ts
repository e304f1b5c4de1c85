import { mergeDiets } from '@tawa/domain/accounts/diet';
import { getDiet } from '@tawa/contract/accounts/diet';
import { ApiError, call, OfflineError } from '#lib/api/api-client.ts';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { readKeptDiet } from '#lib/diet/kept-diet.ts';
import { getSession } from '#lib/session/session.ts';
import { sendDiet } from './diet.queries.ts';

/** After a logout nothing of the account stays on the device. */
async function leave(): Promise<void> {
  const kept = readKeptDiet();
  if (kept && kept.owner !== null) await keepDiet(null);
}

/** Brings the account's diet to the device; what a guest had said before is added to it, so that nothing to avoid is lost. */
async function arrive(userid: number): Promise<boolean> {
  const { diet } = (await call(getDiet)).body;
  const kept = readKeptDiet();
  const said = kept?.owner === null ? kept.profile : null;
  const profile = said && diet ? mergeDiets(diet, said) : (said ?? diet);
  if (getSession()?.userId !== userid) return false;
  if (said && profile) await sendDiet(profile);
  await (profile ? keepDiet({ profile, owner: userid }) : leave());
  return said !== null;
}

/** Follows a login or a logout and says whether the account's diet was changed by it; a line that is down changes nothing. */
export async function syncDiet(userid: number | null): Promise<boolean> {
  try {
    if (userid !== null) return await arrive(userid);
    await leave();
  } catch (error) {
    // The next page tries again; anything else is a fault of ours.
    if (!(error instanceof ApiError || error instanceof OfflineError)) throw error;
  }
  return false;
}
