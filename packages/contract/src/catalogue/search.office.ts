import { aliasFaults, aliasKinds, aliasLengthMax } from '@tawa/domain/catalogue/search-words';
import { z } from 'zod/mini';
import { id, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, listAnswer, listQuery } from '../common/lists.ts';

const kind = z.enum(aliasKinds, 'Choose what it is');
const words = (missing: string) =>
  z.string(missing).check(
    z.overwrite((text) => text.trim().replaceAll(/\s+/g, ' ')),
    z.maxLength(aliasLengthMax, `At most ${aliasLengthMax} characters`),
  );

/** Another way to write something, as its form checks it; a word to ignore stands for nothing, whatever was chosen before. */
export const searchAliasForm = z
  .strictObject({ kind, written: words('Say what people type'), stands_for: words('Say what it stands for') })
  .check(
    z.overwrite((form) => (form.kind === 'filler' ? { ...form, stands_for: '' } : form)),
    (form) => {
      for (const [name, text] of Object.entries(aliasFaults(form.value)))
        form.issues.push({ code: 'custom', input: form.value, path: [name], message: text });
    },
  );

export type SearchAliasForm = z.infer<typeof searchAliasForm>;

export const officeSearchAlias = z.object({ alias_id: id, kind, written: z.string(), stands_for: z.string() });

export type OfficeSearchAlias = z.infer<typeof officeSearchAlias>;

export const listSearchAliases = endpoint({
  method: 'GET',
  path: '/admin/search-aliases',
  summary: 'Every other way to write something that searches know, 25 a page',
  access: ['admin'],
  query: listQuery(['kind', 'stands_for', 'written', 'alias_id'], { kind: z.optional(kind) }),
  responses: { 200: listAnswer(officeSearchAlias) },
});

export const exportSearchAliases = endpoint(csvOf(listSearchAliases));

export const addSearchAlias = endpoint({
  method: 'POST',
  path: '/admin/search-aliases',
  summary: 'Adds another way to write something',
  access: ['admin'],
  body: searchAliasForm,
  responses: { 201: z.object({ id }) },
});

export const updateSearchAlias = endpoint({
  method: 'PUT',
  path: '/admin/search-aliases/:id',
  summary: 'Changes another way to write something',
  access: ['admin'],
  params: byId,
  body: searchAliasForm,
  responses: { 200: message },
});

export const deleteSearchAlias = endpoint({
  method: 'DELETE',
  path: '/admin/search-aliases/:id',
  summary: 'Deletes another way to write something',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});
