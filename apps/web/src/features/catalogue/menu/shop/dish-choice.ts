import type { Food } from '@tawa/contract/catalogue/menu';
import { searchLengthMax } from '@tawa/domain/common/limits';

/** Which dishes are asked for; empty texts and 'all' leave none out. */
export interface DishChoice {
  search: string;
  category: string;
  food: Food | 'all';
}

/** What the address of the list of dishes says. */
export interface DishAddress {
  choice: DishChoice;
  /** How many pages of them are shown, one below the other. */
  pages: number;
}

export const dishPagesMax = 40;
const categoryLengthMax = 60;

const foods = ['veg', 'non-veg'] as const;

export function readDishAddress(address: URLSearchParams): DishAddress {
  const pages = Number(address.get('pages') ?? '1');
  return {
    choice: {
      search: (address.get('search') ?? '').slice(0, searchLengthMax),
      category: (address.get('category') ?? '').slice(0, categoryLengthMax),
      food: foods.find((food) => food === address.get('food')) ?? 'all',
    },
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, dishPagesMax) : 1,
  };
}

/** The one address of this choice: what leaves no dish out is not in it. */
export const writeDishAddress = ({ choice: { food, ...words }, pages }: DishAddress): URLSearchParams =>
  new URLSearchParams([
    ...Object.entries(words).filter(([, word]) => word !== ''),
    ...(food === 'all' ? [] : [['food', food]]),
    ...(pages > 1 ? [['pages', String(pages)]] : []),
  ]);
