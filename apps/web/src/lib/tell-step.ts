import { type FunnelStep, tellStep as endpoint } from '@tawa/contract/insight/statistics.funnel';
import { urlOf } from './api/api-client.ts';
import { getSession } from './session/session.ts';

/** Who comes back to a page within this time is still on the same way. */
const oneWayMs = 30 * 60_000;

function isAgain(step: FunnelStep, restaurantId: number): boolean {
  try {
    const key = `step/${step}/${restaurantId}`;
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < oneWayMs) return true;
    window.sessionStorage.setItem(key, String(Date.now()));
    return false;
  } catch {
    return false;
  }
}

/** Lets the server count a step on the way to an order, without a word about who took it; the people of panels are not counted. */
export function tellStep(restaurantId: number, step: FunnelStep): void {
  const session = getSession();
  if ((session && session.userType !== 'user') || !('sendBeacon' in navigator) || isAgain(step, restaurantId)) return;
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  navigator.sendBeacon(urlOf(endpoint, { params: { restaurant_id: restaurantId } }), body);
}
