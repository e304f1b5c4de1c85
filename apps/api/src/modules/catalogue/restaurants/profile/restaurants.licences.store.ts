import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Active kitchens whose food licence in force ends by a day, with that day; licences without an end are not among them. */
export async function listEnding(db: Db, by: string): Promise<{ restaurant_id: number; valid_until: string }[]> {
  const { rows } = await sql<{ restaurant_id: number; valid_until: string }>`select r.restaurant_id,
      p.in_force->>'valid_until' as valid_until
    from restaurants r join restaurant_papers p on p.restaurant_id = r.restaurant_id and p.field = 'fssai'
    where r.lifecycle = 'active' and p.in_force->>'valid_until' <= ${by} order by 1`.execute(db);
  return rows;
}
