import { z } from 'zod/mini';
import { id, idParam, message, optionalText, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** A chef as a form sends it. */
export const chefForm = z.strictObject({
  chef_name: requiredText('Name is required', 80),
  designation: requiredText('Designation is required', 80),
  description: optionalText(400),
  /** The picture to show; the standing one when null. */
  chef_image: z.nullable(z.string().check(z.maxLength(120))),
  visible: z.boolean(),
});
export type ChefForm = z.infer<typeof chefForm>;

export const editedChef = z.object({
  chef_id: id,
  chef_name: z.string(),
  designation: z.string(),
  description: z.string(),
  chef_image: z.nullable(z.string()),
  visible: z.boolean(),
});
export type EditedChef = z.infer<typeof editedChef>;

const ofKitchen = { access: ['restaurant'] } as const;
const params = z.object({ chef_id: idParam });

export const listEditedChefs = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/chefs',
  summary: 'The kitchen’s chefs in their order, those who are not shown too',
  responses: { 200: z.array(editedChef) },
});

export const addChef = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/chefs',
  summary: 'Adds a chef at the end, thirty at most',
  body: chefForm,
  responses: { 201: editedChef },
});

export const arrangeChefs = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/chefs',
  summary: 'Puts the chefs in this order',
  body: z.strictObject({ chef_ids: z.array(id).check(z.maxLength(30)) }),
  responses: { 200: message },
});

export const updateChef = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/chefs/:chef_id',
  summary: 'Changes a chef',
  params,
  body: chefForm,
  responses: { 200: editedChef },
});

export const deleteChef = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/chefs/:chef_id',
  summary: 'Removes a chef',
  params,
  responses: { 200: message },
});
