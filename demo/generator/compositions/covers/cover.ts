import type { Composition } from '../composition.ts';
import { dietOfAll, lay, slot } from '../lay.ts';
import type { Table } from '../../foods/vessels.ts';

// The middle third of each must please by itself: cards and phones show no more of a cover.
const layouts = {
  /** One great vessel in the middle, the others cut by the frame. */
  feast: [
    slot(800, 325, 268),
    slot(1238, 118, 198),
    slot(300, 562, 213),
    slot(1292, 582, 188),
    slot(384, 92, 188),
    slot(1592, 300, 140),
    slot(18, 318, 140),
  ],
  /** A great vessel right of the middle. */
  aside: [
    slot(884, 306, 264),
    slot(414, 432, 204),
    slot(1338, 470, 192),
    slot(196, 58, 168),
    slot(1496, 58, 186),
    slot(36, 612, 164),
  ],
  /** Two vessels side by side. */
  pair: [
    slot(586, 306, 236),
    slot(1084, 350, 236),
    slot(1486, 84, 188),
    slot(176, 596, 184),
    slot(152, 116, 178),
    slot(1506, 586, 176),
  ],
  /** A board, which is wider than high, in the middle. */
  board: [slot(800, 330, 404), slot(238, 182, 186), slot(1364, 474, 192), slot(196, 586, 168), slot(1376, 96, 158)],
  /** Few vessels and much table. */
  calm: [slot(760, 322, 284), slot(1276, 138, 176), slot(1404, 566, 200), slot(214, 552, 208), slot(206, 56, 150)],
} as const;

/** A cover as a restaurant chooses it: what the kitchen cooks, the dishes it shows, and how they stand on which table. */
export interface CoverSpec {
  cuisine: 'Indian' | 'Chinese' | 'Italian' | 'Mexican' | 'Thai';
  /** What the kitchen is known for: 'biryani', 'south indian', 'pizza'. */
  style: string;
  dishes: readonly string[];
  table: Table;
  layout: keyof typeof layouts;
}

/** The wide picture at the head of a restaurant's page; the name decides how chance falls. */
export const cover = (name: string, { dishes, table, layout }: CoverSpec): Composition => ({
  ...dietOfAll(dishes),
  size: { width: 1600, height: 640 },
  seed: name,
  table,
  vignette: 0.3,
  items: lay(dishes, layouts[layout]),
});
