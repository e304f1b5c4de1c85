// Owns addresses: ten at most for each customer, exactly one of them the default while there is any.
import { addressesMax } from '@tawa/domain/common/limits';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findActiveCity } from '#modules/catalogue/cities/cities.service.ts';
import * as store from './addresses.store.ts';

export { listAddresses } from './addresses.store.ts';

const locked = <T>(db: Db, userId: number, work: (tx: Tx) => Promise<T>) =>
  transaction(db, async (tx) => {
    await store.lockUser(tx, userId);
    return work(tx);
  });

async function requireCity(tx: Tx, cityId: number): Promise<void> {
  if (await findActiveCity(tx, cityId)) return;
  throw new AppError('invalid', 'Choose a city', { fields: { city_id: 'Choose a city' } });
}

export const addAddress = (db: Db, userId: number, fields: store.AddressFields) =>
  locked(db, userId, async (tx) => {
    await requireCity(tx, fields.city_id);
    const known = await store.listAddresses(tx, userId);
    if (known.length >= addressesMax)
      throw new AppError('conflict', `You can keep ${addressesMax} addresses. Delete one first.`);
    const is_default = fields.is_default || known.length === 0;
    if (is_default) await store.clearDefault(tx, userId);
    const { address_id } = await store.addAddress(tx, userId, { ...fields, is_default });
    return store.getAddress(tx, userId, address_id);
  });

export const updateAddress = (db: Db, userId: number, addressId: number, fields: store.AddressFields) =>
  locked(db, userId, async (tx) => {
    await requireCity(tx, fields.city_id);
    if (fields.is_default) await store.clearDefault(tx, userId);
    const changed = await store.updateAddress(tx, userId, addressId, fields);
    if (!changed) throw new AppError('not_found', 'Address not found.');
    const known = await store.listAddresses(tx, userId);
    if (!known.some((address) => address.is_default)) await store.makeFirstDefault(tx, userId);
    return store.getAddress(tx, userId, addressId);
  });

export const deleteAddress = (db: Db, userId: number, addressId: number) =>
  locked(db, userId, async (tx) => {
    const gone = await store.deleteAddress(tx, userId, addressId);
    if (!gone) throw new AppError('not_found', 'Address not found.');
    if (gone.is_default) await store.makeFirstDefault(tx, userId);
  });

/** Forgets every address of a customer; orders keep their copies. */
export const forgetAddresses = (tx: Tx, userId: number): Promise<unknown> => store.deleteAddresses(tx, userId);
