import { z } from 'zod/mini';
import { id } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const contentCache = { topics: ['content'], maxAgeMs: 60_000 } as const;

export const teamMember = z.object({
  id,
  name: z.string(),
  image: z.nullable(z.string()),
  designation: z.string(),
  department: z.string(),
});

export type TeamMember = z.infer<typeof teamMember>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/ourteam/allourteam',
  summary: 'The team, in order',
  access: 'public',
  responses: { 200: z.array(teamMember) },
  cache: contentCache,
});
