import type { Dish } from '@tawa/contract/catalogue/menu';
import { formatWhen } from '#lib/format.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { Price } from '#ui/price.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** 'From tomorrow, 7:00 am' of what is outside its time of day. */
export function ServedText({ from }: { from: string }) {
  const t = useTexts(menuTexts);
  const [now, language] = [usePageMinute(), useLanguage()];
  return t.servedFrom({ when: formatWhen(from, now, language) });
}

/** Can it not be ordered at all? What is outside its time of day is ordered ahead. */
export const isSoldOut = ({ availability, served_from }: Pick<Dish, 'availability' | 'served_from'>): boolean =>
  availability === 'sold_out' && !served_from;

/** 'From tomorrow, 7:00 am' under a dish that is ordered ahead; nothing under the others. */
export function ServedFrom({ dish }: { dish: Pick<Dish, 'served_from'> }) {
  if (!dish.served_from) return null;
  return (
    <p className="text-note font-semibold text-accent-ink">
      <ServedText from={dish.served_from} />
    </p>
  );
}

/** 'Sold out, back tomorrow, 11:00 am'. */
export function SoldOutText({ dish: { back_at } }: { dish: Pick<Dish, 'back_at'> }) {
  const t = useTexts(menuTexts);
  const [now, language] = [usePageMinute(), useLanguage()];
  return back_at === null ? t.soldOut : t.soldOutBack({ backAt: formatWhen(back_at, now, language) });
}

export const dishPrice = ({ price, discounted_price }: Pick<Dish, 'price' | 'discounted_price'>) => (
  <Price price={discounted_price ?? price} was={discounted_price ? price : null} percent />
);

/** How the dish itself is rated; nothing while nobody has. */
export const dishRating = ({ average_rating, rating_count }: Pick<Dish, 'average_rating' | 'rating_count'>) =>
  rating_count > 0 && <RatingStar rating={average_rating} count={rating_count} />;
