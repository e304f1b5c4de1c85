// Owns favourites: a dish a customer saved, once.
import type { Tx } from '#platform/database/db.ts';
import * as store from './favourites.store.ts';

/** Forgets everything a customer saved. */
export const forgetFavourites = (tx: Tx, userId: number): Promise<unknown> => store.deleteFavourites(tx, userId);
