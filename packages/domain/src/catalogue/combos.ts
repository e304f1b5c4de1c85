/** How many different parts a combo has at least. */
export const partsMin = 2;
/** How many different parts a combo has at most. */
export const partsMax = 8;
/** How many portions of one part a combo takes at most. */
export const partQuantityMax = 10;

export interface Portion {
  menu_id: number;
  quantity: number;
}

interface Line extends Portion {
  /** What is in one of it, if it is a combo. */
  parts: readonly Portion[];
}

/** The portions that a line takes of each counted dish: of the dish itself and, for a combo, of its parts. */
export const portionsOf = ({ menu_id, quantity, parts }: Line): Portion[] => [
  { menu_id, quantity },
  ...parts.map((part) => ({ menu_id: part.menu_id, quantity: part.quantity * quantity })),
];

/** A combo and one of its parts, as they would be. */
export interface ComboLink {
  combo_name: string;
  combo_is_veg: boolean;
  part_name: string;
  part_is_veg: boolean;
  /** Whether the part consists of parts itself. */
  part_is_combo: boolean;
}

/** Why combos cannot be so, at the field that says it; `null` when they can. */
export function refuseCombos(links: readonly ComboLink[]): { field: 'parts' | 'is_veg'; message: string } | null {
  const nested = links.find(({ part_is_combo }) => part_is_combo);
  if (nested)
    return {
      field: 'parts',
      message: `${nested.part_name} is a combo itself, so it cannot be in ${nested.combo_name}.`,
    };
  const mixed = links.find(({ combo_is_veg, part_is_veg }) => combo_is_veg && !part_is_veg);
  if (!mixed) return null;
  const message = `${mixed.part_name} is not veg, so ${mixed.combo_name} cannot be marked veg.`;
  return { field: 'is_veg', message };
}
