import { pictureNameLengthMax } from '@tawa/domain/catalogue/menu-pictures';
import { z } from 'zod/mini';
import { id, idParam, instant, message, rupees, overtaken } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import {
  dishChange,
  dishForm,
  editedDish,
  editedGroup,
  editedMenu,
  importedMenu,
  menuRow,
  optionGroupForm,
  version,
} from './menu.form.ts';

const ofKitchen = { access: ['restaurant'] } as const;
const dishParams = z.object({ menu_id: idParam });
const attempt = z.uuid('Send a UUID made when the files are chosen');
const groupParams = z.object({ option_group_id: idParam });

export const getEditedMenu = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu',
  summary: 'The kitchen’s whole menu as its editor lists it, drafts and hidden dishes too',
  responses: { 200: editedMenu },
});

export const getEditedDish = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu/dishes/:menu_id',
  summary: 'Everything that can be edited of one dish',
  params: dishParams,
  responses: { 200: editedDish },
});

export const addDish = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/dishes',
  summary: 'Adds a dish as a draft, at the end of its category',
  body: dishForm,
  responses: { 201: editedDish },
});

export const updateDish = endpoint({
  ...ofKitchen,
  method: 'PATCH',
  path: '/kitchen/menu/dishes/:menu_id',
  summary: 'Changes the named fields of a dish, unless somebody changed it since that version',
  params: dishParams,
  body: dishChange,
  responses: { 200: editedDish, 409: overtaken(editedDish) },
});

export const deleteDish = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/menu/dishes/:menu_id',
  summary: 'Takes a dish off the menu for good; past orders keep what they have of it',
  params: dishParams,
  responses: { 200: message },
});

export const setDishState = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/state',
  summary: 'Puts dishes on sale (a draft is published by it), hides them, or marks them sold out for a while',
  body: z.strictObject({
    menu_ids: z.array(id).check(z.minLength(1), z.maxLength(2000)),
    state: z.enum(['on', 'sold_out', 'hidden']),
    /** Sold out: to the end of the service day, until a moment, or (null) until it is changed. */
    until: z.optional(z.nullable(z.union([z.literal('service_day'), z.iso.datetime()]))),
  }),
  responses: { 200: z.object({ dishes: z.array(menuRow) }) },
});

export const placeDish = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/dishes/:menu_id/place',
  summary: 'Puts a dish into a category behind another one, or first',
  params: dishParams,
  body: z.strictObject({ category_id: z.nullable(id), after: z.nullable(id) }),
  responses: { 200: message },
});

export const arrangeCategories = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/categories',
  summary: 'The categories of the menu in their order; one that still has dishes cannot be left out',
  body: z.strictObject({ category_ids: z.array(id).check(z.maxLength(100)) }),
  responses: { 200: message },
});

export const addOptionGroup = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/option-groups',
  summary: 'Adds choices that dishes can share',
  body: optionGroupForm,
  responses: { 201: editedGroup },
});

export const updateOptionGroup = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/option-groups/:option_group_id',
  summary: 'Changes choices for every dish that has them, unless somebody changed them since that version',
  params: groupParams,
  body: z.strictObject({ version, group: optionGroupForm }),
  responses: { 200: editedGroup, 409: overtaken(editedGroup) },
});

export const deleteOptionGroup = endpoint({
  ...ofKitchen,
  method: 'DELETE',
  path: '/kitchen/menu/option-groups/:option_group_id',
  summary: 'Removes choices from every dish',
  params: groupParams,
  responses: { 200: message },
});

export const changePrices = endpoint({
  ...ofKitchen,
  method: 'PUT',
  path: '/kitchen/menu/prices',
  summary: 'Changes the prices of many dishes at once, all or none; none when one was changed meanwhile',
  body: z.strictObject({
    dishes: z.array(z.strictObject({ menu_id: id, version })).check(z.minLength(1), z.maxLength(5000)),
    by: z.enum(['percent', 'rupees']),
    /** Percent or rupees, down when negative. */
    amount: z.number().check(z.minimum(-100_000), z.maximum(100_000), z.multipleOf(0.01)),
  }),
  responses: {
    200: z.object({ dishes: z.array(menuRow) }),
    409: z.object({ message: z.string(), menu_ids: z.array(id) }),
  },
});

export const priceHistory = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu/dishes/:menu_id/prices',
  summary: 'What the dish cost before, the newest change first',
  params: dishParams,
  responses: {
    200: z.array(
      z.object({
        change_id: id,
        price_before: rupees,
        price: rupees,
        discounted_before: z.nullable(rupees),
        discounted: z.nullable(rupees),
        source: z.enum(['edit', 'bulk', 'import']),
        changed_by: z.nullable(z.string()),
        changed_on: instant,
      }),
    ),
  },
});

export const importMenu = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/import',
  summary: 'Reads a CSV file of dishes (multipart); says every fault, and writes all of it or nothing',
  query: z.object({
    write: z.optional(z.enum(['yes', 'no'])),
    /** A UUID of the person's try: one that was written already is answered again and not written twice. */
    attempt: z.optional(attempt),
    /** Whether rows whose pictures were not sent are written without them. */
    without_missing: z.optional(z.enum(['yes', 'no'])),
  }),
  responses: { 200: importedMenu },
});

export const sendMenuPicture = endpoint({
  ...ofKitchen,
  method: 'POST',
  path: '/kitchen/menu/import/pictures',
  summary:
    'Keeps a picture (multipart) that rows of a menu’s file name, until that file is written; once for each name',
  query: z.object({
    attempt,
    name: z.string().check(z.trim(), z.minLength(1, 'Name the picture'), z.maxLength(pictureNameLengthMax)),
  }),
  responses: { 201: z.object({ name: z.string() }) },
});

export const exportMenu = endpoint({
  ...ofKitchen,
  method: 'GET',
  path: '/kitchen/menu/export',
  summary: 'The menu as a CSV file that can be imported again',
  media: 'text/csv',
  responses: { 200: z.string() },
});
