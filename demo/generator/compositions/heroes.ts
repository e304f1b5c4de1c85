import type { Composition } from './composition.ts';
import { dietOfAll, lay } from './lay.ts';

interface Slide {
  names: readonly string[];
  colour: string;
}

/** The left 45% stays empty for the words of the slide. */
const WIDE = [
  { x: 1030, y: 370, radius: 288 },
  { x: 1440, y: 80, radius: 190 },
  { x: 1455, y: 600, radius: 196 },
  { x: 860, y: -70, radius: 156 },
];

/** On a phone the words stand above the dishes. */
const TALL = [
  { x: 370, y: 660, radius: 278 },
  { x: 745, y: 935, radius: 170 },
  { x: 20, y: 950, radius: 155 },
  { x: 790, y: 480, radius: 145 },
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

const each = (tall: boolean): Record<string, Composition> =>
  Object.fromEntries(Object.entries(slides).map(([name, slide]) => [name, hero(slide, tall)]));

/** The slides of the home page on wide screens. */
export const heroes = each(false);

/** The same slides for phones. */
export const tallHeroes = each(true);
