import blogs from './marks/blogs.json' with { type: 'json' };
import categories from './marks/categories.json' with { type: 'json' };
import covers from './marks/covers.json' with { type: 'json' };
import dishes from './marks/dishes.json' with { type: 'json' };
import type { Tint } from './tint.ts';

/** The colours of the ground and the middle of each picture, by file: `dishes/palak-paneer.webp`. */
export const tints: Readonly<Record<string, Tint>> = { ...blogs, ...categories, ...covers, ...dishes };
