import type { Restaurant, RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { formatWhen } from '#lib/format.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** A kitchen that will open takes orders for later, one that was switched off takes none. */
export const takesLaterOrders = ({ reason }: Pick<RestaurantDetails, 'reason'>): boolean =>
  reason === 'closed' || reason === 'paused';

/** What can be done meanwhile. */
export const meanwhileText = (restaurant: Pick<RestaurantDetails, 'reason'>, language: Language): string =>
  takesLaterOrders(restaurant)
    ? textsIn(restaurantsTexts, language).restaurant.laterText
    : textsIn(restaurantsTexts, language).canLookAround;

/** 'Opens tomorrow, 6:30 am', or when a kitchen is back that paused. */
export const openingText = (
  { reason, next_open_at }: Pick<Restaurant, 'reason' | 'next_open_at'>,
  now: number,
  language: Language,
): string => {
  const t = textsIn(restaurantsTexts, language);
  if (next_open_at === null) return t.closed;
  const when = formatWhen(next_open_at, now, language);
  return reason === 'paused' ? t.backBy({ when }) : t.opens({ when });
};

/** 'Closed · Opens tomorrow, 6:30 am'. */
export const closedText = (
  { next_open_at }: Pick<Restaurant, 'next_open_at'>,
  now: number,
  language: Language,
): string => {
  const t = textsIn(restaurantsTexts, language);
  return next_open_at === null ? t.closed : t.closedOpens({ nextOpenAt: formatWhen(next_open_at, now, language) });
};
