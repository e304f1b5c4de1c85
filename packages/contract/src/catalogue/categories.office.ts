import { z } from 'zod/mini';
import { flag, id, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { choiceNames } from '../common/names.form.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery, picture, position } from '../common/lists.ts';

/** A category as its form checks it. */
export const categoryForm = z.strictObject({
  category_name: requiredText('Name is required', 60),
  names: choiceNames,
  image: picture,
  position,
  isactive: z.boolean(),
});

export type CategoryForm = z.infer<typeof categoryForm>;

export const officeCategory = z.object({
  category_id: id,
  category_name: z.string(),
  names: keptNames,
  image: z.nullable(z.string()),
  position: z.int(),
  isactive: flag,
  dishes: z.int(),
});

export type OfficeCategory = z.infer<typeof officeCategory>;

export const listOfficeCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  summary: 'Every category, 25 a page',
  access: ['admin'],
  query: listQuery(['position', 'category_name'], { shown: flagFilter }),
  responses: { 200: listAnswer(officeCategory) },
});

export const exportOfficeCategories = endpoint(csvOf(listOfficeCategories));

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
