// What the platform itself must know of the settings: it knows no module, so the app hands it these.
import { closedAt, closedBy, type Closed, type ClosedNow } from '@tawa/domain/content/maintenance';
import type { SettingKey } from '@tawa/domain/content/settings';
import type { Deps } from '../../../deps.ts';
import { Kept } from '#platform/cache/kept.ts';
import { findSettings } from './settings.values.ts';
import * as store from './settings.store.ts';

const maxAgeMs = 10 * 60_000;
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
    const value = closedBy(settings);
    return { value, size: 1, topics: ['settings'], maxAgeMs: Math.min(maxAgeMs, ...left), isKept: true };
  };
  const cached = new Kept<Closed | null>(cache, { bytesMax: 1 });
  return async () => {
    const closed = await cached.get('', make);
    return closed && closedAt(closed, clock.now());
  };
}

/** Who sends the letters: 'Tawa Marketplace Private Limited, 4th floor … · help@tawa.example'. */
export async function findLetterFoot({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const settings = await findSettings(db, clock.now());
  return `${settings('company_name')}, ${settings('company_address')} · ${settings('support_email')}`;
}
