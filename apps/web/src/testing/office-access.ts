import { officeRoleWords, readyRights, type OfficeRole } from '@tawa/domain/accounts/administrators';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';

/** What the server says of a ready role. */
export const accessOf = (role: OfficeRole) => ({
  role,
  role_name: officeRoleWords[role],
  rights: readyRights[role],
});

/** What the server says of a role that the office made. */
export const ownAccess = (rights: OfficeRights) => ({ role: '12', role_name: 'Night desk', rights });
