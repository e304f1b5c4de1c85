import type { StockedPart } from '@tawa/domain/catalogue/availability';
import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '#db/names.ts';
import type { StoredPartFood } from './dish-food.ts';

/** A part of a combo as it is now. */
export interface StoredPart extends StoredPartFood {
  menu_id: number;
  state: StockedPart['state'];
  sold_out_until: string | null;
  stock: number | null;
  lacks_choice: boolean;
}

/** A part as decisions take it, still with its id. */
export interface Part extends StockedPart, StoredPartFood {
  menu_id: number;
  dish_name: string;
  stock: number | null;
}

/** Whether a choice that a dish (by its alias) cannot be ordered without has nothing left. */
export const lacksChoice = (dish: 'd' | 'p') => sql<boolean>`exists (
  select from dish_option_groups l join option_groups o using (option_group_id)
  where l.menu_id = ${sql.ref(`${dish}.menu_id`)} and o.min_choices > (
    select count(*) from options c where c.option_group_id = o.option_group_id and c.isactive and not c.sold_out))`;

/** What is in a dish `d`, in the kitchen's order; the portions left of a part `p` are its own, or what `stock` says. */
export const partsOfDish = (stock: RawBuilder<number | null> = sql`p.daily_stock`) => sql<StoredPart[]>`coalesce((
  select json_agg(json_build_object('menu_id', p.menu_id, 'dish_name', p.dish_name, 'names', ${namesOf('p')}, 'quantity', l.quantity, 'is_veg', p.is_veg,
    'state', case when not p.isactive then 'hidden' when p.sold_out then 'sold_out' else 'available' end,
    'sold_out_until', p.sold_out_until, 'stock', ${stock}, 'lacks_choice', ${lacksChoice('p')},
    'contains_egg', p.contains_egg, 'allergens', p.allergens, 'suits', p.suits, 'calories', p.calories)
    order by l.position, l.menu_id)
  from dish_parts l join dishes p on p.menu_id = l.menu_id where l.combo_id = d.menu_id), '[]')`;

/** Parts as decisions take them. */
export const partsOf = (stored: readonly StoredPart[]): Part[] =>
  stored.map((part) => ({
    ...part,
    sold_out_until: part.sold_out_until === null ? null : new Date(part.sold_out_until),
  }));
