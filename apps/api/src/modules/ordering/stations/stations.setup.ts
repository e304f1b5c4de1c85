import { createHash } from 'node:crypto';
import type { Received } from '@tawa/contract/common/endpoint';
import type { saveStations as contract, StationSetup } from '@tawa/contract/ordering/stations';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import * as store from './stations.store.ts';

const noStation = () => new AppError('not_found', 'There is no such station in your kitchen.');

const fingerprint = (stations: StationSetup['stations']): string =>
  createHash('sha256').update(JSON.stringify(stations)).digest('base64url');

/** The stations of a kitchen with the categories of its menu. */
export async function getSetup(db: Db, restaurantId: number): Promise<StationSetup> {
  const stations = await store.listStations(db, restaurantId);
  return { seen: fingerprint(stations), stations, categories: await store.listMenuCategories(db, restaurantId) };
}

/** Sets all stations of a kitchen, or answers what they are by now; throws for what is not the kitchen's own. */
export function saveStations(
  { db }: Pick<Deps, 'db'>,
  restaurantId: number,
  { seen, stations }: Received<typeof contract>['body'],
): Promise<{ isOvertaken: boolean; setup: StationSetup }> {
  return transaction(db, async (tx) => {
    await store.holdKitchen(tx, restaurantId);
    const before = await store.listStations(tx, restaurantId);
    if (fingerprint(before) !== seen) return { isOvertaken: true, setup: await getSetup(tx, restaurantId) };
    const own = new Set(before.map(({ station_id }) => station_id));
    const kept = stations.flatMap(({ station_id }) => (station_id === null ? [] : [station_id]));
    if (new Set(kept).size < kept.length || !kept.every((id) => own.has(id))) throw noStation();
    const categoryIds = stations.flatMap(({ category_ids }) => category_ids);
    if ((await store.countCategories(tx, categoryIds)) < categoryIds.length)
      throw new AppError('not_found', 'There is no such category.');
    await store.replaceStations(tx, restaurantId, stations);
    await publish(tx, {
      audience: `restaurant:${restaurantId}`,
      kind: 'kitchen',
      payload: { restaurant_id: restaurantId },
    });
    return { isOvertaken: false, setup: await getSetup(tx, restaurantId) };
  });
}
