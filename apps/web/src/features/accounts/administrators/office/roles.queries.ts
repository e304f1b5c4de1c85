import { listAdministrators } from '@tawa/contract/accounts/administrators';
import { listOfficeRoles, type OfficeRoleRow } from '@tawa/contract/accounts/administrators.roles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import type { Roles } from '#ui/panel/panel-people.tsx';

/** Holds the people and the roles, which are read again together: each tells of the other. */
export const heldPeople = ['administrators'] as const;

export const administratorsQuery = () =>
  queryOptions({
    queryKey: [...heldPeople, 'people'],
    queryFn: async ({ signal }) => (await call(listAdministrators, {}, signal)).body,
  });

export const rolesQuery = () =>
  queryOptions({
    queryKey: [...heldPeople, 'roles'],
    queryFn: async ({ signal }) => (await call(listOfficeRoles, {}, signal)).body.roles,
  });

/** The roles as lists of people choose from them. */
export const rolesOf = (rows: readonly OfficeRoleRow[]): Roles<string> => ({
  all: rows.map(({ role }) => role),
  words: Object.fromEntries(rows.map(({ role, name }) => [role, name])),
  texts: Object.fromEntries(rows.map(({ role, text }) => [role, text])),
});
