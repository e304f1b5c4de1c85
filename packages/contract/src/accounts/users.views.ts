import { z } from 'zod/mini';
import { id, idParam, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** Views that one person keeps of one list at most. */
export const viewsMax = 20;
export const viewNameMax = 40;

/** Which list is meant, by its own word: 'users'. */
const list = z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/, 'Must be a word'));

const ofPanels = { access: ['restaurant', 'admin'] } as const;

/** A list as somebody narrowed and ordered it; `view` is what its address asks for. */
export const savedView = z.object({ view_id: id, name: z.string(), view: z.string() });
export type SavedView = z.infer<typeof savedView>;

export const listViews = endpoint({
  ...ofPanels,
  method: 'GET',
  path: '/users/views',
  summary: 'The caller’s own views of a list, by their names',
  query: z.object({ list }),
  responses: { 200: z.array(savedView) },
});

export const saveView = endpoint({
  ...ofPanels,
  method: 'PUT',
  path: '/users/views',
  summary: 'Keeps a view under a name; one of that name is replaced',
  body: z.strictObject({
    list,
    name: requiredText('Give the view a name', viewNameMax),
    view: z.string().check(z.maxLength(500)),
  }),
  responses: { 200: savedView },
});

export const deleteView = endpoint({
  ...ofPanels,
  method: 'DELETE',
  path: '/users/views/:view_id',
  summary: 'Forgets an own view',
  params: z.object({ view_id: idParam }),
  responses: { 200: message },
});
