/** Texts of how a kitchen works. */
export const settingsMessages = {
  failed: 'The settings could not be read.',
  notSaved: 'This was not saved. Please try again.',
  hoursFacts: (hours: number) => `${hours} h a week. A shift that ends after midnight belongs to the day it begins.`,
  hoursSaved: 'Hours saved',
  special: 'They win over the week. Without hours the day is closed.',
  overlap: (day: string) => `Two shifts overlap on ${day}.`,
} as const;
