// What the platform itself must know of the settings: it knows no module, so the app hands it these.
import { closedAt, closedBy, type Closed, type ClosedNow } from '@tawa/domain/content/maintenance';
import type { SettingKey } from '@tawa/domain/content/settings';
import type { Deps } from '../../../deps.ts';
import { findSettings } from './settings.values.ts';
import * as store from './settings.store.ts';

const keptMs = 10 * 60_000;
const keys: readonly SettingKey[] = ['maintenance', 'maintenance_text', 'maintenance_until'];

/** Says whether the site is closed: read once until a setting changes or a planned one begins. */
export function watchClosed({
  db,
  clock,
  cache,
}: Pick<Deps, 'db' | 'clock' | 'cache'>): () => Promise<ClosedNow | null> {
  const make = async () => {
    const now = clock.now();
    const [settings, waiting] = await Promise.all([findSettings(db, now), store.listNext(db, now)]);
    const begins = waiting.filter(({ key }) => keys.some((one) => one === key)).map(({ valid_from }) => valid_from);
    const left = begins.map((from) => Date.parse(from) - now.getTime());
    return {
      status: 200,
      type: 'application/json',
      body: JSON.stringify(closedBy(settings)),
      topics: ['settings'],
      maxAgeMs: Math.min(keptMs, ...left),
      isKept: true,
    };
  };
  return async () => {
    const { identity } = await cache.get('the site is closed', make);
    const closed: Closed | null = JSON.parse(identity.toString());
    return closed && closedAt(closed, clock.now());
  };
}

/** Who sends the letters: 'Tawa Marketplace Private Limited, 4th floor … · help@tawa.example'. */
export async function findLetterFoot({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const settings = await findSettings(db, clock.now());
  return `${settings('company_name')}, ${settings('company_address')} · ${settings('support_email')}`;
}
