import { z } from 'zod/mini';
import { flag, id, idParam, message, requiredText } from '../common/common.ts';
import { picture } from '../content/content.office.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, listAnswer, listQuery } from '../common/lists.ts';

const byId = z.object({ id: idParam });
const shown = z.optional(z.enum(['0', '1']));
const position = z.int('Must be a whole number').check(z.minimum(0, 'From 0'), z.maximum(9999, 'At most 9999'));

/** A category as its form checks it. */
export const categoryForm = z.strictObject({
  category_name: requiredText('Name is required', 60),
  image: picture,
  position,
  isactive: z.boolean(),
});
export type CategoryForm = z.infer<typeof categoryForm>;

export const deskCategory = z.object({
  category_id: id,
  category_name: z.string(),
  image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
  dishes: z.int(),
});
export type DeskCategory = z.infer<typeof deskCategory>;

export const listDeskCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  summary: 'Every category, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'category_name'], { shown }),
  responses: { 200: listAnswer(deskCategory) },
});
export const exportDeskCategories = endpoint(csvOf(listDeskCategories));

export const addCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  summary: 'Adds a category',
  access: ['admin'],
  body: categoryForm,
  responses: { 201: z.object({ id }) },
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:id',
  summary: 'Changes a category',
  access: ['admin'],
  params: byId,
  body: categoryForm,
  responses: { 200: message },
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:id',
  summary: 'Deletes a category',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});

export const mergeCategory = endpoint({
  method: 'POST',
  path: '/admin/categories/:id/merge',
  summary: 'Moves every dish of a category into another one and deletes it',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ into: id }),
  responses: { 200: z.object({ moved: z.int() }) },
});

const degrees = (most: number) =>
  z.number('Must be a number').check(z.minimum(-most, `From -${most}`), z.maximum(most, `At most ${most}`));

/** A city as its form checks it. */
export const cityForm = z.strictObject({
  cityname: requiredText('Name is required', 60),
  lat: degrees(90),
  lng: degrees(180),
  isactive: z.boolean(),
});
export type CityForm = z.infer<typeof cityForm>;

export const deskCity = z.object({
  city_id: id,
  cityname: z.string(),
  lat: z.number(),
  lng: z.number(),
  isactive: flag,
  restaurants: z.int(),
});
export type DeskCity = z.infer<typeof deskCity>;

export const listDeskCities = endpoint({
  method: 'GET',
  path: '/admin/cities',
  summary: 'Every city, 25 a page',
  access: ['admin'],
  query: listQuery(['cityname', 'city_id'], { shown }),
  responses: { 200: listAnswer(deskCity) },
});
export const exportDeskCities = endpoint(csvOf(listDeskCities));

export const addCity = endpoint({
  method: 'POST',
  path: '/admin/cities',
  summary: 'Adds a city',
  access: ['admin'],
  body: cityForm,
  responses: { 201: z.object({ id }) },
});

export const updateCity = endpoint({
  method: 'PUT',
  path: '/admin/cities/:id',
  summary: 'Changes a city',
  access: ['admin'],
  params: byId,
  body: cityForm,
  responses: { 200: message },
});

export const deleteCity = endpoint({
  method: 'DELETE',
  path: '/admin/cities/:id',
  summary: 'Deletes a city',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
