/** Texts of the search and of the list of restaurants. */
export const searchMessages = {
  start: 'What are you craving?',
  label: 'Search restaurants or dishes',
  placeholder: 'Restaurants or dishes',
  failed: 'The search did not answer. Please try again.',
  noDishes: 'No dishes found.',
  noRestaurants: 'No matching restaurants found.',
  hint: 'Fewer or other words may find more.',
  most: 'These are the nearest. Another word in the search finds others.',
} as const;
