import { z } from 'zod/mini';
import { id, idParam, instant, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** Why an administrator looks at a restaurant's panel, as its form checks it. */
export const visitForm = z.strictObject({ reason: requiredText('Give a reason', 300) });

export const beginVisit = endpoint({
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/visits',
  summary:
    'A short session that reads what the owner of a restaurant reads and changes nothing; begin and end are written down',
  access: ['admin'],
  params: z.object({ restaurant_id: idParam }),
  body: z.strictObject({ reason: requiredText('Give a reason', 300) }),
  responses: {
    201: z.object({
      token: z.string(),
      userId: id,
      restaurant_id: id,
      restaurant_name: z.string(),
      expires_at: instant,
    }),
  },
});
