import { later } from '#ui/page/later.tsx';

/** What a route shows when its load failed; fetched early, because a page without a line could not fetch it any more. */
export const routeFailure = later(async () => (await import('./error-screens.tsx')).RouteFailure);
