// A PIN says at a shared tablet who acts. It is hashed like a password, and because it is short its tries are counted before
// it is compared, so that many at once are no more than one after the other.
import { randomInt } from 'node:crypto';
import { type StaffRole } from '@tawa/domain/accounts/staff';
import { firstPinDays, isGuessablePin } from '@tawa/domain/accounts/tablets';
import { dayMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './staff.tablets.store.ts';

type PinDeps = Pick<Deps, 'db' | 'clock' | 'passwords'>;

/** Somebody of a restaurant at work. */
export interface Worker {
  restaurantId: number;
  userId: number;
  staffRole: StaffRole;
}

/** May somebody give this person a PIN to begin with? Whoever gives one could act as them until they use it. */
export const mayGive = (giver: StaffRole, to: StaffRole): boolean =>
  to !== 'owner' && (giver === 'owner' || (giver === 'manager' && to !== 'manager'));

/** What is known of a PIN: none, one to begin with that still works, or an own one. */
export function pinStateOf(pin: { expires_at: Date | null } | undefined, now: Date): 'none' | 'first' | 'own' {
  if (!pin) return 'none';
  if (pin.expires_at === null) return 'own';
  return pin.expires_at > now ? 'first' : 'none';
}

export const getOwnPin = async ({ db, clock }: { db: Db } & Pick<Deps, 'clock'>, userId: number) =>
  pinStateOf(await store.findPin(db, userId), clock.now());

/** Sets somebody's own PIN. */
export async function setOwnPin({ db, clock, passwords }: PinDeps, worker: Worker, pin: string): Promise<void> {
  const pin_hash = await passwords.hash(pin);
  await transaction(db, async (tx) => {
    if (!(await store.holdPerson(tx, worker.restaurantId, worker.userId))) throw notFound();
    await store.setPin(tx, { user_id: worker.userId, pin_hash, set_on: clock.now(), expires_at: null });
    await record(tx, {
      actor_id: worker.userId,
      action: 'staff.pin_own',
      subject: 'restaurant',
      subject_id: worker.restaurantId,
      after: { account: worker.userId },
    });
  });
}

function randomPin(): string {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isGuessablePin(pin) ? randomPin() : pin;
}

/** Gives somebody a PIN to begin with and answers it, this once. */
export async function giveFirstPin({ db, clock, passwords }: PinDeps, giver: Worker, personId: number) {
  const now = clock.now();
  const person = (await store.listPeople(db, giver.restaurantId)).find(({ person_id }) => person_id === personId);
  if (!person) throw notFound();
  if (!mayGive(giver.staffRole, person.role))
    throw new AppError('forbidden', 'They choose their PIN themselves, under Profile settings.');
  const pin = randomPin();
  const pin_hash = await passwords.hash(pin);
  const expires_at = new Date(now.getTime() + firstPinDays * dayMs);
  await transaction(db, async (tx) => {
    if (!(await store.holdPerson(tx, giver.restaurantId, personId))) throw notFound();
    await store.setPin(tx, { user_id: personId, pin_hash, set_on: now, expires_at });
    await record(tx, {
      actor_id: giver.userId,
      action: 'staff.pin_first',
      subject: 'restaurant',
      subject_id: giver.restaurantId,
      after: { account: personId },
    });
  });
  return { pin, expires_at: expires_at.toISOString() };
}
