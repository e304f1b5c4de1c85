import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const countUnresolvedComplaints = endpoint({
  method: 'GET',
  path: '/complaints/count/unresolved',
  summary: 'Complaints that are neither resolved, declined nor closed',
  access: ['admin'],
  responses: { 200: z.object({ unresolvedCount: z.int() }) },
});
