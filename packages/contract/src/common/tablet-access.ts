import type { StaffArea } from '@tawa/domain/accounts/staff';
import type { Endpoint } from './endpoint.ts';
import { staffAreaOf } from './staff-access.ts';

type Called = Pick<Endpoint, 'method' | 'path'>;

/** The parts of the panel that a shared tablet has room for: board and line. */
const workAreas: ReadonlySet<StaffArea> = new Set(['board', 'orders', 'cooking', 'handing_over', 'sold_out']);
const readAreas: ReadonlySet<StaffArea> = new Set(['board']);

/** Which of somebody's parts are open at a shared tablet; to the tablet itself only what it reads. */
export const partsAtTablet = (areas: readonly StaffArea[], isPerson: boolean): StaffArea[] =>
  areas.filter((area) => (isPerson ? workAreas : readAreas).has(area));

/** What board and line ask beside their orders. */
const beside: ReadonlySet<string> = new Set([
  'GET /events',
  'GET /kitchen/access',
  'GET /kitchen/status',
  'GET /kitchen/settings',
  'GET /kitchen/tablet',
]);

const entering = 'POST /kitchen/tablet/person';
const leaving = 'POST /users/logout';

/** Does somebody who said at a shared tablet who they are reach this? Board and line, and nothing of an account. */
export const personMay = (called: Called): boolean => {
  const name = `${called.method} ${called.path}`;
  return name === leaving || beside.has(name) || workAreas.has(staffAreaOf(called));
};

/** Does a shared tablet reach this while nobody said who it is? It reads, and asks who it is. */
export const tabletMay = (called: Called): boolean => {
  const name = `${called.method} ${called.path}`;
  return name === entering || (called.method === 'GET' && personMay(called));
};
