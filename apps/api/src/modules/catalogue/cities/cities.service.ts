import type { Db } from '#platform/database/db.ts';
import * as store from './cities.store.ts';

/** The city when it is served at present. */
export const findActiveCity = (db: Db, cityId: number) => store.findActiveCity(db, cityId);
