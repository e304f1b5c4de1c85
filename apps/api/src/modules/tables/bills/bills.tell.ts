import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';

/** The panel of a restaurant reads its tables again. */
export const tellDesk = (tx: Tx, restaurant_id: number) =>
  publish(tx, { audience: `restaurant:${restaurant_id}`, kind: 'table', payload: { restaurant_id } });
