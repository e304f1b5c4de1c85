import { defineTexts } from '#lib/i18n/texts.ts';

export const ownRestaurantsTexts = defineTexts({
  title: 'Your restaurants',
  change: 'Change restaurant',
  open: '{count} open',
  late: '{count} late',
  current: 'Shown now',
  keys: 'Alt 1 to {count} opens one from anywhere.',
  all: 'All {count} restaurants',
  pausedSince: '{name} has been paused since {time}.',
  pausedNow: '{name} is paused.',
  missed: '{count, plural, one {An order was} other {# orders in a row were}} not answered.',
  takeAgain: 'Take orders again',
  notTaken: 'That did not work. Try again.',
  add: 'Add a restaurant',
  name: 'Name of the restaurant',
  addText: 'It gets its own licences, bank account and review, like your first one.',
  begin: 'Add restaurant',
  failed: 'That did not work. Try again.',
});
