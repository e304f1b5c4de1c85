import type { KitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { isRestaurantState } from '@tawa/domain/catalogue/restaurant-life';
import { formatTime, formatWhen } from '#lib/format.ts';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';

/** How a restaurant stands now, in words: 'Open to 11:30 pm', 'Paused'. */
export function standingOf(
  { lifecycle, status, reason, closes_at, next_open_at }: KitchenStatus,
  language: Language,
): string {
  const t = textsIn(kitchenOrdersTexts, language);
  if (lifecycle !== 'active') return isRestaurantState(lifecycle) ? t.lifecycle[lifecycle] : '';
  if (status === 'online') return closes_at === null ? t.open : t.openTo({ time: formatTime(closes_at, language) });
  if (reason === 'paused' || reason === 'offline') return t.paused;
  return next_open_at === null ? t.closed : t.opens({ when: formatWhen(next_open_at, Date.now(), language) });
}
