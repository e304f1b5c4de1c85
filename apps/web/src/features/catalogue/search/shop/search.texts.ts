import { defineTexts } from '#lib/i18n/texts.ts';

export const searchTexts = defineTexts({
  label: 'Search restaurants or dishes',
  placeholder: 'Restaurants or dishes',
  findFood: 'Find food',
  search: 'Search',
  clearSearch: 'Clear the search',
  noSuggestions: 'No suggestions',
  suggestions: '{count, plural, one {# suggestion} other {# suggestions}}',
  nothingBeginsLike: 'Nothing begins like that. Near it: <b>{corrected}</b>',
  clearRecentSearches: 'Clear recent searches',
  recentSearches: 'Recent searches',
  dishes: 'Dishes',
  restaurants: 'Restaurants',
  allResults: 'All results',
  seeAllResults: 'See all results for “{text}”',
  removeFromRecent: 'Remove {text} from recent searches',
  suggestionsTitle: 'Suggestions',
});
