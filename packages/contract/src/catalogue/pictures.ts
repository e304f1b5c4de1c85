import { z } from 'zod/mini';
import { endpoint } from '../common/endpoint.ts';

const share = z.optional(
  z.pipe(
    z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'From 0 to 1')),
    z.pipe(z.transform(Number), z.number()),
  ),
);

/** What an account may send pictures for; each has its own size and proportions. */
export const pictureUses = ['dishes', 'chefs', 'logos', 'covers', 'blogs', 'heroes', 'heroes-tall'] as const;
export type PictureUse = (typeof pictureUses)[number];

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/pictures',
  summary: 'Keeps a picture (multipart), cut to the proportions of its use and encoded anew',
  access: ['restaurant', 'admin'],
  query: z.object({
    use: z.enum(pictureUses),
    /** The cut as shares of the width and the height; the middle of the picture when left out. */
    left: share,
    top: share,
    width: share,
    height: share,
  }),
  responses: { 201: z.object({ path: z.string(), bytes_left: z.int() }) },
});
