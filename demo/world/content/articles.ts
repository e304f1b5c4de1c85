import type { Article } from './articles/article.ts';
import { atTheStove } from './articles/at-the-stove.ts';
import { carried } from './articles/carried.ts';
import { closerLooks } from './articles/closer-looks.ts';
import { gatherings } from './articles/gatherings.ts';
import { histories } from './articles/histories.ts';
import { mornings } from './articles/mornings.ts';
import { riceAndDough } from './articles/rice-and-dough.ts';
import { streets } from './articles/streets.ts';
import { warmAndCool } from './articles/warm-and-cool.ts';

const groups = [
  riceAndDough,
  mornings,
  carried,
  streets,
  closerLooks,
  gatherings,
  histories,
  warmAndCool,
  atTheStove,
] as const;

const longest = Math.max(...groups.map((group) => group.length));

/** The posts of the demo world, the newest first, in turn from each group so that neighbours differ. */
export const articles: readonly Article[] = Array.from({ length: longest }, (_row, index) =>
  groups.flatMap((group) => group.slice(index, index + 1)),
).flat();
