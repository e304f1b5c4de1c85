import { pictures } from '../../generator/catalogue.ts';
import type { Ingredient } from '../../generator/foods/ingredients.ts';
import { piecesOf } from '../../generator/menu/counted.ts';
import { menu } from '../../generator/menu/menu.ts';
import { coverSpecs } from '../../generator/compositions/covers/covers.ts';
import { canOrderAt } from '@tawa/domain/catalogue/opening-hours';
import { minuteMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { expect, test } from 'vitest';
import { dealPortraits } from './chefs.ts';
import { groupOf, groups, type SeedGroup } from './groups.ts';
import { kitchens } from './kitchens.ts';
import { categories, cities, regionOf } from './places.ts';
import { type SeedDish, type SeedRestaurant } from './shapes.ts';

type Allergen = SeedDish['allergens'][number];

const served = kitchens.filter((kitchen) => kitchen.lifecycle !== 'submitted');
const dishes = kitchens.flatMap((kitchen) => kitchen.dishes.map((dish) => ({ kitchen: kitchen.name, ...dish })));
const told = ({ kitchen, name }: { kitchen: string; name: string }) => `${kitchen}: ${name}`;
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const withFact = (holds: (kitchen: SeedRestaurant) => boolean) => kitchens.filter(holds).map(({ name }) => name);
const isOvernight = ({ opens, closes }: { opens: string; closes: string }) => closes <= opens;

test('the world is as large and as varied as it says', () => {
  expect(kitchens).toHaveLength(48);
  expect(dishes.length).toBeGreaterThanOrEqual(600);
  expect(categories).toHaveLength(20);
  expect(cities.filter((city) => city.isactive).length).toBeGreaterThanOrEqual(6);
  expect(cities.filter((city) => !city.isactive)).toHaveLength(1);
  expect(new Set(kitchens.map((kitchen) => kitchen.cuisine)).size).toBe(5);
  expect(new Set(kitchens.map((kitchen) => kitchen.type)).size).toBe(3);
  expect(new Set(kitchens.map((kitchen) => kitchen.city)).size).toBe(cities.length);
});

test('every state that a restaurant can be in is there', () => {
  expect(withFact((kitchen) => kitchen.switch === 'offline')).toEqual(['Leaf & Bowl']);
  expect(withFact((kitchen) => kitchen.switch === 'busy')).toEqual(['Momo Junction']);
  expect(withFact((kitchen) => kitchen.lifecycle === 'suspended')).toEqual(['Sichuan Darling']);
  expect(withFact((kitchen) => kitchen.lifecycle === 'submitted')).toEqual(['Bangkok Barsati']);
  expect(withFact((kitchen) => kitchen.isNew === true)).toHaveLength(2);
  expect(withFact(({ hours }) => hours.some(isOvernight)).length).toBeGreaterThan(8);
  const shifts = ({ hours }: SeedRestaurant) => repeated(hours.map(({ weekday }) => String(weekday))).length;
  expect(withFact((kitchen) => shifts(kitchen) > 0).length).toBeGreaterThan(8);
  expect(withFact(({ hours }) => new Set(hours.map(({ weekday }) => weekday)).size < 7).length).toBeGreaterThan(8);
});

test('a picture counts what the name counts', () => {
  const counted = dishes.flatMap((dish) => {
    const pieces = /\((\d+) pc\)/.exec(dish.name)?.[1];
    return pieces === undefined ? [] : [{ ...dish, pieces: Number(pieces) }];
  });
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.filter(({ picture, pieces }) => piecesOf(picture) !== pieces).map(told)).toEqual([]);
});

test('the demo login owns the first restaurant: active, always open, well filled', () => {
  const [first] = kitchens;
  expect(first).toMatchObject({ name: 'Dum & Handi', city: 'Bengaluru', hours: { length: 7 } });
  expect(first?.hours.every(({ opens, closes }) => opens === '00:00' && closes === '24:00')).toBe(true);
  expect(first?.dishes.length).toBeGreaterThanOrEqual(25);
});

