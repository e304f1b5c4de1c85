import { paginationWindow } from './limits.ts';

/** Rows of a panel's list that are counted: whole pages, and a longer list says '10,000+'. */
export const listCountMax = 10_000;
/** Dishes of a category that a row of the office's list counts: one with more says '1,000+'. */
export const dishesCountedMax = 1000;
/** Dishes that one answer holds at most; what is more comes by page, and says so. */
export const dishesAtOnceMax = 5000;
/** Restaurants that one answer holds at most. */
export const restaurantsAtOnceMax = 1000;
/** Dishes of one page of the list, and added by 'Show more'. */
export const dishesPageSize = 48;

/** How many pages a list has; an empty one has one. */
export const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize));

/** The nearest page that exists, from 1. */
export const clampPage = (page: number, totalPages: number): number =>
  Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), Math.max(1, totalPages));

/** The page numbers to show as buttons: the present one in the middle, fewer only where there are fewer pages. */
export function pageWindow(page: number, totalPages: number, size: number = paginationWindow): number[] {
  const length = Math.min(size, Math.max(1, totalPages));
  const middle = clampPage(page, totalPages) - Math.floor(length / 2);
  const first = Math.min(Math.max(1, middle), Math.max(1, totalPages) - length + 1);
  return Array.from({ length }, (_page, index) => first + index);
}
