/** Texts of the account's own screens. */
export const accountMessages = {
  twoFactor: {
    why: 'With it, somebody who learns your password still cannot open your account. You need an authenticator app on your phone.',
    code: 'Code of the app, or a recovery code',
    codesOnce: 'Each opens your account once when the phone is not at hand. They are shown only now.',
    copied: 'Recovery codes copied',
    copyFailed: 'They could not be copied. Write them down or print them.',
    failed: 'The second step could not be changed. Please try again.',
    unreadable: 'The second step could not be read.',
  },
} as const;

export const dietMessages = {
  facts: 'Dishes that do not fit are marked in every list, and the cart warns before you order.',
  onDevice: 'Kept on this device. Log in and it is kept in your account.',
  saved: 'Your diet is saved.',
  halal: 'Meat only where the kitchen says it is halal',
  hide: 'Hide dishes that do not fit',
  careful:
    'Kitchens tell us what is in a dish. Traces are always possible: where it is serious, call the restaurant too.',
  diets: {
    any: { name: 'Everything', text: 'Nothing is marked' },
    egg: { name: 'Vegetarian and egg', text: 'No meat, no fish' },
    veg: { name: 'Vegetarian', text: 'No meat, fish or egg' },
    vegan: { name: 'Vegan', text: 'Only dishes the kitchen marks as vegan' },
    jain: { name: 'Jain', text: 'Only dishes the kitchen marks as Jain' },
  },
  allergens: {
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
  },
} as const;