test('at any hour of the week at least 30 of the kitchens that are shown are open', () => {
  const open = served.filter(({ switch: state, lifecycle }) => state !== 'offline' && lifecycle !== 'suspended');
  const week = Array.from(
    { length: 7 * 48 },
    (_none, half) => new Date(Date.parse('2026-11-22T18:30:00Z') + half * 30 * minuteMs),
  );
  const counts = week.map(
    (at) => open.filter(({ hours }) => canOrderAt({ time_zone: timeZoneDefault, hours, exceptions: [] }, at)).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
});

test('categories share a first word exactly where two are meant to', () => {
  expect(repeated(categories.map((name) => name.split(' ')[0] ?? ''))).toEqual(['Rice']);
  const used = new Set(dishes.map((dish) => dish.category));
  expect(categories.filter((name) => !used.has(name))).toEqual([]);
});

test('hours are clock times that end after they begin', () => {
  const clock = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
  const wrong = kitchens.filter(
    ({ hours }) => hours.length === 0 || hours.some(({ opens, closes }) => !clock.test(opens) || !clock.test(closes)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every restaurant stands in its city, at the edge of it at most', () => {
  const far = kitchens.filter(({ city, at: [lat, lng], pincode }) => {
    const centre = cities.find((one) => one.cityname === city) ?? { lat: 0, lng: 0 };
    const kmEast = (lng - centre.lng) * 111 * Math.cos((lat * Math.PI) / 180);
    return Math.hypot((lat - centre.lat) * 111, kmEast) > 25 || !pincode.startsWith(regionOf(city).pin);
  });
  expect(far.map(({ name }) => name)).toEqual([]);
  expect(repeated(kitchens.map(({ at }) => at.join()))).toEqual([]);
});

test('no name, description or place is given twice', () => {
  expect(repeated(kitchens.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(repeated(kitchens.map(({ description }) => description))).toEqual([]);
  expect(repeated(dishes.map((dish) => told(dish).toLowerCase()))).toEqual([]);
  expect(repeated(dishes.map(({ description }) => description))).toEqual([]);
  expect(repeated(kitchens.flatMap(({ chefs }) => chefs.map(({ name }) => name)))).toEqual([]);
  expect(repeated(kitchens.flatMap(({ chefs }) => chefs.map(({ description }) => description)))).toEqual([]);
});

test('a description is one sentence or two, and says something', () => {
  const ends = (text: string) => (text.match(/[.!?](?=\s|$)/g) ?? []).length;
  const wrong = dishes.filter(({ description }) => {
    const sentences = ends(description);
    return sentences < 1 || sentences > 2 || !description.endsWith('.') || description.length > 160;
  });
  expect(wrong.map(told)).toEqual([]);
});

test('prices are whole rupees, reductions real but modest', () => {
  const wrong = dishes.filter(({ price, now }) => {
    if (price < 20 || price > 700) return true;
    return now !== undefined && (now >= price || now < price * 0.6);
  });
  expect(wrong.map(told)).toEqual([]);
  expect(dishes.filter(({ now }) => now !== undefined).length).toBeGreaterThan(30);
  expect(dishes.filter(({ state }) => state === 'sold out').length).toBeGreaterThan(4);
  expect(dishes.filter(({ state }) => state === 'inactive').length).toBeGreaterThan(4);
});

test('a picture shows what its dish is: meat, egg, or neither', () => {
  const wrong = dishes.filter(({ picture, mark, allergens }) => {
    const shown = pictures[`uploads/dishes/${picture}.webp`];
    if (!shown) return true;
    const look = shown.veg ? 'veg' : shown.meat ? 'meat' : 'egg';
    return look !== mark || (shown.egg && !allergens.includes('egg'));
  });
  expect(wrong.map(told)).toEqual([]);
});

const shownAllergens: Partial<Record<Ingredient, Allergen>> = {
  biscuit: 'gluten',
  bread: 'gluten',
  butter: 'milk',
  cheese: 'milk',
  cream: 'milk',
  curd: 'milk',
  egg: 'egg',
  'egg cake': 'egg',
  feta: 'milk',
  fish: 'fish',
  mozzarella: 'milk',
  paneer: 'milk',
  pasta: 'gluten',
  prawn: 'crustaceans',
  tofu: 'soy',
};
// Their wraps are of rice or maize, which the catalogue calls bread too.
const withoutWheat = new Set<string>(['dosa', 'uttapam', 'tacos']);

test('what a picture shows is declared', () => {
  const silent = dishes.filter(({ picture, allergens }) => {
    const { kind = '', ingredients = [] } = menu[picture] ?? {};
    return ingredients.some((ingredient) => {
      if (ingredient === 'nuts') return !allergens.includes('nuts') && !allergens.includes('peanuts');
      const allergen = shownAllergens[ingredient];
      if (!allergen || (ingredient === 'bread' && withoutWheat.has(kind))) return false;
      return !allergens.includes(allergen);
    });
  });
  expect(silent.map(told)).toEqual([]);
});

const byThePiece = new Set<string>(['gulabJamun', 'momo', 'ladoo', 'rasmalai']);

test('a picture of what is drawn by the piece counts what the name counts', () => {
  const wrong = dishes.filter(({ name, picture }) => {
    const recipe = menu[picture];
    const said = Number(/\((\d+) pc\)/.exec(name)?.[1] ?? 0);
    if (!recipe || said === 0 || !byThePiece.has(recipe.kind)) return false;
    return !('pieces' in recipe.opts) || recipe.opts.pieces !== said;
  });
  expect(wrong.map(told)).toEqual([]);
});

test('no restaurant shows one picture under two names', () => {
  const twice = kitchens.filter((kitchen) => repeated(kitchen.dishes.map(({ picture }) => picture)).length > 0);
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test('the cover of a veg restaurant is veg, and no two restaurants look alike', () => {
  const wrong = kitchens.filter(({ type, cover }) => {
    const shown = pictures[`uploads/covers/${cover}.webp`];
    return !shown || (type === 'veg' && !shown.veg);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(repeated(kitchens.map(({ cover }) => cover))).toEqual([]);
  expect(repeated(kitchens.map(({ logo }) => logo))).toEqual([]);
});

test('a cover shows only dishes that its restaurant cooks', () => {
  const open = kitchens.filter(({ dishes }) => dishes.length > 0);
  const foreign = open.flatMap(({ name, cover, dishes }) => {
    // A cover heaps what a plate counts: `gulab-jamun` stands for `gulab-jamun-2`.
    const cooked = new Set(dishes.flatMap(({ picture }) => [picture, picture.replace(/-\d$/, '')]));
    const shown = coverSpecs[cover]?.dishes ?? ['no cover'];
    return shown.filter((dish) => !cooked.has(dish)).map((dish) => `${name}: ${dish}`);
  });
  expect(foreign).toEqual([]);
});

const words: readonly (readonly [Allergen, RegExp])[] = [
  [
    'milk',
    /\b(paneer|cheese|mozzarella|cheddar|feta|burrata|ricotta|mascarpone|butter|ghee|curd|yoghurt|lassi|raita|khoya|malai|chenna|kheer|payasam|buttermilk|dahi|kulfi|cappuccino|sandesh|rasgulla|rasmalai)\b/i,
  ],
  ['milk', /(?<!coconut )\b(milk|cream)\b/i],
  [
    'gluten',
    /\b(naan|rotis?|paratha|kulchas?|pav|toast|bread|wheat|semolina|pizza|penne|spaghetti|lasagne|ramen|wrappers?|puris?|phulkas|bhature|samosas?|croissant|cake|brownie|cookies|biscuit|waffle|flatbreads?|pastry|jalebi|pita|thukpa|burger)\b/i,
  ],
  ['nuts', /\b(cashews?|almonds?|pistachios?|walnuts?|kaju|pista|badam)\b/i],
  ['peanuts', /\bpeanuts?\b/i],
  ['sesame', /\b(sesame|tahini)\b/i],
  ['mustard', /\bmustard\b/i],
  ['soy', /\b(soy|tofu|miso)\b/i],
  ['egg', /\b(eggs?|omelette|mayonnaise)\b/i],
  ['fish', /\b(fish|surmai|kingfish|salmon|murrel|rohu|bhetki|anchovies|seer|sole|catch)\b/i],
  ['crustaceans', /\b(prawns?|shrimp|crab)\b/i],
];

test.each(words)('%s is declared wherever the words say it', (allergen, pattern) => {
  const silent = dishes.filter(
    ({ name, description, allergens }) => pattern.test(`${name} ${description}`) && !allergens.includes(allergen),
  );
  expect(silent.map(told)).toEqual([]);
});

test('no veg dish declares an animal, and every egg dish declares egg', () => {
  const animals = new Set<Allergen>(['egg', 'fish', 'crustaceans']);
  const wrong = dishes.filter(({ mark, allergens }) => {
    if (mark === 'egg') return !allergens.includes('egg');
    return mark === 'veg' && allergens.some((each) => animals.has(each));
  });
  expect(wrong.map(told)).toEqual([]);
});

test('a veg restaurant sells nothing else, a non-veg one mostly meat, and both sells both', () => {
  const share = ({ dishes }: SeedRestaurant) => dishes.filter(({ mark }) => mark !== 'veg').length / dishes.length;
  const offersMeat = ({ dishes }: SeedRestaurant) =>
    dishes.some((dish) => dish.groups.some((key) => groupOf(key).options.some((option) => !option.isVeg)));
  const wrong = served.filter((kitchen) => {
    if (kitchen.type === 'veg') return share(kitchen) > 0 || offersMeat(kitchen);
    return kitchen.type === 'non-veg' ? share(kitchen) <= 0.5 : share(kitchen) < 0.1 || share(kitchen) > 0.8;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('choices can be made: enough options, none twice, and none that nobody offers', () => {
  const all = Object.values(groups);
  const wrong = all.filter(({ min, max, options }) => min > max || max > options.length || options.length < 2);
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(all.filter(({ options }) => repeated(options.map(({ name }) => name)).length > 0)).toEqual([]);
  expect(repeated(all.map(({ name }) => name).filter((name) => name !== 'Size'))).toEqual([]);
  const used = new Set(dishes.flatMap((dish) => dish.groups));
  expect(Object.keys(groups).filter((key) => !used.has(key))).toEqual([]);
  expect(groups.sides.options[2]).toMatchObject({
    name: 'Boiled egg',
    price: 25,
    isVeg: false,
    food: { allergens: ['egg'] },
  });
});

test('every kitchen has three to six chefs with a face of their own', () => {
  for (const [index, { chefs }] of kitchens.entries()) {
    expect(chefs.length).toBeGreaterThanOrEqual(3);
    expect(chefs.length).toBeLessThanOrEqual(6);
    const faces = dealPortraits(chefs, index);
    expect(faces.filter((face) => face === undefined)).toEqual([]);
    expect(new Set(faces).size).toBe(chefs.length);
  }
});

test('what is declared of choices agrees with their mark and their names', () => {
  const all: readonly SeedGroup[] = Object.values(groups);
  const options = all.flatMap((group) => group.options);
  const animal = new Set(['egg', 'fish', 'crustaceans']);
  const wrong = options.filter(({ isVeg, food: { allergens, suits } }) => {
    if (suits.includes('vegan') && allergens.some((each) => animal.has(each) || each === 'milk')) return true;
    if (suits.includes('egg')) return !allergens.includes('egg');
    return isVeg && allergens.some((each) => animal.has(each));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const silent = options.filter(
    ({ name, food: { allergens } }) => /peanut/i.test(name) && !allergens.includes('peanuts'),
  );
  expect(silent).toEqual([]);
  expect(options.filter(({ food }) => food.calories !== null).length).toBeGreaterThan(options.length / 2);
});
