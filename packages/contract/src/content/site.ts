import { fonts, isFont } from '@tawa/domain/content/fonts';
import { z } from 'zod/mini';
import { rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { slideWords } from './slides.ts';

const fontNames = Object.keys(fonts).filter(isFont);

/** What visitors are told of the people behind the product, on every page. */
export const siteFacts = z.object({
  phone: z.string(),
  phoneHref: z.string(),
  email: z.string(),
  emailHref: z.string(),
  weekdays: z.string(),
  weekend: z.string(),
  company: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** Left out while the platform has no licence number. */
  fssai: z.optional(z.string()),
  officer: z.string(),
  officerEmail: z.string(),
  font: z.enum(fontNames),
  /** What visitors read instead of the site while it is closed for maintenance. */
  closed: z.optional(z.object({ text: z.string(), until: z.nullable(z.string()) })),
  /** The slides of the first page. */
  slides: z.array(
    z.object({
      tag: z.string(),
      subheading: z.string(),
      heading: z.string(),
      picture: z.string(),
      tall: z.nullable(z.string()),
      alt: z.string(),
      link: z.string(),
      light: z.boolean(),
      words: slideWords,
    }),
  ),
  /** Portions that one line of a cart holds, and the largest order that may be paid in cash. */
  limits: z.object({ portions: z.int(), cash: rupees }),
  figures: z.object({ dishes: z.string(), served: z.string(), restaurants: z.string(), customers: z.string() }),
});
export type SiteFacts = z.infer<typeof siteFacts>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  summary: 'How to reach the people behind the product, who they are, and their figures',
  access: 'public',
  responses: { 200: siteFacts },
  cache: { topics: ['settings'], maxAgeMs: 10 * 60_000 },
});
