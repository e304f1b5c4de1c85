import { describe, expect, test } from 'vitest';
import { noDiet, type DietProfile, type FoodFacts } from './diet.ts';
import { avoidedIn, comboFood, judgeLine, optionMisfits, type OptionFood, type PartFood } from './line-food.ts';

const food = (part: Partial<FoodFacts> = {}): FoodFacts => ({
  is_veg: 1,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...part,
});
const dishOf = (dish_name: string, part: Partial<FoodFacts> = {}): PartFood => ({ dish_name, ...food(part) });
const option = (option_name: string, part: Partial<OptionFood> = {}): OptionFood => ({
  option_name,
  is_veg: 1,
  allergens: [],
  suits: [],
  is_size: false,
  ...part,
});
const who = (part: Partial<DietProfile>): DietProfile => ({ ...noDiet, ...part });
const nutFree = who({ allergens: ['peanuts', 'nuts'] });

const momos = food({ allergens: ['gluten'] });
const peanuts = option('Roasted peanuts', { allergens: ['peanuts'] });
const cheese = option('Extra cheese', { allergens: ['milk'] });
const chicken = option('Roast chicken', { is_veg: 0 });
const egg = option('Fried egg', { is_veg: 0, allergens: ['egg'], suits: ['egg'] });
const full = option('Full', { is_size: true });

const judge = (dish: FoodFacts, options: OptionFood[], profile: DietProfile, parts: PartFood[] = []) =>
  judgeLine({ dish, parts, options }, profile).misfits.map(({ text }) => text);

describe('what is chosen is judged, and it is said which choice brings it (diet-4)', () => {
  test.each([
    ['nothing chosen', [], nutFree, []],
    ['an option with the allergen', [peanuts], nutFree, ['Roasted peanuts contains peanuts']],
    ['only the one that brings it', [cheese, peanuts], nutFree, ['Roasted peanuts contains peanuts']],
    ['an option that is not veg', [chicken], who({ diet: 'veg' }), ['Roast chicken is not vegetarian']],
    ['egg for somebody who eats none', [egg], who({ diet: 'veg' }), ['Fried egg contains egg']],
    ['egg for somebody who eats it', [egg], who({ diet: 'egg' }), []],
    ['egg as an allergy', [egg], who({ allergens: ['egg'] }), ['Fried egg contains egg']],
    ['meat that nobody calls halal', [chicken], who({ halal: true }), ['Roast chicken is not marked as halal']],
    ['everything, for whoever eats everything', [chicken, egg, peanuts], noDiet, []],
  ] as const)('%s', (_case, options, profile, texts) => {
    expect(judge(momos, [...options], profile)).toEqual(texts);
  });

  test('the dish itself is told without a name, before its choices', () => {
    const dish = food({ allergens: ['milk'] });
    expect(judge(dish, [cheese], who({ allergens: ['milk'] }))).toEqual([
      'Contains milk',
      'Extra cheese contains milk',
    ]);
  });

  test('what an option is not marked as counts as no, but a size is the dish itself', () => {
    const jain = food({ suits: ['vegan', 'jain'] });
    expect(judge(jain, [full], who({ diet: 'jain' }))).toEqual([]);
    expect(judge(jain, [option('Podi')], who({ diet: 'jain' }))).toEqual(['Podi is not marked as Jain']);
    expect(judge(jain, [option('Podi', { suits: ['jain'] })], who({ diet: 'jain' }))).toEqual([]);
    const milk = option('Cow’s milk', { is_size: true, allergens: ['milk'] });
    expect(judge(jain, [milk], who({ diet: 'vegan' }))).toEqual(['Cow’s milk is not marked as vegan']);
    expect(judge(jain, [milk], who({ diet: 'veg' }))).toEqual([]);
  });

  test('an option alone is judged by its own sentence', () => {
    expect(optionMisfits(peanuts, nutFree)).toEqual(['Contains peanuts']);
    expect(optionMisfits(full, who({ diet: 'vegan' }))).toEqual([]);
  });

  test('a misfit names the allergens that bring it', () => {
    const [misfit] = judgeLine({ dish: momos, parts: [], options: [peanuts] }, nutFree).misfits;
    expect(misfit).toEqual({
      by: 'Roasted peanuts',
      text: 'Roasted peanuts contains peanuts',
      allergens: ['peanuts'],
    });
  });
});

describe('a combo is judged by what is in it (diet-4)', () => {
  const lassi = dishOf('Lassi', { allergens: ['milk'] });
  const biryani = dishOf('Biryani', { is_veg: 0, suits: ['halal'] });
  const combo = food({ is_veg: 0 });

  test('the part that brings it is named, not the combo', () => {
    const parts = [biryani, lassi];
    expect(judge(combo, [], who({ allergens: ['milk'] }), parts)).toEqual(['Lassi contains milk']);
    expect(judge(combo, [], who({ diet: 'veg' }), parts)).toEqual(['Biryani is not vegetarian']);
    expect(judge(combo, [], who({ halal: true }), parts)).toEqual([]);
    const declared = comboFood(food({ is_veg: 0, allergens: ['nuts'] }), parts);
    expect(judge(declared, [], who({ allergens: ['nuts', 'milk'] }), parts)).toEqual([
      'Contains nuts',
      'Lassi contains milk',
    ]);
  });

  test('it has what any part has, and is marked as what all parts are, or as its kitchen says', () => {
    const rice = dishOf('Rice', { suits: ['vegan', 'jain'] });
    const dal = dishOf('Dal', { suits: ['vegan'] });
    expect(comboFood(food(), [rice, dal])).toEqual(food({ suits: ['vegan'] }));
    expect(comboFood(food({ suits: ['jain'] }), [rice, dal]).suits).toEqual(['vegan', 'jain']);
    expect(comboFood(combo, [biryani, lassi])).toEqual(food({ is_veg: 0, allergens: ['milk'], suits: ['halal'] }));
    expect(comboFood(momos, [])).toBe(momos);
  });
});

test('a line as a whole is veg when everything is, and has all that is in any of it (diet-4)', () => {
  const judged = judgeLine({ dish: momos, parts: [], options: [egg, peanuts, full] }, noDiet).food;
  expect(judged).toEqual({ is_veg: 0, contains_egg: 1, allergens: ['gluten', 'egg', 'peanuts'], suits: ['egg'] });
  expect(judgeLine({ dish: food({ suits: ['vegan'] }), parts: [], options: [full] }, noDiet).food.suits).toEqual([
    'vegan',
  ]);
});

test('what must be kept out is all that was told but what is in it knowingly (packing-1)', () => {
  expect(avoidedIn(momos, ['peanuts', 'gluten'])).toEqual(['peanuts']);
  expect(avoidedIn(food({ contains_egg: 1 }), ['egg'])).toEqual([]);
  expect(avoidedIn(momos, [])).toEqual([]);
});
