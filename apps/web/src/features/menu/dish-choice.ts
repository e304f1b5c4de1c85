const foods = ['all', 'veg', 'non-veg'] as const;

/** Which dishes the address asks for; empty texts and 'all' leave none out. */
export interface DishChoice {
  search: string;
  category: string;
  food: (typeof foods)[number];
}

export const readDishChoice = (address: URLSearchParams): DishChoice => ({
  search: address.get('search') ?? '',
  category: address.get('category') ?? '',
  food: foods.find((food) => food === address.get('food')) ?? 'all',
});

/** The one address of this choice: what leaves no dish out is not in it. */
export const writeDishChoice = ({ food, ...words }: DishChoice): URLSearchParams =>
  new URLSearchParams([
    ...Object.entries(words).filter(([, word]) => word !== ''),
    ...(food === 'all' ? [] : [['food', food]]),
  ]);
