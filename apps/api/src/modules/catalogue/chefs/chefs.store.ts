import type { Db } from '#platform/database/db.ts';

export const listChefs = (db: Db, restaurantId: number) =>
  db
    .selectFrom('chefs')
    .select(['chef_id', 'chef_name', 'chef_image', 'designation', 'description'])
    .where('restaurant_id', '=', restaurantId)
    .where('isactive', '=', true)
    .orderBy('position')
    .orderBy('chef_id')
    .execute();
