import { blogs } from './compositions/blogs.ts';
import { categories } from './compositions/categories.ts';
import { portrait, type Composition } from './compositions/composition.ts';
import { covers } from './compositions/covers/covers.ts';
import { heroes, tallHeroes } from './compositions/heroes.ts';
import { menu } from './menu/menu.ts';
import { states } from './compositions/states.ts';

/** What a page needs to know of a picture before it loads, and what the dish may be called. */
export interface Picture {
  width: number;
  height: number;
  veg: boolean;
  egg: boolean;
  meat: boolean;
}

/** How a picture is encoded: in a lower quality than told, within reason, where it would be larger than `maxBytes`. */
export interface Encoding {
  width: number;
  quality: number;
  maxBytes?: number;
}

/** A picture rendered as a scene: where it is kept, what it shows, and how it is stored. */
export interface Work extends Encoding {
  file: string;
  composition: Composition;
}

const works = (folder: string, compositions: Record<string, Composition>, encoding: Encoding): Work[] =>
  Object.entries(compositions).map(([name, composition]) => ({
    file: `${folder}/${name}.webp`,
    composition,
    ...encoding,
  }));

const portraits = Object.fromEntries(Object.entries(menu).map(([name, recipe]) => [name, portrait(recipe)]));

/** Every picture that is rendered as a scene. */
export const scenes: readonly Work[] = [
  ...works('dishes', portraits, { width: 800, quality: 60, maxBytes: 50_000 }),
  ...works('covers', covers, { width: 1280, quality: 70, maxBytes: 60_000 }),
  ...works('heroes', heroes, { width: 1600, quality: 72 }),
  ...works('heroes-tall', tallHeroes, { width: 800, quality: 70 }),
  ...works('blogs', blogs, { width: 1280, quality: 70, maxBytes: 50_000 }),
  ...works('categories', categories, { width: 320, quality: 74 }),
  ...works('states', states, { width: 480, quality: 76 }),
];

const describe = ({ composition, width }: Work): Picture => {
  const { size, veg, egg = false, meat = false } = composition;
  return { width, height: Math.round((size.height * width) / size.width), veg, egg, meat };
};

/** The rendered pictures by upload path, `uploads/dishes/palak-paneer.webp`. */
export const pictures: Record<string, Picture> = Object.fromEntries(
  scenes.map((work) => [`uploads/${work.file}`, describe(work)]),
);
