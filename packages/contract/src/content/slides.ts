import type { NameLanguage } from '@tawa/domain/catalogue/names/names';
import { z } from 'zod/mini';
import { day, flag, id, idParam, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { wordsIn } from '../common/words.form.ts';

const byId = z.object({ hero_slide_id: idParam });
const dayOrNone = z.nullable(day('Choose a day'));
const pathMax = 160;

// Half a slide in another language would be read as a fault: it has its words there, or the English ones.
const shownWords = ['tag', 'subheading', 'heading'] as const;
const slideWordsIn = (language: NameLanguage) =>
  z.optional(
    z
      .strictObject({
        tag: wordsIn(language, 20),
        subheading: wordsIn(language, 60),
        heading: wordsIn(language, 40),
        alt: wordsIn(language, 200),
      })
      .check(
        z.check(({ value, issues }) => {
          const missing = shownWords.filter((name) => value[name] === '');
          const isEmpty = missing.length === shownWords.length && value.alt === '';
          if (isEmpty) return;
          for (const name of missing)
            issues.push({ code: 'custom', path: [name], message: 'Write all three, or none of them', input: value });
        }),
      ),
  );

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
    /** All of them at once, by language; left out they stay as they are. */
    words: z.optional(z.strictObject({ hi: slideWordsIn('hi'), kn: slideWordsIn('kn') })),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day === null || last_day === null || first_day <= last_day, {
      path: ['last_day'],
      error: 'Not before the first day',
    }),
  );
export type SlideForm = z.infer<typeof slideForm>;

/** The words of a slide as answers carry them, by language. */
export const slideWords = z.optional(
  z.nullable(
    z.partialRecord(
      z.enum(['hi', 'kn']),
      z.object({ tag: z.string(), subheading: z.string(), heading: z.string(), alt: z.string() }),
    ),
  ),
);

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
  words: slideWords,
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
