import { readBlogPage } from '#features/content/blogs/shop/blogs.queries.ts';
import { readDishAddress, writeDishAddress } from '#features/catalogue/menu/shop/dish-choice.ts';
import { readFilters, readPages, writeFilters } from '#features/catalogue/restaurants/shop/restaurant-filters.ts';
import { readSearch } from '#features/catalogue/search/shop/search-address.ts';

/** What the server's markup of a public screen is made of beside its path. */
export interface PageForm {
  /** What the screen reads of the query, in one form; a screen without this reads nothing. */
  query?: (given: URLSearchParams) => URLSearchParams;
  /** Parameters of the path that are ids of rows. */
  ids?: readonly string[];
  /** Parameters of the path that only the browser reads: a secret is no part of a page that is kept. */
  unread?: readonly string[];
}

/** What is set, as a query. */
const queryOf = (given: Record<string, string | undefined>): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, value);
  return query;
};

const manyOf = (pages: number) => (pages > 1 ? String(pages) : undefined);

/** By the path of the screen. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  '/search': {
    query(given) {
      const { q, kind, pages, without } = readSearch(given);
      return q === '' ? queryOf({}) : queryOf({ q, without: without || undefined, kind, pages: manyOf(pages) });
    },
  },
  '/restaurants': {
    query(given) {
      const address = writeFilters(readFilters(given));
      const pages = manyOf(readPages(given));
      if (pages !== undefined) address.set('pages', pages);
      return address;
    },
  },
  '/ourdishes': { query: (given) => writeDishAddress(readDishAddress(given)) },
  '/blogs': { query: (given) => queryOf({ page: manyOf(readBlogPage(given)) }) },
  '/dish/:menu_id': { ids: ['menu_id'] },
  '/restaurantdetails/:restaurantName/:restaurantId': { ids: ['restaurantId'] },
  '/blogdetails/:blogName/:blogId': { ids: ['blogId'] },
  '/r/:token': { unread: ['token'] },
  '/g/:token': { unread: ['token'] },
  '/t/:token': { unread: ['token'] },
  '/booking/:booking_number': { unread: ['booking_number'] },
};
