import type { SuitMark } from '@tawa/domain/accounts/diet';
import type { SeedDish } from './shapes.ts';

const fromAnimals = /\b(milk|curd|ghee|butter|cream|paneer|cheese|khoya|raita|malai|lassi|chaas|honey|yogh?urt)/i;
// What grows below the ground, and what a Jain kitchen leaves out beside it.
const notJain =
  /\b(onion|garlic|potato|aloo|batata|carrot|gajar|radish|beet|ginger|yam|cassava|mushroom|brinjal|honey|pav|vada|samosa|thali|pickle|kimchi|scallion|leek|shallot|masala|sambar|chutney|tadka|fries|yeast)/i;
const plainCategories = new Set(['Desserts', 'Drinks', 'Breads', 'Rice Plates', 'Salads', 'Snacks']);

const wordsOf = ({ name, description }: SeedDish): string => `${name} ${description}`;
const isVegan = (dish: SeedDish): boolean => !dish.allergens.includes('milk') && !fromAnimals.test(wordsOf(dish));
const isJain = (dish: SeedDish): boolean => plainCategories.has(dish.category) && !notJain.test(wordsOf(dish));

/** What its kitchen says of a demo dish, read out of its own words. */
export function suitsOf(dish: SeedDish, { halal = false }: { halal?: boolean }): SuitMark[] {
  if (dish.mark === 'egg') return ['egg'];
  if (dish.mark === 'meat') return halal ? ['halal'] : [];
  const vegan: SuitMark[] = isVegan(dish) ? ['vegan'] : [];
  return isJain(dish) ? [...vegan, 'jain'] : vegan;
}
