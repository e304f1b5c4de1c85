import type { Dish } from '@tawa/contract/catalogue/menu';
import { formatWhen } from '#lib/format.ts';
import { Price } from '#ui/price.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { menuTexts } from './menu.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** 'From tomorrow, 7:00 am' of what is outside its time of day. */
export const servedText = ({ served_from = '' }: Pick<Dish, 'served_from'>, language: Language): string =>
  textsIn(menuTexts, language).servedFrom({ when: formatWhen(served_from, Date.now()) });

/** Can it not be ordered at all? What is outside its time of day is ordered ahead. */
export const isSoldOut = ({ availability, served_from }: Pick<Dish, 'availability' | 'served_from'>): boolean =>
  availability === 'sold_out' && !served_from;

/** 'From tomorrow, 7:00 am' under a dish that is ordered ahead; nothing under the others. */
export function ServedFrom({ dish }: { dish: Pick<Dish, 'served_from'> }) {
  const language = useLanguage();
  if (!dish.served_from) return null;
  return <p className="text-note font-semibold text-accent-ink">{servedText(dish, language)}</p>;
}

/** 'Sold out, back tomorrow, 11:00 am'. */
export const soldOutText = ({ back_at }: Pick<Dish, 'back_at'>, language: Language): string => {
  const t = textsIn(menuTexts, language);
  return back_at === null ? t.soldOut : t.soldOutBack({ backAt: formatWhen(back_at, Date.now()) });
};

export const dishPrice = ({ price, discounted_price }: Pick<Dish, 'price' | 'discounted_price'>) => (
  <Price price={discounted_price ?? price} was={discounted_price ? price : null} percent />
);

/** How the dish itself is rated; nothing while nobody has. */
export const dishRating = ({ average_rating, rating_count }: Pick<Dish, 'average_rating' | 'rating_count'>) =>
  rating_count > 0 && <RatingStar rating={average_rating} count={rating_count} />;
