import { defineTexts } from '#lib/i18n/texts.ts';

export const ownFiguresTexts = defineTexts({
  period: 'Time',
  days: { 1: 'Today', 7: '7 days', 30: '30 days' },
  open: 'Open now',
  late: '{count} late',
  noneLate: 'none late',
  orders: 'Orders',
  sales: 'Sales',
  onTime: 'On time',
  course: 'Sales by day',
  cooking: 'Cooking',
  rating: 'Rating',
  restaurant: 'Restaurant',
  minutes: '{value} min',
  was: '{value} before',
  table: 'Restaurants side by side',
  compared: {
    1: 'Today so far, beside the same hours a week ago',
    7: 'The last 7 days, beside the 7 before',
    30: 'The last 30 days, beside the 30 before',
  },
  openIt: 'Open {name}',
  failed: 'The figures did not load.',
  loading: 'Loading figures',
});
