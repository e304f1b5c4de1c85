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
        title: 'Are your counter prices still right?',
        body: `What you declared for ${manyDishes(dishes)} lapses on ${dateWords(day)}. Renew it with one press.`,
        link,
      };
    return {
      title: 'Your counter prices have lapsed',
      body: `Your menu no longer compares ${manyDishes(dishes)} with your counter. Renew it with one press.`,
      link,
    };
  }
  const { step, dish_name, price_seen, reason, is_withdrawn } = news;
  if (step === 'reported')
    return {
      title: `${dish_name}: a customer saw another price`,
      body: `They saw ${formatPaise(price_seen)} in your restaurant. If that is right, correct the price at your counter.`,
      link,
    };
  if (step === 'upheld')
    return {
      title: `${dish_name}: the report was right`,
      body: `${sentence(reason)} ${
        is_withdrawn ? 'Your counter price is withdrawn until you declare it again.' : 'You had corrected it already.'
      }`.trim(),
      link,
    };
  return {
    title: `${dish_name}: the report was not right`,
    body: `${sentence(reason)} Your counter price stands.`.trim(),
    link,
  };
}

const customerEnds = {
  withdrawn: 'The restaurant’s price is withdrawn. Thank you.',
  upheld: 'The restaurant has corrected it. Thank you.',
  dismissed: 'The restaurant’s price stands.',
};

/** What a customer reads of a price that they reported. */
export const priceReportWords = ({
  dish_name,
  restaurant_name,
  menu_id,
  step,
  reason,
  is_withdrawn,
}: NotificationFacts['price_report']) => ({
  title: step === 'upheld' ? 'You were right about a price' : 'We looked at the price that you reported',
  body: `It was about ${dish_name} of ${restaurant_name}. ${sentence(reason)} ${customerEnds[is_withdrawn ? 'withdrawn' : step]}`,
  link: `/dish/${menu_id}`,
});
