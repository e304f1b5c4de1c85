/** Texts of what comes after a delivery, and of what a restaurant reads about itself. */
export const afterTexts = {
  title: 'How was it?',
  lead: (name: string) => `Your rating helps others and ${name}.`,
  dishes: 'The dishes',
  up: (dish: string) => `${dish} was good`,
  down: (dish: string) => `${dish} was not good`,
  words: 'A few words',
  save: 'Send rating',
  change: 'Change rating',
  failedLoad: 'Your rating could not be read.',
  loading: 'Loading your rating',
  wrong: 'Something is wrong',
  similar: 'Find something similar',
} as const;

export const againTexts = {
  again: 'Order again',
  title: 'Order again',
  loading: 'Looking at today’s prices',
  failed: 'Today’s prices could not be read.',
  same: 'Everything is as it was.',
  differs: 'Some things have changed since then:',
  closed: (when: string | null) =>
    when
      ? `The kitchen is closed and opens ${when}. You can fill your cart now.`
      : 'The kitchen is closed at the moment. You can fill your cart now.',
  states: {
    same: 'Same price',
    dearer: 'Costs more',
    cheaper: 'Costs less',
    sold_out: 'Sold out at the moment',
    gone: 'No longer on the menu',
    option_gone: 'One of the choices is no longer offered',
  },
  add: 'Add to cart',
  adding: 'Adding...',
  nothing: 'None of these dishes can be had at the moment.',
  menu: 'Open the menu',
  was: 'was',
} as const;

export const kitchenReviewTexts = {
  title: 'Ratings and reviews',
  lead: 'What guests say about your kitchen. You have one reply to each; everybody reads it.',
  loading: 'Loading reviews',
  failed: 'The reviews could not be read.',
  all: 'All',
  unanswered: 'Without a reply',
  none: 'No reviews yet',
  noneText: 'Guests can rate you after their order.',
  noneUnanswered: 'Everything is answered',
  noRatings: 'No ratings yet',
  dishes: 'Thumbs for dishes',
  thumbs: (up: number, down: number) => `${up} up, ${down} down`,
  write: 'Reply',
  change: 'Change reply',
  label: 'Your reply',
  send: 'Publish reply',
  sending: 'Publishing...',
  sent: 'Your reply is published.',
  sendFailed: 'Your reply could not be published. Please try again.',
} as const;
