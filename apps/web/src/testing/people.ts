import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { officeRoleWords, readyRights, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { areasOf, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { staffAreas } from '@tawa/domain/accounts/staff';
import type { Role } from '#lib/session/session.ts';
import type { Reply } from './odd-answers.ts';
import { sampleAnswer } from './sample-answer.ts';
import { signIn } from './tokens.ts';

export type Who = Role | 'guest';

/** Somebody who opens an address. */
export interface Visit {
  role: Who;
  address: string;
  /** What somebody of the office may whose role the office made; everything when left out. */
  rights?: OfficeRights;
}

/** What the server says of a ready role. */
export const accessOf = (role: OfficeRole) => ({
  role,
  role_name: officeRoleWords[role],
  rights: readyRights[role],
  areas: areasOf(readyRights[role]),
});

/** What the server says of a role that the office made. */
export const ownAccess = (rights: OfficeRights) => ({
  role: '12',
  role_name: 'Night desk',
  rights,
  areas: areasOf(rights),
});

const ok = (body: unknown) => ({ status: 200, body });
const samples = new Map<Endpoint, Reply>();

/** A sensible answer of each call: an owner's rights, and else one entry of everything that it declares. */
export function usualAnswer(endpoint: Endpoint, rights?: OfficeRights): Reply {
  if (endpoint === getOwnAccess) return ok({ role: 'owner', areas: staffAreas });
  if (endpoint === getOfficeAccess) return ok(rights ? ownAccess(rights) : accessOf('owner'));
  const kept = samples.get(endpoint) ?? sampleAnswer(endpoint);
  samples.set(endpoint, kept);
  return kept;
}

/** Lets somebody of this role, or a guest, stand before the app with a city chosen. */
export function begin(role: Who): void {
  localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Pune' }));
  if (role !== 'guest') signIn(role);
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);

/** The same answer with a word wherever an instant is, which most calls declare as a text like any other. */
export function timelessAnswer(endpoint: Endpoint): Reply {
  const usual = usualAnswer(endpoint);
  if (usual === 'lost') return usual;
  const body: unknown = JSON.parse(JSON.stringify(usual.body), (_name, value: unknown) =>
    typeof value === 'string' && isInstant(value) ? 'soon' : value,
  );
  return { status: usual.status, body };
}
