const wordsPerMinute = 200;

/** Tags as stored, '#biryani #technique': parted by spaces, each with a leading character that is not shown. */
export const readTags = (tags: string): string[] => [
  ...new Set(
    tags
      .split(/\s+/)
      .map((tag) => Array.from(tag).slice(1).join(''))
      .filter((tag) => tag !== ''),
  ),
];

/** Minutes that a text takes to read, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Days ahead for which a post can be scheduled. */
export const blogScheduleDaysMax = 365;

/** Who wrote a post of the house. */
export const houseAuthor = 'Tawa';
