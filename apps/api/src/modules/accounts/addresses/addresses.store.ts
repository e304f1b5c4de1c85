import type { Db, Tx } from '#platform/database/db.ts';

const columns = [
  'a.address_id',
  'a.label',
  'a.line1',
  'a.line2',
  'a.landmark',
  'a.city_id',
  'c.cityname',
  'a.pincode',
  'a.phone',
  'a.lat',
  'a.lng',
  'a.is_default',
] as const;

const addresses = (db: Db, userId: number) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.city_id', 'a.city_id')
    .select(columns)
    .where('a.user_id', '=', userId);

export interface AddressFields {
  label: string;
  line1: string;
  line2: string;
  landmark: string;
  city_id: number;
  pincode: string;
  phone: string;
  lat: number | null;
  lng: number | null;
  is_default: boolean;
}

export const listAddresses = (db: Db, userId: number) =>
  addresses(db, userId).orderBy('a.is_default', 'desc').orderBy('a.address_id').execute();

export const getAddress = (db: Db, userId: number, addressId: number) =>
  addresses(db, userId).where('a.address_id', '=', addressId).executeTakeFirstOrThrow();

/** Serialises all changes to one user's addresses, so that the limit and the single default hold. */
export const lockUser = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();

export const clearDefault = (tx: Tx, userId: number) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();

export const addAddress = (tx: Tx, userId: number, fields: AddressFields) =>
  tx
    .insertInto('addresses')
    .values({ user_id: userId, ...fields })
    .returning('address_id')
    .executeTakeFirstOrThrow();

export const updateAddress = (tx: Tx, userId: number, addressId: number, fields: AddressFields) =>
  tx
    .updateTable('addresses')
    .set(fields)
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .returning('address_id')
    .executeTakeFirst();

export const deleteAddress = (tx: Tx, userId: number, addressId: number) =>
  tx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .returning('is_default')
    .executeTakeFirst();

export const makeFirstDefault = (tx: Tx, userId: number) =>
  tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('address_id', '=', (eb) =>
      eb
        .selectFrom('addresses')
        .select(({ fn }) => fn.min('address_id').as('first'))
        .where('user_id', '=', userId),
    )
    .execute();

export const deleteAddresses = (tx: Tx, userId: number) =>
  tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
