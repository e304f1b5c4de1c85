// What is in a combo, as its kitchen sets it.
import type { DishChange, HeldPart } from '@tawa/contract/catalogue/menu.form';
import { decidePart } from '@tawa/domain/catalogue/availability';
import { refuseCombos } from '@tawa/domain/catalogue/combos';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { partsOf, type StoredPart } from '#db/dishes/dish-parts.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import * as store from './menu.parts.store.ts';

interface Place {
  restaurantId: number;
  menuId: number;
}
type Change = Pick<DishChange, 'parts' | 'is_veg'>;

const concernsCombos = ({ parts, is_veg }: Change) => parts !== undefined || is_veg !== undefined;

/** Holds all that a change of parts or of the food mark touches; before anything is written. */
export async function holdLinked(tx: Tx, place: Place, change: Change): Promise<void> {
  const ids = (change.parts ?? []).map(({ menu_id }) => menu_id);
  if (concernsCombos(change)) await store.holdLinked(tx, place, ids);
}

/** Writes the parts of a dish, if they were changed, and refuses what its combos cannot be. */
export async function writeCombo(tx: Tx, place: Place, change: Change): Promise<void> {
  if (!concernsCombos(change)) return;
  if (change.parts && (await store.setParts(tx, place, change.parts)) < change.parts.length)
    throw new AppError('not_found', 'One of these dishes is not on your menu.');
  const refusal = refuseCombos(await store.listLinks(tx, place));
  if (!refusal) return;
  const { field, message } = refusal;
  throw new AppError('invalid', message, { fields: { [field]: message } });
}

/** The parts of a combo with what is missing. */
export const heldParts = (stored: readonly StoredPart[], now: Date): HeldPart[] =>
  partsOf(stored).map((part) => {
    const { state, back_at } = decidePart(part, { now, time_zone: timeZoneDefault });
    const { menu_id, dish_name, quantity } = part;
    return {
      menu_id,
      dish_name,
      quantity,
      is_veg: part.is_veg ? 1 : 0,
      is_missing: state !== 'available',
      back_at: back_at?.toISOString() ?? null,
    };
  });
