/** What allergens are called. */
export const allergenNames: Readonly<Record<string, string>> = {
  gluten: 'Gluten',
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustaceans: 'Crustaceans',
  peanuts: 'Peanuts',
  nuts: 'Tree nuts',
  soy: 'Soy',
  sesame: 'Sesame',
  mustard: 'Mustard',
};

/** What a kitchen may say of a dish beside its food mark. */
export const suitNames: Readonly<Record<string, string>> = {
  egg: 'Egg, no meat',
  vegan: 'Vegan',
  jain: 'Jain',
  halal: 'Halal',
};

/** Texts about what is in a dish. */
export const dishTexts = {
  facts: 'Good to know',
  contains: (names: readonly string[]) => `Contains ${names.join(', ')}.`,
  noAllergens: 'No listed allergens.',
  traces: 'Kitchens handle nuts, milk, gluten and eggs; tell them about an allergy in the note.',
  calories: (kilocalories: string) => `${kilocalories} kcal a portion`,
} as const;
