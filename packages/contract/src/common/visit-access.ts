import type { Endpoint } from './endpoint.ts';
import { staffAreaOf } from './staff-access.ts';

/** What belongs to the panel although it is said to everybody of a restaurant. */
const ofPanel: ReadonlySet<string> = new Set([
  '/users/me',
  '/events',
  '/map',
  '/kitchen/access',
  '/kitchen/find',
  '/kitchen/restaurants',
  '/kitchen/settings',
  '/kitchen/status',
]);

/**
 * May an administrator who looks through an owner's session read this? The panel, and nothing of the person: no sessions,
 * second step, exports, consents, inbox or saved views.
 */
export const visitMayRead = (endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>): boolean =>
  endpoint.method === 'GET' &&
  (endpoint.access === 'public' || staffAreaOf(endpoint) !== 'own' || ofPanel.has(endpoint.path));
