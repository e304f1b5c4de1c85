import { menuSectionsMax, sectionDishesMax, sectionNameLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { sectionNames } from '../common/names.form.ts';
import { names } from '../common/names.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

const sectionTime = z.strictObject({
  opens: clock,
  /** Not after `opens` means that it ends next day. */
  closes: clock,
  /** On which days it begins, 0 = Sunday. */
  weekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, 'Choose a day'), z.refine(isDistinct, 'A day is named twice')),
});

/** A name as people read it: of several spaces one is left, and no control or formatting character. */
export const sectionName = z.string('Name is required').check(
  z.overwrite((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()),
  z.minLength(1, 'Name is required'),
  z.maxLength(sectionNameLengthMax, `At most ${sectionNameLengthMax} characters`),
);

const sectionFields = {
  section_name: sectionName,
  names: sectionNames,
  /** When its dishes are served; null is always. */
  time: z.nullable(sectionTime),
  /** What guests see of it outside its time: its dishes at the end of the menu, or nothing. */
  outside: z.enum(['show', 'hide']),
  menu_ids: z
    .array(id)
    .check(
      z.maxLength(sectionDishesMax, `At most ${sectionDishesMax} dishes`),
      z.refine(isDistinct, 'A dish stands in a section once'),
    ),
} as const;

/** A section as the form sends it; without an id it is a new one. */
const sectionForm = z.strictObject({ ...sectionFields, section_id: z.nullable(id) });
export type SectionForm = z.infer<typeof sectionForm>;

const hasOwnNames = (sections: readonly SectionForm[]) =>
  isDistinct(sections.map(({ section_name }) => section_name.toLowerCase()));

export const menuSection = z.object({ ...sectionFields, names, section_id: id });
export type MenuSection = z.infer<typeof menuSection>;

export const sectionSetup = z.object({
  /** What the sections are; a change names the ones it was made from. */
  seen: z.string(),
  sections: z.array(menuSection),
  time_zone: z.string(),
  /** When the kitchen is open, by the week. */
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
});
export type SectionSetup = z.infer<typeof sectionSetup>;

export const getSections = endpoint({
  method: 'GET',
  path: '/kitchen/menu/sections',
  summary: 'The kitchen’s own sections of its menu in their order, each with its dishes and its time of day',
  access: ['restaurant'],
  responses: { 200: sectionSetup },
});

export const saveSections = endpoint({
  method: 'PUT',
  path: '/kitchen/menu/sections',
  summary: 'Sets all sections at once, in this order, unless somebody changed them meanwhile',
  access: ['restaurant'],
  body: z.strictObject({
    seen: z.string().check(z.maxLength(64)),
    sections: z
      .array(sectionForm)
      .check(
        z.maxLength(menuSectionsMax, `At most ${menuSectionsMax} sections`),
        z.refine(hasOwnNames, 'Two sections share a name'),
      ),
  }),
  responses: { 200: sectionSetup, 409: z.object({ message: z.string(), current: sectionSetup }) },
});
