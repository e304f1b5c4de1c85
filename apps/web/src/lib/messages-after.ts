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
