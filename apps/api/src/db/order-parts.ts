import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';

export interface CookedPart {
  kitchen_name: string;
  names?: Names;
  quantity: number;
}

/** What is cooked for a line `i` of a combo, by the kitchen's names of today: the portions of all that are left of it. */
export const cookedParts = sql<CookedPart[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'kitchen_name', coalesce(nullif(p.kitchen_name, ''), w.part->>'name'),
    'names', case when coalesce(p.kitchen_name, '') = '' then w.part->'names' end,
    'quantity', (w.part->>'quantity')::int * i.fulfilled_quantity)) order by w.place), '[]')
  from jsonb_array_elements(i.parts) with ordinality as w (part, place)
    left join dishes p on p.menu_id = (w.part->>'menu_id')::int
  where i.fulfilled_quantity > 0)`;
