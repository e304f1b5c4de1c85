import type { Topic } from '@tawa/contract/common/endpoint';

/**
 * What something was made of, by topic: rows of these restaurants, of these dishes (with what concerns their whole
 * restaurants), or of these cities; no list for what only a change of a whole topic concerns.
 */
export interface Parts {
  restaurants?: readonly number[];
  dishes?: readonly { menu_id: number; restaurant_id: number }[];
  cities?: readonly number[];
}

/** The parts of each topic that an answer shows; a topic that is missing counts as a whole. */
export type Shown = Partial<Record<Topic, Parts>>;

/** More parts than this are kept as the whole topic: each hit after a change asks for every one. */
const partsMax = 400;

const wholeOf = (topic: string) => `${topic} all`;
const restaurantOf = (topic: string, id: number) => `${topic} r${id}`;
// What concerns a restaurant and none of its dishes concerns them all.
const menuOf = (topic: string, id: number) => `${topic} r${id} all`;

/** The names under which an announcement is looked for: 'menu' is about everything of its topic, 'menu r17 d512' about one dish. */
export function namesOf(announced: string): string[] {
  const [topic = '', ...parts] = announced.split(' ');
  if (parts.length === 0) return [topic, wholeOf(topic)];
  const hasDish = parts.some((part) => part.startsWith('d'));
  const menus = hasDish ? [] : parts.filter((part) => part.startsWith('r')).map((part) => `${topic} ${part} all`);
  return [topic, ...parts.map((part) => `${topic} ${part}`), ...menus];
}

function partNames(topic: string, { restaurants = [], dishes = [], cities = [] }: Parts): string[] {
  const menus = new Set(dishes.map(({ restaurant_id }) => restaurant_id));
  if (restaurants.length + dishes.length + menus.size + cities.length > partsMax) return [topic];
  return [
    wholeOf(topic),
    ...restaurants.map((id) => restaurantOf(topic, id)),
    ...dishes.map(({ menu_id }) => `${topic} d${menu_id}`),
    ...[...menus].map((id) => menuOf(topic, id)),
    ...cities.map((id) => `${topic} c${id}`),
  ];
}

/** These topics as far as an answer shows them, for `Topics.isUnchanged`. */
export const namesShown = (topics: readonly Topic[], shown: Shown = {}): readonly string[] =>
  topics.flatMap((topic) => {
    const parts = shown[topic];
    return parts === undefined ? topic : partNames(topic, parts);
  });

/** The restaurants that an announcement is about, of which it names parts: 'menu r17 d512' is about 17. */
export const restaurantsIn = (announced: string): number[] =>
  [...announced.matchAll(/ r(\d+)/g)].map(([, id]) => Number(id));
