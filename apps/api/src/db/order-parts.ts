import { sql } from 'kysely';

export interface CookedPart {
  kitchen_name: string;
  quantity: number;
}

/** What is cooked for a line `i` of a combo, by the kitchen's names of today: the portions of all that are left of it. */
export const cookedParts = sql<CookedPart[]>`(
  select coalesce(json_agg(json_build_object(
    'kitchen_name', coalesce(nullif(p.kitchen_name, ''), w.part->>'name'),
    'quantity', (w.part->>'quantity')::int * i.fulfilled_quantity) order by w.place), '[]')
  from jsonb_array_elements(i.parts) with ordinality as w (part, place)
    left join dishes p on p.menu_id = (w.part->>'menu_id')::int
  where i.fulfilled_quantity > 0)`;
