import { sql } from 'kysely';
import type { Access, Endpoint, Role } from '@tawa/contract/common/endpoint';
import { isForOneRestaurant } from '@tawa/contract/common/own-restaurants';
import { officeMay } from '@tawa/contract/common/office-access';
import { staffMay } from '@tawa/contract/common/staff-access';
import { personMay, tabletMay } from '@tawa/contract/common/tablet-access';
import { staffMaySend } from '@tawa/contract/common/value-access';
import { visitMayRead } from '@tawa/contract/common/visit-access';
import { officeIdleHours, officeRightsOf } from '@tawa/domain/accounts/administrators';
import type { OfficeRights } from '@tawa/domain/accounts/office-parts';
import type { PartnerScope } from '@tawa/domain/accounts/partners';
import { isStaffRole, staffRoleWords, type StaffRole } from '@tawa/domain/accounts/staff';
import { compiled, type PlaceOf } from '../database/compiled.ts';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import { counting, type Charge } from '../http/rate-limit.ts';
import { identifyPartner } from './partner-keys.ts';
import type { Tokens } from './tokens.ts';

interface Account {
  userId: number;
  sessionId: string;
  /** The administrator who looks through this session, which may only read; null for everybody else. */
  visitorId: number | null;
  /** The shared tablet that the call comes from: of a person who said who they are there, or of the tablet itself. */
  tablet: { tabletId: string; isPerson: boolean } | null;
}

/** A customer. */
export interface CustomerCaller extends Account {
  role: 'user';
}

/** The owner of a restaurant, or somebody of its staff. */
export interface KitchenCaller extends Account {
  role: 'restaurant';
  restaurantId: number;
  staffRole: StaffRole;
  /** The account has several restaurants and this call names none: only what is the person's own may go on. */
  isUnnamed?: true;
  /** The key with which another system calls in the owner's name. */
  partnerKeyId?: number;
}

/** An administrator. */
export interface OfficeCaller extends Account {
  role: 'admin';
  /** What the role includes at this moment, whether it is a ready one or one that the office made. */
  rights: OfficeRights;
}

interface Callers {
  user: CustomerCaller;
  restaurant: KitchenCaller;
  admin: OfficeCaller;
}

/** Who makes a call, as the database knows it at this moment. */
export type Caller = Callers[Role];

/** Who can be the caller of an endpoint with this access; a guest only of a public one. */
export type CallerOf<A extends Access> = A extends readonly Role[] ? Callers[A[number]] : Caller | undefined;

type Asked = [header: string | undefined, scope: PartnerScope, claim: (keyId: number) => Promise<unknown>];

