import {
  getDish,
  listDishes,
  listDishesOfCategory,
  listDishesOfRestaurant,
  listDishPage,
} from '@tawa/contract/catalogue/menu';
import { menuDishesPerCategory } from '@tawa/domain/common/limits';
import { firstWord } from '@tawa/domain/catalogue/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import type { DishChoice } from './dish-choice.ts';

/** The first dishes of every category; the page carries these and no others. */
export const dishesPerCategoryQuery = () =>
  queryOptions({
    queryKey: ['dishes-per-category'],
    queryFn: async ({ signal }) =>
      (await call(listDishes, { query: { per_category: menuDishesPerCategory } }, signal)).body,
  });

/** One page of the dishes that fit a choice; the last answer stays until the next one comes. */
export const dishPageQuery = ({ search, category, food }: DishChoice, city: string | undefined, page: number) =>
  queryOptions({
    queryKey: ['dish-page', city ?? null, search, category, food, page],
    queryFn: async ({ signal }) => {
      const query = { city, search, category, page: String(page), ...(food !== 'all' && { food }) };
      return (await call(listDishPage, { query }, signal)).body;
    },
    placeholderData: keepPreviousData,
  });

/** The first dishes that can be ordered, those of open kitchens before others; the page carries these and no others. */
export const popularDishesQuery = (city: string | undefined, max: number) =>
  queryOptions({
    queryKey: ['popular-dishes', city ?? null, max],
    queryFn: async ({ signal }) => {
      const { body } = await call(listDishPage, { query: { city } }, signal);
      const dishes = body.dishes.filter((dish) => dish.isactive === 1 && dish.availability === 'available');
      return dishes.toSorted((one, other) => Number(other.is_open) - Number(one.is_open)).slice(0, max);
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

/** The first dishes of every category that shares the first word; the server answers by that word alone. */
export const categoryDishesQuery = (category: string, limit: number) =>
  queryOptions({
    queryKey: ['category-dishes', firstWord(category), limit],
    queryFn: async ({ signal }) =>
      (await call(listDishesOfCategory, { params: { word: firstWord(category) }, query: { limit } }, signal)).body,
  });
