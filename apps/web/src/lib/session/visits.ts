import { onTab, type Session } from './session.ts';

/** Keeps a visit that the server just opened, beside the administrator's own session; the next page begins with it. */
export const startVisit = ({ token, userId, restaurant_id, visiting = '' }: Session): void =>
  void onTab((tab, key) => tab.setItem(key, [token, userId, restaurant_id, visiting].join('\n')));
