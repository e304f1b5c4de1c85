import type { CityForm } from '@tawa/contract/catalogue/cities.office';
import { slug } from '@tawa/domain/common/text';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import * as store from './cities.store.ts';

/** The city when it is served at present. */
export const findActiveCity = (db: Db, cityId: number) => store.findActiveCity(db, cityId);

/** Adds a city from the command line and answers its id; throws where one has that name already. */
export async function seedCity(db: Db, form: Omit<CityForm, 'opens_on'>): Promise<number> {
  const row = await store.addCity(db, { ...form, slug: slug(form.cityname) });
  if (!row) throw new AppError('conflict', `There is a city ${form.cityname} already.`);
  return row.city_id;
}
