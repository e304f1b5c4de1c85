import { getDish, listDishes, listDishesOfCategory, listDishesOfRestaurant } from '@tawa/contract/menu';
import { firstWord } from '@tawa/domain/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const dishesQuery = (city?: string) =>
  queryOptions({
    queryKey: ['dishes', city ?? null],
    queryFn: async ({ signal }) => (await call(listDishes, { query: { city } }, signal)).body,
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
