// Owns shared tablets: devices with a session of their own that reads board and line. Whoever acts there says so by name and
// PIN, which opens a second, short session of that person for that tablet, so every act keeps its person.
import { mayWorkIn } from '@tawa/domain/accounts/staff';
import { shiftHours, tabletDays, tabletsMax } from '@tawa/domain/accounts/tablets';
import { dayMs, hourMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { attempt } from '#platform/http/rate-limit.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { endOneSession, endTabletSessions, openTabletSession } from '#modules/accounts/auth/auth.service.ts';
import { mayGive, pinStateOf, type Worker } from './staff.pins.service.ts';
import * as store from './staff.tablets.store.ts';

type TabletDeps = Pick<Deps, 'db' | 'clock' | 'tokens' | 'passwords' | 'rateLimit'>;

/** From where a call comes. */
interface Where {
  address: string;
  userAgent: string;
}

export async function listTablets({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Worker) {
  const now = clock.now();
  const [tablets, people] = await Promise.all([
    store.listTablets(db, caller.restaurantId),
    store.listPeople(db, caller.restaurantId),
  ]);
  return {
    tablets: tablets.map((tablet) => ({
      ...tablet,
      created_on: tablet.created_on.toISOString(),
      last_seen_at: tablet.last_seen_at.toISOString(),
    })),
    people: people.map(({ person_id, name, role, pin_hash, expires_at }) => ({
      person_id,
      name,
      role,
      pin: pinStateOf(pin_hash === null ? undefined : { expires_at }, now),
      may_give: mayGive(caller.staffRole, role),
    })),
  };
}

const write = (tx: Tx, { userId, restaurantId }: Worker, action: `staff.tablet_${'on' | 'off'}`, tablet: string) =>
  record(tx, {
    actor_id: userId,
    action,
    subject: 'restaurant',
    subject_id: restaurantId,
    after: { tablet },
  });

interface SetUp extends Where {
  tablet_name: string;
  idle_minutes: number;
  sessionId: string;
}

/** Makes the caller's device a tablet; the caller's own session on it ends with the same transaction. */
export async function setUpTablet({ db, clock, tokens }: TabletDeps, caller: Worker, { sessionId, ...device }: SetUp) {
  const now = clock.now();
  const { restaurantId: restaurant_id, userId: set_up_by } = caller;
  const expiresAt = new Date(now.getTime() + tabletDays * dayMs);
  const { tablet_name, idle_minutes, ...where } = device;
  const opened = await transaction(db, async (tx) => {
    if ((await store.lockTablets(tx, restaurant_id)) >= tabletsMax)
      throw new AppError('conflict', `A restaurant has ${tabletsMax} shared tablets at most. End one first.`);
    const row = { restaurant_id, tablet_name, idle_minutes, set_up_by, created_on: now };
    const { tablet_id } = await store.addTablet(tx, row);
    const session = { user_id: set_up_by, tablet_id, restaurant_id, idle_minutes: null, expires_at: expiresAt };
    const opening = await openTabletSession(tx, session, where);
    await endOneSession(tx, set_up_by, sessionId);
    await write(tx, caller, 'staff.tablet_on', tablet_name);
    return { tablet_id, sessionId: opening };
  });
  const token = await tokens.sign({
    userId: set_up_by,
    sessionId: opened.sessionId,
    userType: 'restaurant',
    expiresAt,
  });
  return { token, tablet_id: opened.tablet_id };
}

/** Ends a tablet with everybody who acts there. */
export const endTablet = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Worker, tabletId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const ended = await store.endTablet(tx, caller.restaurantId, tabletId, clock.now());
    if (!ended) throw notFound();
    await endTabletSessions(tx, [ended.tablet_id]);
    await write(tx, caller, 'staff.tablet_off', ended.tablet_name);
  });

/** Whoever leaves takes the PIN along, and the tablets that they set up. */
export async function endAllOf(tx: Tx, userId: number, now: Date): Promise<void> {
  await store.deletePin(tx, userId);
  const ended = await store.endTabletsOf(tx, userId, now);
  await endTabletSessions(
    tx,
    ended.map(({ tablet_id }) => tablet_id),
  );
}

