import type { Db } from '#platform/database/db.ts';

export const listTeam = (db: Db) =>
  db
    .selectFrom('team_members')
    .select(['id', 'name', 'image', 'designation', 'department'])
    .where('isactive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
