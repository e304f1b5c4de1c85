import { getDish, listDishes, listDishesOfCategory, listDishesOfRestaurant } from '@tawa/contract/menu';
import { firstWord } from '@tawa/domain/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const dishesQuery = (city?: string) =>
  queryOptions({
    queryKey: ['dishes', city ?? null],
    queryFn: async ({ signal }) => (await call(listDishes, { query: { city } }, signal)).body,
  });

/** The first dishes that can be ordered now; the page carries these and no others. */
export const popularDishesQuery = (city: string | undefined, max: number) =>
  queryOptions({
    queryKey: ['popular-dishes', city ?? null, max],
    queryFn: async ({ signal }) => {
      const { body } = await call(listDishes, { query: { city } }, signal);
      return body.filter((dish) => dish.isactive === 1 && dish.availability === 'available').slice(0, max);
    },
  });

export const menuOfQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: async ({ signal }) => (await call(listDishesOfRestaurant, { params: { id: restaurantId } }, signal)).body,
  });

export const dishQuery = (menuId: number) =>
  queryOptions({
    queryKey: ['dish', menuId],
    queryFn: async ({ signal }) => (await call(getDish, { params: { menu_id: menuId } }, signal)).body,
  });

/** Dishes of every category that shares the first word; the server answers by that word alone. */
export const categoryDishesQuery = (category: string) =>
  queryOptions({
    queryKey: ['category-dishes', firstWord(category)],
    queryFn: async ({ signal }) =>
      (await call(listDishesOfCategory, { params: { word: firstWord(category) } }, signal)).body,
  });