/** The people who can act at a tablet: the board is their work, and they have a PIN that works. */
async function listActors({ db, clock }: Pick<Deps, 'db' | 'clock'>, restaurantId: number) {
  const now = clock.now();
  const people = await store.listPeople(db, restaurantId);
  return people.filter(
    ({ role, pin_hash, expires_at }) =>
      mayWorkIn(role, 'board') && pin_hash !== null && (expires_at === null || expires_at > now),
  );
}

export async function getTablet(deps: Pick<Deps, 'db' | 'clock'>, restaurantId: number, tabletId: string) {
  const tablet = await store.findTablet(deps.db, tabletId);
  if (!tablet) throw notFound();
  const people = await listActors(deps, restaurantId);
  const { tablet_name, idle_minutes } = tablet;
  return {
    tablet_name,
    idle_minutes,
    people: people.map(({ person_id, name, role }) => ({ person_id, name, role })),
  };
}

interface Entering extends Where {
  restaurantId: number;
  /** The tablet's own session, which must still be open. */
  sessionId: string;
  tabletId: string;
  person_id: number;
  pin: string;
  new_pin?: string;
}

const wrong = () => {
  const text = 'That PIN is wrong. Try again.';
  return new AppError('invalid', text, { fields: { pin: text } });
};

/** Says for how long, where tries are used up. */
function toldToWait(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'busy') return error;
  const minutes = Math.max(1, Math.ceil((error.retryAfterS ?? 60) / 60));
  const words = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('busy', `Too many wrong PINs. Wait ${words}, or ask a manager for a new one.`, {
    retryAfterS: error.retryAfterS ?? 60,
  });
}

/** Compares a PIN with as much work for somebody without one; null where it is wrong. */
async function findRightPerson(deps: TabletDeps, { restaurantId, tabletId, person_id, pin }: Entering) {
  const compare = async () => {
    const person = (await listActors(deps, restaurantId)).find((each) => each.person_id === person_id);
    const isRight = await deps.passwords.matches(pin, person?.pin_hash ?? undefined);
    return isRight && person ? person : null;
  };
  const here = { budget: 'pinAtTablet', caller: `${tabletId}:${person_id}` } as const;
  const anywhere = { budget: 'pinOfPerson', caller: `${restaurantId}:${person_id}` } as const;
  try {
    return await attempt(deps.rateLimit, here, () => attempt(deps.rateLimit, anywhere, compare));
  } catch (error) {
    throw toldToWait(error);
  }
}

/** Opens the session of whoever says at a tablet who they are; 'needs-pin' where theirs is one to begin with. */
export async function enterTablet(deps: TabletDeps, entering: Entering) {
  const person = await findRightPerson(deps, entering);
  if (!person || person.pin_hash === null) throw wrong();
  const { pin_hash, person_id, name, role } = person;
  const { new_pin, tabletId, restaurantId, sessionId } = entering;
  const isFirst = person.expires_at !== null;
  if (isFirst && new_pin === undefined) return 'needs-pin';
  if (isFirst && new_pin === entering.pin) {
    const text = 'Choose another one than you were given.';
    throw new AppError('invalid', text, { fields: { new_pin: text } });
  }
  const now = deps.clock.now();
  const own = isFirst && new_pin !== undefined ? await deps.passwords.hash(new_pin) : null;
  const expiresAt = new Date(now.getTime() + shiftHours * hourMs);
  const opened = await transaction(deps.db, async (tx) => {
    const held = await store.holdTablet(tx, tabletId, sessionId);
    if (!held) throw new AppError('signed_out', 'This tablet is no longer shared. Set it up again.');
    const isHere = await store.holdPerson(tx, restaurantId, person_id);
    if (!isHere || !(await store.holdPin(tx, person_id, pin_hash))) throw wrong();
    if (own !== null) {
      await store.setPin(tx, { user_id: person_id, pin_hash: own, set_on: now, expires_at: null });
      await record(tx, {
        actor_id: person_id,
        action: 'staff.pin_own',
        subject: 'restaurant',
        subject_id: restaurantId,
        after: { account: person_id },
      });
    }
    const session = {
      user_id: person_id,
      tablet_id: tabletId,
      restaurant_id: restaurantId,
      idle_minutes: held.idle_minutes,
      expires_at: expiresAt,
    };
    return openTabletSession(tx, session, entering);
  });
  const token = await deps.tokens.sign({ userId: person_id, sessionId: opened, userType: 'restaurant', expiresAt });
  return { token, person_id, name, role };
}