/** Token to caller: the session's row is read on every call, so logout, block and deletion count at once. */
export interface Auth {
  /**
   * The caller of an `Authorization: Bearer …` header, or undefined for a guest; a token that does not count is a guest too.
   * What names the restaurant may be left out by an account that has one; throws `forbidden` for one that is not the account's.
   * A charge for the caller is counted in the same statement; throws `busy` when it is too much.
   */
  identify(
    header: string | undefined,
    restaurant: string | undefined,
    chargeOf?: (userId: number) => Charge,
  ): Promise<Caller | undefined>;
  /** The restaurant that another system calls for with its key, in the name of its owner; throws as `identifyPartner` does. */
  identifyPartner(...asked: Asked): Promise<KitchenCaller>;
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const headerLengthMax = 2048;

interface Session {
  sessionId: string;
  userId: number;
}

const sightingMinutes = 5;
const unusedFor = (unit: 'minutes' | 'hours', count: number) =>
  sql<boolean>`sessions.last_seen_at < now() - ${sql.lit(`${count} ${unit}`)}::interval`;

/** Of a person at a tablet; a sighting is written down so many minutes late at most. */
const isInUse = sql<boolean>`sessions.last_seen_at
  > now() - make_interval(mins => sessions.idle_minutes + ${sql.lit(sightingMinutes)})`;

const callers = (db: Db, place: PlaceOf<Session>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('staff', (join) => join.onRef('staff.user_id', '=', 'users.user_id').on('staff.removed_on', 'is', null))
    .leftJoin('office_roles', 'office_roles.office_role_id', 'users.office_role_id')
    .select(['users.user_id', 'users.role', 'users.office_role', 'staff.role as staff_role', 'sessions.visitor_id'])
    .select('office_roles.rights as own_rights')
    .select(['sessions.tablet_id', 'sessions.idle_minutes'])
    .select(['sessions.restaurant_id as bound_to', 'staff.restaurant_id as works_in'])
    // A list and not a join: however many somebody owns, a call is one row and one charge.
    .select(
      sql<number[]>`array(select r.restaurant_id from restaurants r where r.owner_id = users.user_id
        order by r.restaurant_id)`.as('owned'),
    )
    .select(unusedFor('minutes', sightingMinutes).as('is_seen_anew'))
    .where('sessions.session_id', '=', place('sessionId'))
    .where('sessions.user_id', '=', place('userId'))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .where(({ eb, not, or }) => or([eb('users.role', '<>', 'admin'), not(unusedFor('hours', officeIdleHours))]))
    .where(({ eb, or }) => or([eb('sessions.idle_minutes', 'is', null), isInUse]));

/** Written every few minutes and not on every call; of calls at once the first one writes. */
const noteSeen = (db: Db, sessionId: string) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('session_id', '=', sessionId)
    .where(unusedFor('minutes', sightingMinutes))
    .execute();

const findCaller = compiled((db, place: PlaceOf<Session>) =>
  callers(db, place).select(sql<number | null>`null::int`.as('used')),
);

const findCallerAndCount = compiled((db, place: PlaceOf<Session & Charge>) =>
  db
    .with('caller', () => callers(db, place))
    .with('spent', () => counting(place, sql`caller`))
    .selectFrom('caller')
    .leftJoin('spent', (join) => join.onTrue())
    .selectAll('caller')
    .select('spent.used'),
);

interface Known {
  role: string;
  /** The only restaurant of a visit or of a shared tablet. */
  bound_to: number | null;
  works_in: number | null;
  owned: number[];
  staff_role: string | null;
  office_role: string | null;
  /** Of a role that the office made; null for everybody else. */
  own_rights: unknown;
  tablet_id: string | null;
  idle_minutes: number | null;
}

const tabletOf = ({ tablet_id, idle_minutes }: Known) =>
  tablet_id === null ? null : { tabletId: tablet_id, isPerson: idle_minutes !== null };

const notYourRestaurant = () => new AppError('forbidden', 'This restaurant is not yours.');

/** The restaurant that a call is for; throws `forbidden` for one that the account or its session does not have. */
function restaurantOf({ bound_to, works_in, owned }: Known, header: string | undefined) {
  const own = owned.length > 0 ? owned : [works_in].filter((id) => id !== null);
  const named = header === undefined ? null : Number(/^[1-9]\d{0,9}$/.test(header) ? header : NaN);
  if (bound_to !== null && named !== null && named !== bound_to) throw notYourRestaurant();
  const wanted = bound_to ?? named;
  if (wanted !== null && !own.includes(wanted)) throw notYourRestaurant();
  const restaurantId = wanted ?? own[0];
  if (restaurantId === undefined) return undefined;
  return { restaurantId, ...(wanted === null && own.length > 1 && { isUnnamed: true as const }) };
}

/** Throws `forbidden` for an account of a restaurant that has none, and for an administrator without a part in the office. */
function callerOf(person: Omit<Account, 'tablet'>, known: Known, header: string | undefined): Caller {
  const { role, staff_role } = known;
  const account = { ...person, tablet: tabletOf(known) };
  if (role === 'user') return { ...account, role };
  const restaurant = role === 'restaurant' ? restaurantOf(known, header) : undefined;
  if (role === 'restaurant' && restaurant) {
    const ownRole = staff_role !== null && isStaffRole(staff_role) ? staff_role : 'owner';
    // A tablet by itself reads what the least of its people may, whoever set it up.
    const staffRole = account.tablet?.isPerson === false ? 'cook' : ownRole;
    return { ...account, role, ...restaurant, staffRole };
  }
  const rights = officeRightsOf(known.office_role, known.own_rights);
  if (role === 'admin' && rights) return { ...account, role, rights };
  throw new AppError('forbidden', 'This account has nothing to work in.');
}

export const createAuth = (db: Db, tokens: Tokens): Auth => ({
  async identify(header, restaurant, chargeOf) {
    if (!header || header.length > headerLengthMax) return undefined;
    const token = bearer.exec(header)?.[1];
    const claims = token ? await tokens.verify(token) : undefined;
    if (!claims) return undefined;
    const charge = chargeOf?.(claims.userId);
    const [row] = await (charge ? findCallerAndCount(db, { ...claims, ...charge }) : findCaller(db, claims));
    if (!row || row.role !== claims.userType) return undefined;
    charge?.judge(row.used);
    if (row.is_seen_anew) await noteSeen(db, claims.sessionId);
    const person = { userId: row.user_id, sessionId: claims.sessionId, visitorId: row.visitor_id };
    return callerOf(person, row, restaurant);
  },
  async identifyPartner(header, scope, claim) {
    const own = await identifyPartner(db, { header, scope, claim });
    const account = { sessionId: '', visitorId: null, tablet: null };
    return { ...own, ...account, role: 'restaurant', staffRole: 'owner' };
  },
});

/** Answers the caller when it has one of the roles; else 401 for a guest and 403 for another role. */
export function requireRole(caller: Caller | undefined, roles: readonly Role[]): Caller {
  if (!caller) throw new AppError('signed_out', 'Please log in to continue.');
  if (!roles.includes(caller.role)) throw new AppError('forbidden', 'Your account may not do this.');
  return caller;
}

const endsVisit = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  method === 'POST' && path === '/users/logout';

/** Refuses an administrator who only looks every write but the end of the visit, and what is the owner's as a person. */
export function refuseVisitor(
  caller: Caller | undefined,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
): void {
  if (!caller || caller.visitorId === null || endsVisit(endpoint)) return;
  if (endpoint.method !== 'GET') throw new AppError('forbidden', 'You are only looking. Nothing can be changed here.');
  if (!visitMayRead(endpoint)) throw new AppError('forbidden', 'This is the owner’s own. A visit does not show it.');
}

/** Refuses a shared tablet all but board and line, and every act while nobody there said who they are. */
export function refuseTablet(caller: Caller | undefined, endpoint: Pick<Endpoint, 'method' | 'path'>): void {
  if (!caller?.tablet) return;
  if (caller.tablet.isPerson ? personMay(endpoint) : tabletMay(endpoint)) return;
  if (personMay(endpoint)) throw new AppError('forbidden', 'Tap your name first.');
  throw new AppError('forbidden', 'A shared tablet opens the board and the line. Use your own login for this.');
}

/** Refuses who has several restaurants and does not say which this call is for: a guess would write to the wrong one. */
export function refuseUnnamed(caller: Caller, endpoint: Pick<Endpoint, 'path'>): void {
  if (caller.role === 'restaurant' && caller.isUnnamed && isForOneRestaurant(endpoint))
    throw new AppError('invalid', 'Say which of your restaurants this is for.');
}

/** What somebody of the staff hears whose role does not include something. */
export const notOwnPart = (): AppError =>
  new AppError('forbidden', 'Your role in this restaurant does not include this.');

const notYours = (role: StaffRole) =>
  new AppError('forbidden', `Your role here is ${staffRoleWords[role]}, and it does not include this step.`);

/** Refuses somebody of a restaurant's staff or of the office whose role does not include this call. */
export function requireOwnPart(caller: Caller, endpoint: Pick<Endpoint, 'method' | 'path'>): void {
  if (caller.role === 'restaurant' && !staffMay(caller.staffRole, endpoint)) throw notOwnPart();
  if (caller.role === 'admin' && !officeMay(caller.rights, endpoint))
    throw new AppError('forbidden', 'Your role in the office does not include this.');
}

/** Refuses somebody of a restaurant's staff whose role does not include a value that this call was sent. */
export function refuseValues(
  caller: Caller | undefined,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  body: unknown,
): void {
  if (caller?.role === 'restaurant' && !staffMaySend(caller.staffRole, endpoint, body))
    throw notYours(caller.staffRole);
}

/** Tells every process in the same transaction that sessions of a user ended, so that open streams close at once. */
export const announceEndedSessions = async (tx: Db, userId: number): Promise<void> => {
  await sql`select pg_notify('sessions', ${String(userId)})`.execute(tx);
};
