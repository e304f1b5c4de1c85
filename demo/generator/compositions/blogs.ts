import type { Composition } from './composition.ts';
import { dietOfAll, lay, slot } from './lay.ts';
import type { Table } from '../foods/vessels.ts';

/** Places on a picture of 1280 by 720; the first dish is what the post is about. */
const layouts = {
  one: [slot(640, 360, 296)],
  two: [slot(470, 384, 292), slot(1058, 268, 224)],
  three: [slot(660, 352, 280), slot(138, 592, 214), slot(1184, 118, 200)],
  /** A board, which is wider than high. */
  board: [slot(640, 366, 424)],
} as const;

/** The ground tells what a post is about. */
const tables = {
  technique: { surface: 'stone', colour: '#2c3d37' },
  guide: { surface: 'linen', colour: '#d8b48a' },
  season: { surface: 'paper', colour: '#e9b44c' },
  health: { surface: 'paper', colour: '#a9bf8f' },
  street: { surface: 'paper', colour: '#c8412e' },
  sweet: { surface: 'paper', colour: '#f0c9c0' },
  kitchen: { surface: 'wood', colour: '#6a4028' },
  world: { surface: 'paper', colour: '#6f93a6' },
} as const satisfies Record<string, Table>;

interface Post {
  tag: keyof typeof tables;
  layout: keyof typeof layouts;
  dishes: readonly string[];
}

const post = (tag: Post['tag'], layout: Post['layout'], ...dishes: string[]): Post => ({ tag, layout, dishes });

const posts: Record<string, Post> = {
  biryani: post('technique', 'one', 'hyderabadi-chicken-biryani'),
  thali: post('guide', 'one', 'north-indian-thali'),
  dosa: post('season', 'board', 'masala-dosa'),
  idli: post('kitchen', 'two', 'idli-vada', 'dal-tadka'),
  momos: post('street', 'one', 'veg-momos'),
  noodles: post('world', 'two', 'veg-hakka-noodles', 'chicken-ramen'),
  pizza: post('technique', 'one', 'margherita-pizza'),
  pasta: post('world', 'three', 'spaghetti-bolognese', 'pesto-penne', 'penne-arrabbiata'),
  tandoor: post('kitchen', 'board', 'paneer-tikka-skewers'),
  breads: post('guide', 'board', 'butter-naan'),
  paneer: post('technique', 'three', 'palak-paneer', 'paneer-makhani', 'malai-kofta'),
  dal: post('kitchen', 'two', 'dal-makhani', 'dal-tadka'),
  curry: post('guide', 'three', 'butter-chicken', 'kadai-chicken', 'vegetable-biryani'),
  'thai-curry': post('world', 'two', 'thai-green-chicken-curry', 'thai-red-vegetable-curry'),
  'pad-thai': post('street', 'two', 'vegetable-pad-thai', 'greek-salad'),
  'fried-rice': post('world', 'one', 'egg-fried-rice'),
  tacos: post('street', 'board', 'chicken-tacos'),
  bowls: post('health', 'two', 'paneer-burrito-bowl', 'greek-salad'),
  salads: post('health', 'one', 'greek-salad'),
  burgers: post('season', 'board', 'aloo-tikki-burger'),
  samosa: post('street', 'board', 'samosa-chaat'),
  sweets: post('sweet', 'two', 'gulab-jamun', 'rasgulla'),
  sundae: post('sweet', 'one', 'ice-cream-sundae'),
  lassi: post('season', 'board', 'mango-lassi'),
  chaat: post('street', 'three', 'papdi-chaat', 'sev-puri', 'dahi-vada'),
  chai: post('kitchen', 'board', 'masala-chai'),
  coffee: post('season', 'board', 'filter-coffee'),
  parathas: post('guide', 'board', 'aloo-paratha'),
  fish: post('world', 'two', 'goan-fish-curry', 'malabar-prawn-curry'),
  thalis: post('guide', 'three', 'rajasthani-thali', 'south-indian-thali', 'bengali-fish-thali'),
  cakes: post('sweet', 'three', 'red-velvet-cake', 'chocolate-truffle-cake', 'pineapple-cake-eggless'),
  khichdi: post('health', 'two', 'khichdi', 'mixed-vegetable-curry'),
};

const picture = (name: string, { tag, layout, dishes }: Post): Composition => ({
  ...dietOfAll(dishes),
  size: { width: 1280, height: 720 },
  seed: name,
  table: tables[tag],
  vignette: 0.3,
  items: lay(dishes, layouts[layout]),
});

/** The pictures of the blog's posts, by what a post is about. */
export const blogs: Record<string, Composition> = Object.fromEntries(
  Object.entries(posts).map(([name, post]) => [name, picture(name, post)]),
);
