import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** What stands for a chef without a picture of their own. */
const standing = 'uploads/chefs/default.png';

export interface ChefValues {
  chef_name: string;
  designation: string;
  description: string;
  chef_image: string | null;
  isactive: boolean;
}

export const listChefs = (db: Db, restaurantId: number, chefId?: number) =>
  db
    .selectFrom('chefs')
    .select(['chef_id', 'chef_name', 'designation', 'description', 'isactive as visible'])
    .select(sql<string | null>`nullif(chef_image, ${standing})`.as('chef_image'))
    .where('restaurant_id', '=', restaurantId)
    .$call((query) => (chefId === undefined ? query : query.where('chef_id', '=', chefId)))
    .orderBy('position')
    .orderBy('chef_id')
    .execute();

/** Holds the kitchen, so that its chefs are counted and put in order one after the other. */
export const holdKitchen = (tx: Tx, restaurantId: number) =>
  tx.selectFrom('restaurants').select('owner_id').where('restaurant_id', '=', restaurantId).forNoKeyUpdate().execute();

const rowOf = ({ chef_image, ...values }: ChefValues) => ({ ...values, chef_image: chef_image ?? standing });

export const addChef = (tx: Tx, restaurantId: number, values: ChefValues, position: number) =>
  tx
    .insertInto('chefs')
    .values({ ...rowOf(values), restaurant_id: restaurantId, position })
    .returning('chef_id')
    .executeTakeFirstOrThrow();

export const updateChef = (tx: Tx, restaurantId: number, chefId: number, values: ChefValues) =>
  tx
    .updateTable('chefs')
    .set(rowOf(values))
    .where('chef_id', '=', chefId)
    .where('restaurant_id', '=', restaurantId)
    .returning('chef_id')
    .executeTakeFirst();

export const deleteChef = (db: Db, restaurantId: number, chefId: number) =>
  db
    .deleteFrom('chefs')
    .where('chef_id', '=', chefId)
    .where('restaurant_id', '=', restaurantId)
    .returning('chef_name')
    .executeTakeFirst();

export const numberChefs = (tx: Tx, chefIds: readonly number[]) =>
  sql`update chefs c set position = o.place::int
    from unnest(${[...chefIds]}::int[]) with ordinality as o (chef_id, place)
    where c.chef_id = o.chef_id and c.position <> o.place::int`.execute(tx);
