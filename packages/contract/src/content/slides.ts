import { z } from 'zod/mini';
import { day, flag, id, idParam, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const byId = z.object({ hero_slide_id: idParam });
const dayOrNone = z.nullable(day('Choose a day'));
const pathMax = 160;

/** A slide of the first page, as its form checks it; days are India's and both belong to it. */
export const slideForm = z
  .strictObject({
    tag: requiredText('Tag is required', 20),
    subheading: requiredText('Line above is required', 60),
    heading: requiredText('Heading is required', 40),
    picture: z.string('Picture is required').check(z.minLength(1, 'Picture is required'), z.maxLength(pathMax)),
    picture_tall: z.nullable(z.string().check(z.maxLength(pathMax))),
    alt: z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')),
    link: z
      .string()
      .check(
        z.trim(),
        z.maxLength(200, 'At most 200 characters'),
        z.regex(/^$|^\/(?![/\\])[\w\-./?=&%]*$/, 'An address of this site, such as /menu'),
      ),
    light: z.boolean(),
    position: z.int('Must be a whole number').check(z.minimum(0, 'From 0'), z.maximum(9999, 'At most 9999')),
    isactive: z.boolean(),
    first_day: dayOrNone,
    last_day: dayOrNone,
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day === null || last_day === null || first_day <= last_day, {
      path: ['last_day'],
      error: 'Not before the first day',
    }),
  );
export type SlideForm = z.infer<typeof slideForm>;

export const officeSlide = z.object({
  hero_slide_id: id,
  tag: z.string(),
  subheading: z.string(),
  heading: z.string(),
  picture: z.string(),
  picture_tall: z.nullable(z.string()),
  alt: z.string(),
  link: z.string(),
  light: flag,
  position: z.int(),
  isactive: flag,
  first_day: z.nullable(z.string()),
  last_day: z.nullable(z.string()),
  /** It is on the first page on this day. */
  shown: z.boolean(),
});
export type OfficeSlide = z.infer<typeof officeSlide>;

export const listSlides = endpoint({
  method: 'GET',
  path: '/admin/slides',
  summary: 'The slides of the first page in their order, shown or not',
  access: ['admin'],
  responses: { 200: z.array(officeSlide) },
});

export const addSlide = endpoint({
  method: 'POST',
  path: '/admin/slides',
  summary: 'Adds a slide to the first page',
  access: ['admin'],
  body: slideForm,
  responses: { 201: z.object({ hero_slide_id: id }) },
});

export const updateSlide = endpoint({
  method: 'PUT',
  path: '/admin/slides/:hero_slide_id',
  summary: 'Changes a slide',
  access: ['admin'],
  params: byId,
  body: slideForm,
  responses: { 200: message },
});

export const deleteSlide = endpoint({
  method: 'DELETE',
  path: '/admin/slides/:hero_slide_id',
  summary: 'Takes a slide away; without any the page shows those it was delivered with',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
