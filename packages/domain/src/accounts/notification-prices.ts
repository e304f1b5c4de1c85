import { formatPaise } from '../common/money.ts';
import { dateWords } from '../common/text.ts';
import type { CounterPriceNews, NotificationFacts } from './notification-facts.ts';
import { sentence } from './notification-steps.ts';

const manyDishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`);

/** What a restaurant reads of what it said about its counter. */
export function counterPriceWords(news: CounterPriceNews) {
  const link = '/my-menu?counter=1';
  if ('dishes' in news) {
    const { step, dishes, day } = news;
    if (step === 'soon')
      return {
        title: 'Do your counter prices still hold?',
        body: `What you said about ${manyDishes(dishes)} lapses on ${dateWords(day)}. One press renews it.`,
        link,
      };
    return {
      title: 'Your counter prices have lapsed',
      body: `Customers no longer read how ${manyDishes(dishes)} compare with your counter. One press says it anew.`,
      link,
    };
  }
  const { step, dish_name, price_seen, reason } = news;
  if (step === 'reported')
    return {
      title: `${dish_name}: a customer saw another price`,
      body: `They saw ${formatPaise(price_seen)} in your restaurant. If that is right, correct the price at your counter.`,
      link,
    };
  if (step === 'upheld')
    return {
      title: `${dish_name}: the report was right`,
      body: `${sentence(reason)} What you said about its price is taken back until you say it anew.`.trim(),
      link,
    };
  return {
    title: `${dish_name}: the report was not right`,
    body: `${sentence(reason)} What you said about its price stays.`.trim(),
    link,
  };
}

/** What a customer reads of a price that they reported. */
export const priceReportWords = ({
  dish_name,
  restaurant_name,
  menu_id,
  step,
  reason,
}: NotificationFacts['price_report']) => ({
  title: step === 'upheld' ? 'You were right about a price' : 'We looked at the price that you reported',
  body: `${dish_name} of ${restaurant_name}: ${sentence(reason)} ${
    step === 'upheld'
      ? 'What the restaurant said about it is taken back. Thank you.'
      : 'What the restaurant says about it stays.'
  }`,
  link: `/dish/${menu_id}`,
});
