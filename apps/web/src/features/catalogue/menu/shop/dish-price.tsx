import type { Dish } from '@tawa/contract/catalogue/menu';
import { formatWhen } from '#lib/format.ts';
import { Price } from '#ui/price.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { menuTexts } from './menu.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** 'From tomorrow, 7:00 am' of what is outside its time of day. */
export const servedText = ({ served_from = '' }: Pick<Dish, 'served_from'>, language: Language): string =>
  textsIn(menuTexts, language).servedFrom({ when: formatWhen(served_from, Date.now()) });

/** 'Sold out, back tomorrow, 11:00 am', or from when it is served. */
export const soldOutText = (dish: Pick<Dish, 'back_at' | 'served_from'>, language: Language): string => {
  const t = textsIn(menuTexts, language);
  const { back_at, served_from } = dish;
  if (served_from) return servedText(dish, language);
  return back_at === null ? t.soldOut : t.soldOutBack({ backAt: formatWhen(back_at, Date.now()) });
};

export const dishPrice = ({ price, discounted_price }: Pick<Dish, 'price' | 'discounted_price'>) => (
  <Price price={discounted_price ?? price} was={discounted_price ? price : null} percent />
);

/** How the dish itself is rated; nothing while nobody has. */
export const dishRating = ({ average_rating, rating_count }: Pick<Dish, 'average_rating' | 'rating_count'>) =>
  rating_count > 0 && <RatingStar rating={average_rating} count={rating_count} />;
