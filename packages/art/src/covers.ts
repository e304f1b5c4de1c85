import type { Composition, Placed } from './composition.ts';
import type { Kind } from './dishes/index.ts';
import { menu } from './menu.ts';
import type { Diet, Serving } from './recipe.ts';
import type { Table } from './vessels.ts';

interface Slot {
  x: number;
  y: number;
  radius: number;
}

/** Radius of the vessel each kind of dish stands in, and how far its middle lies below the frame's. */
const vessels: Partial<Record<Kind, readonly [radius: number, below: number]>> = {
  biryani: [262, 12],
  burritoBowl: [258, 12],
  curry: [236, 18],
  friedRice: [254, 12],
  gulabJamun: [228, 18],
  idli: [286, 12],
  momo: [252, 18],
  noodles: [250, 18],
  penne: [254, 18],
  pizza: [290, 0],
  salad: [252, 18],
  sundae: [240, 18],
  thali: [284, 0],
};

/** Fits a dish of one round vessel into a slot. */
export const fit = (serving: Serving, slot: Slot): Placed => {
  const [radius, below] = vessels[serving.kind] ?? [290, 0];
  const scale = slot.radius / radius;
  return { ...serving, x: slot.x, y: slot.y - below * scale, scale };
};

/** The dish of the menu without what stands beside its vessel. */
export const alone = (name: string): Serving => {
  const recipe = menu[name];
  if (!recipe) throw new Error(`No dish is called ${name}.`);
  if (recipe.kind === 'curry') return { kind: recipe.kind, opts: { ...recipe.opts, bread: false } };
  if (recipe.kind === 'biryani') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'noodles') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'friedRice') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  if (recipe.kind === 'momo') return { kind: recipe.kind, opts: { ...recipe.opts, alone: true } };
  return recipe;
};

/** What the dishes of a picture hold between them. */
export const dietOfAll = (names: readonly string[]): Diet => {
  const recipes = names.map((name) => menu[name]);
  const egg = recipes.some((recipe) => recipe?.egg);
  const meat = recipes.some((recipe) => recipe?.meat);
  return { veg: !egg && !meat, egg, meat };
};

/** Lays dishes of the menu into slots; dishes and slots pair up in order. */
export const lay = (names: readonly string[], slots: readonly Slot[]): Placed[] =>
  slots.flatMap((slot, i) => {
    const name = names[i];
    return name ? [fit(alone(name), slot)] : [];
  });

const slot = (x: number, y: number, radius: number): Slot => ({ x, y, radius });

const SIX = [
  slot(180, 330, 250),
  slot(1040, 300, 235),
  slot(610, 150, 190),
  slot(640, 565, 190),
  slot(1450, 530, 195),
  slot(1440, 110, 170),
];

const SEVEN = [
  slot(800, 330, 265),
  slot(330, 170, 200),
  slot(1270, 585, 190),
  slot(350, 605, 190),
  slot(1280, 145, 195),
  slot(15, 420, 160),
  slot(1600, 370, 160),
];

const FIVE = [
  slot(260, 340, 260),
  slot(1180, 330, 255),
  slot(740, 540, 180),
  slot(755, 110, 190),
  slot(1560, 560, 165),
  slot(1545, 50, 150),
];

const cover = (names: readonly string[], slots: readonly Slot[], table: Table): Composition => ({
  ...dietOfAll(names),
  size: { width: 1600, height: 640 },
  seed: names.join(' '),
  table,
  vignette: 0.3,
  items: lay(names, slots),
});

/** The wide picture at the head of each demo restaurant's page. */
export const covers: Record<string, Composition> = {
  'dum-handi': cover(
    ['hyderabadi-chicken-biryani', 'butter-chicken', 'palak-paneer', 'dal-makhani', 'paneer-biryani', 'gulab-jamun'],
    SIX,
    { surface: 'stone', colour: '#2c3d37' },
  ),
  'tuk-tuk-street': cover(
    [
      'schezwan-chicken-noodles',
      'thai-green-chicken-curry',
      'prawn-fried-rice',
      'vegetable-pad-thai',
      'chicken-ramen',
      'chicken-momos',
      'thai-red-vegetable-curry',
    ],
    SEVEN,
    { surface: 'paper', colour: '#c8412e' },
  ),
  'forno-verde': cover(
    ['margherita-pizza', 'farmhouse-pizza', 'penne-arrabbiata', 'greek-salad', 'pesto-penne', 'penne-alfredo'],
    FIVE,
    { surface: 'wood', colour: '#6a4028' },
  ),
  'casa-maiz': cover(
    [
      'chicken-burrito-bowl',
      'paneer-burrito-bowl',
      'grilled-chicken-salad',
      'chole-masala',
      'ice-cream-sundae',
      'greek-salad',
    ],
    SIX,
    { surface: 'paper', colour: '#2f8f83' },
  ),
  'udupi-table': cover(
    ['idli-vada', 'dal-tadka', 'rasgulla', 'podi-idli', 'gulab-jamun', 'vegetable-biryani', 'chole-masala'],
    SEVEN,
    { surface: 'linen', colour: '#d8b48a' },
  ),
  'momo-junction': cover(
    ['veg-momos', 'veg-hakka-noodles', 'veg-momos', 'veg-fried-rice', 'vegetable-pad-thai', 'thai-red-vegetable-curry'],
    FIVE,
    { surface: 'paper', colour: '#7fa08a' },
  ),
  'annapurna-thali': cover(
    ['north-indian-thali', 'gujarati-thali', 'dal-tadka', 'palak-paneer', 'rasgulla', 'gulab-jamun'],
    FIVE,
    { surface: 'paper', colour: '#e9b44c' },
  ),
  'leaf-and-bowl': cover(
    [
      'greek-salad',
      'paneer-burrito-bowl',
      'pesto-penne',
      'thai-red-vegetable-curry',
      'mango-pista-sundae',
      'greek-salad',
    ],
    SIX,
    { surface: 'stone', colour: '#d8dcc8' },
  ),
};
