import { z } from 'zod/mini';
import { id, idParam } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const contentCache = { topics: ['content'], maxAgeMs: 60_000 } as const;

export const chef = z.object({
  chef_id: id,
  chef_name: z.string(),
  chef_image: z.string(),
  designation: z.string(),
  description: z.string(),
});

export type Chef = z.infer<typeof chef>;

export const listChefs = endpoint({
  method: 'GET',
  path: '/chefs/getchefsbyrestaurantid/:id',
  summary: 'The chefs of a restaurant, in order',
  access: 'public',
  params: z.object({ id: idParam }),
  responses: { 200: z.array(chef) },
  cache: contentCache,
});
