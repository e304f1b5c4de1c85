import { portrait, type Composition } from './composition.ts';
import { covers } from './covers.ts';
import { heroes, states } from './heroes.ts';
import { menu } from './menu.ts';

/** What a page needs to know of a picture before it loads, and what the dish may be called. */
export interface Picture {
  width: number;
  height: number;
  /** Widths in pixels it comes in: the greatest is the file itself, `<name>-320.webp` and so on the others. */
  widths: number[];
  veg: boolean;
  egg: boolean;
  meat: boolean;
}

/** A picture rendered as a scene: where it is kept, what it shows, and the widths it is stored in. */
export interface Work {
  file: string;
  composition: Composition;
  widths: readonly number[];
  quality: number;
}

const works = (
  folder: string,
  compositions: Record<string, Composition>,
  look: Pick<Work, 'widths' | 'quality'>,
): Work[] =>
  Object.entries(compositions).map(([name, composition]) => ({
    file: `${folder}/${name}.webp`,
    composition,
    widths: look.widths,
    quality: look.quality,
  }));

const portraits = Object.fromEntries(Object.entries(menu).map(([name, recipe]) => [name, portrait(recipe)]));
const named = (compositions: Record<string, Composition>, tall: boolean): Record<string, Composition> =>
  Object.fromEntries(Object.entries(compositions).filter(([name]) => name.endsWith('-800') === tall));

/** Every picture that is rendered as a scene. */
export const scenes: readonly Work[] = [
  ...works('dishes', portraits, { widths: [320, 640, 800], quality: 80 }),
  ...works('covers', covers, { widths: [800, 1600], quality: 78 }),
  ...works('heroes', named(heroes, false), { widths: [1600], quality: 80 }),
  ...works('heroes', named(heroes, true), { widths: [800], quality: 78 }),
  ...works('states', states, { widths: [480], quality: 80 }),
];

/** The file of a picture in one of its widths; the greatest width has the plain name. */
export const variant = (file: string, width: number, widths: readonly number[]): string =>
  width === Math.max(...widths) ? file : file.replace(/\.webp$/, `-${width}.webp`);

const describe = ({ composition, widths }: Work): Picture => {
  const { size, veg, egg = false, meat = false } = composition;
  const width = Math.max(...widths);
  return { width, height: Math.round((size.height * width) / size.width), widths: [...widths], veg, egg, meat };
};

/** The rendered pictures by upload path, `uploads/dishes/palak-paneer.webp`. */
export const pictures: Record<string, Picture> = Object.fromEntries(
  scenes.map((work) => [`uploads/${work.file}`, describe(work)]),
);
