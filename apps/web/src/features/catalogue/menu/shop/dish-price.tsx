import type { Dish } from '@tawa/contract/catalogue/menu';
import { formatWhen } from '#lib/format.ts';
import { Price } from '#ui/price.tsx';

/** 'Sold out, back tomorrow, 11:00 am'. */
export const soldOutText = ({ back_at }: Pick<Dish, 'back_at'>): string =>
  back_at === null ? 'Sold out' : `Sold out, back ${formatWhen(back_at, Date.now())}`;

export const dishPrice = ({ price, discounted_price }: Pick<Dish, 'price' | 'discounted_price'>) => (
  <Price price={discounted_price ?? price} was={discounted_price ? price : null} percent />
);
