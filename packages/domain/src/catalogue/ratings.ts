import { ratingMax } from '../common/limits.ts';

export interface RatingCount {
  /** 1 to 5 */
  rating: number;
  count: number;
}
export type RatingColour = 'green' | 'yellow' | 'red';
export interface RatingBar extends RatingCount {
  /** Whole percent of all ratings. */
  percent: number;
  colour: RatingColour;
}

const total = (counts: readonly RatingCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The average to one decimal; 0 while nobody has rated. */
export function averageRating(counts: readonly RatingCount[]): number {
  const all = total(counts);
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return averageStars(points, all);
}

/** The average of a sum of stars to one decimal; 0 while nobody has rated. */
export const averageStars = (stars: number, count: number): number =>
  count === 0 ? 0 : Math.round((stars * 10) / count) / 10;

/** Green from 4, yellow from 3, red below. */
export function ratingColour(rating: number): RatingColour {
  if (rating >= 4) return 'green';
  return rating >= 3 ? 'yellow' : 'red';
}

/** Five bars from 5 down to 1, also for levels that nobody chose. */
export function ratingBars(counts: readonly RatingCount[]): RatingBar[] {
  const all = total(counts);
  return Array.from({ length: ratingMax }, (_bar, index) => {
    const rating = ratingMax - index;
    const count = total(counts.filter((entry) => entry.rating === rating));
    return { rating, count, percent: all === 0 ? 0 : Math.round((count * 100) / all), colour: ratingColour(rating) };
  });
}

/** Why a review is reported. */
export const reportReasons = ['offensive', 'untrue', 'spam', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is wrong with a review, as people read it. */
export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  offensive: 'It insults or threatens',
  untrue: 'It is not true',
  spam: 'It is advertising',
  private: 'It names private details',
  other: 'Another reason',
};
