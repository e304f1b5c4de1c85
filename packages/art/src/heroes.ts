import type { Composition } from './composition.ts';
import { dietOfAll, lay } from './covers.ts';

interface Slide {
  names: readonly string[];
  colour: string;
}

/** The left 45% stays empty for the words of the slide. */
const WIDE = [
  { x: 1030, y: 370, radius: 280 },
  { x: 1440, y: 80, radius: 185 },
  { x: 1455, y: 600, radius: 190 },
  { x: 860, y: -70, radius: 150 },
];

/** On a phone the words stand above the dishes. */
const TALL = [
  { x: 370, y: 660, radius: 270 },
  { x: 745, y: 935, radius: 165 },
  { x: 20, y: 950, radius: 150 },
  { x: 790, y: 480, radius: 140 },
];

const slides = {
  food: {
    names: ['north-indian-thali', 'butter-chicken', 'gulab-jamun', 'vegetable-biryani'],
    colour: '#5a1f45',
  },
  healthy: {
    names: ['greek-salad', 'palak-paneer', 'paneer-burrito-bowl', 'thai-red-vegetable-curry'],
    colour: '#a9bf8f',
  },
  specials: {
    names: ['margherita-pizza', 'veg-momos', 'veg-hakka-noodles', 'ice-cream-sundae'],
    colour: '#f0ad2e',
  },
} satisfies Record<string, Slide>;

const hero = ({ names, colour }: Slide, tall: boolean): Composition => ({
  ...dietOfAll(names),
  size: tall ? { width: 800, height: 944 } : { width: 1600, height: 720 },
  seed: names.join(' '),
  table: { surface: 'paper', colour },
  vignette: 0.3,
  items: lay(names, tall ? TALL : WIDE),
});

/** The slides of the home page: `<name>` is wide, `<name>-800` is the picture for phones. */
export const heroes: Record<string, Composition> = Object.fromEntries(
  Object.entries(slides).flatMap(([name, slide]) => [
    [name, hero(slide, false)],
    [`${name}-800`, hero(slide, true)],
  ]),
);

/** What an empty cart and an empty list show. */
export const states: Record<string, Composition> = {
  'empty-thali': {
    veg: true,
    size: { width: 800, height: 600 },
    seed: 'empty-thali',
    table: { surface: 'paper', colour: '#f3e6d2' },
    items: [{ kind: 'emptyThali', opts: {}, x: 400, y: 300, scale: 1 }],
  },
  'empty-bowl': {
    veg: true,
    size: { width: 800, height: 600 },
    seed: 'empty-bowl',
    table: { surface: 'paper', colour: '#f0d3a0' },
    items: [{ kind: 'emptyBowl', opts: {}, x: 400, y: 300, scale: 1 }],
  },
};
