// Owns what the office does for one person beside blocking: goodwill, sessions, the pinned note, a lost second step, and
// what is wrong about who they are.
import type { PersonAccount } from '@tawa/contract/accounts/users.person';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { dayMs } from '@tawa/domain/common/durations';
import { goodwillDays, goodwillProblem } from '@tawa/domain/money/goodwill';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import {
  changeProfile,
  deviceName,
  endAllSessions,
  endOneSession,
  endSecondStep,
  getContact,
  listHolders,
  listOpenSessions,
} from '#modules/accounts/auth/auth.service.ts';
import { listAddresses } from '#modules/accounts/addresses/addresses.service.ts';
import { listConsents } from '#modules/accounts/consents/consents.service.ts';
import { findDiet } from '#modules/accounts/diet/diet.service.ts';
import { findTold, notify } from '#modules/accounts/notifications/notifications.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { giveCredit } from '#modules/money/ledger/ledger.service.ts';
import { type Hand, lockForHand } from './users.office.service.ts';
import { findUser } from './users.office.store.ts';
import * as store from './users.person.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

async function leftOf(db: Db, userId: number, now: Date) {
  const given = await store.sumGoodwill(db, userId, new Date(now.getTime() - goodwillDays * dayMs));
  const most = (await findSettings(db, now))('goodwill_max');
  return { given, most };
}

type Tab = Parameters<typeof store.listEvents>[1]['tab'];

export async function getPerson(
  { db, clock }: ServiceDeps,
  userId: number,
  asked: { tab: Tab; before?: string | undefined },
) {
  if (!(await findUser(db, userId))) throw notFound();
  const now = clock.now();
  const before = asked.before === undefined ? new Date(now.getTime() + dayMs) : new Date(asked.before);
  const [figures, counts, { given, most }, rows] = await Promise.all([
    store.readFigures(db, userId),
    store.countEvents(db, userId),
    leftOf(db, userId, now),
    store.listEvents(db, { userId, tab: asked.tab, before }),
  ]);
  const events = rows
    .slice(0, store.eventsMax)
    .map((event) => (event.kind === 'session' ? { ...event, words: deviceName(event.words) } : event));
  const goodwill_left = toRupees(Math.max(0, most - given));
  return { figures: { ...figures, goodwill_left }, counts, events, has_more: rows.length > store.eventsMax };
}

/** What somebody told us of themselves. */
export async function getAccount({ db, clock }: ServiceDeps, userId: number): Promise<PersonAccount> {
  if (!(await findUser(db, userId))) throw notFound();
  const [{ agreements, marketing: mail, notices, diet: byDiet }, diet, addresses] = await Promise.all([
    listConsents(db, userId, clock.now()),
    findDiet(db, userId),
    listAddresses(db, userId),
  ]);
  return {
    agreements,
    offers: { mail, notices, diet: byDiet },
    diet: diet && { diet: diet.diet, halal: diet.halal, allergens: [...diet.allergens] },
    addresses,
  };
}

export async function listSessions({ db }: Pick<Deps, 'db'>, userId: number) {
  const rows = await listOpenSessions(db, userId);
  return rows.map(({ session_id, user_agent, last_seen_at, tablet_name }) => ({
    session_id,
    device: tablet_name ?? deviceName(user_agent),
    last_seen_at: last_seen_at.toISOString(),
  }));
}

export const endSessions = ({ db }: Pick<Deps, 'db'>, hand: Hand, sessionId?: string): Promise<void> =>
  transaction(db, async (tx) => {
    await lockForHand(tx, hand);
    if (sessionId === undefined) await endAllSessions(tx, hand.user_id);
    else await endOneSession(tx, hand.user_id, sessionId);
    await audit.record(tx, {
      actor_id: hand.actor_id,
      action: sessionId === undefined ? 'user.sign_out' : 'user.sign_out_device',
      subject_id: hand.user_id,
    });
  });

export const pinNote = (
  { db, clock }: ServiceDeps,
  hand: Hand,
  { noteId, pinned }: { noteId: number; pinned: boolean },
) =>
  transaction(db, async (tx) => {
    await lockForHand(tx, hand, { isOwnToo: true });
    await store.unpinNotes(tx, hand.user_id);
    const at = clock.now();
    if (pinned && !(await store.pinNote(tx, { userId: hand.user_id, noteId, at }))) throw notFound();
    const after = { user_note_id: noteId, pinned };
    await audit.record(tx, { actor_id: hand.actor_id, action: 'user.pin_note', subject_id: hand.user_id, after });
  });

interface Gift {
  /** Rupees. */
  amount: number;
  reason: string;
  key: string;
}

/** Gives a customer credit; a press that is sent again gives nothing more, and the locked account adds up one after the other. */
export const giveGoodwill = (
  { db, clock }: ServiceDeps,
  hand: Hand,
  { amount: rupees, reason, key }: Gift,
): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockForHand(tx, hand);
    const amount = toPaise(rupees);
    const known = await store.findGoodwill(tx, key);
    if (known?.user_id === hand.user_id && known.amount === amount) return;
    if (known) throw new AppError('conflict', 'This was given to somebody else already.');
    if (user.role !== 'user' || user.status !== 'active')
      throw new AppError('conflict', 'Only customers whose account is open have credit.');
    const now = clock.now();
    const problem = goodwillProblem({ amount, ...(await leftOf(tx, hand.user_id, now)) });
    if (problem) throw new AppError('unprocessable', problem, { fields: { amount: problem } });
    const row = { user_id: hand.user_id, call_key: key, amount, reason, given_by: hand.actor_id, given_on: now };
    const gift = await store.addGoodwill(tx, row);
    if (!gift) throw new AppError('conflict', 'This was given to somebody else already.');
    await giveCredit(tx, { user_id: hand.user_id, amount, at: now, cause: `goodwill:${gift.goodwill_id}` });
    const after = { amount: rupees, goodwill_id: gift.goodwill_id };
    await audit.record(tx, {
      actor_id: hand.actor_id,
      action: 'user.goodwill',
      subject_id: hand.user_id,
      reason,
      after,
    });
  });

/** Turns a lost second step off: what was checked is written down, everybody who is signed in as them is signed out. */
export const resetSecondStep = (
  { db }: Pick<Deps, 'db'>,
  hand: Hand,
  { proofs, reason }: { proofs: readonly string[]; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockForHand(tx, hand);
    if (new Set(proofs).size < 2) throw new AppError('invalid', 'Check two things at least.');
    const { totp_confirmed_at } = await getContact(tx, hand.user_id);
    if (!totp_confirmed_at) throw new AppError('conflict', 'This account has no second step.');
    await endSecondStep(tx, hand.user_id);
    await endAllSessions(tx, hand.user_id);
    const after = { proofs: [...new Set(proofs)] };
    await audit.record(tx, {
      actor_id: hand.actor_id,
      action: 'user.second_step',
      subject_id: hand.user_id,
      reason,
      after,
    });
  });

interface Correction {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
  reason: string;
  /** What the account said when the correction began. */
  seen: Who;
}

interface Who {
  name: string;
  email: string | null;
  mobile: string | null;
}

/** Refuses what is somebody else’s: an e-mail of any account, a number that another account has proved. */
async function refuseTaken(
  tx: Tx,
  userId: number,
  { email, mobile }: Omit<Correction, 'reason' | 'seen'>,
): Promise<void> {
  const isOthers = async (contact: Parameters<typeof listHolders>[1]) =>
    (await listHolders(tx, contact)).some(
      (holder) => holder.user_id !== userId && (contact.kind === 'email' || holder.isProved),
    );
  const refuse = (field: 'email' | 'mobile', text: string) => {
    throw new AppError('conflict', text, { fields: { [field]: text } });
  };
  if (email !== undefined && (await isOthers({ kind: 'email', email })))
    refuse('email', 'Another account has this e-mail.');
  if (mobile !== undefined && (await isOthers({ kind: 'mobile', mobile })))
    refuse('mobile', 'Another account has confirmed this number.');
}

const fields = ['name', 'email', 'mobile'] as const;
const names = { name: 'name', email: 'e-mail', mobile: 'mobile' } as const;

/**
 * Corrects who somebody is, as they would themselves; the log says what was corrected and why, and keeps no name or address. Of two
 * who correct the same field the second changes nothing and is answered what the account says by now.
 */
export const correctPerson = (
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  hand: Hand,
  { reason, seen, ...asked }: Correction,
): Promise<{ overtakenBy: Who | null }> =>
  transaction(deps.db, async (tx) => {
    await lockForHand(tx, hand);
    const before = await getContact(tx, hand.user_id);
    const { name, email, mobile } = before;
    const isOvertaken = fields.some((field) => asked[field] !== undefined && before[field] !== seen[field]);
    if (isOvertaken) return { overtakenBy: { name, email, mobile } };
    const change = {
      ...(asked.name !== undefined && asked.name !== before.name && { name: asked.name }),
      ...(asked.email !== undefined &&
        asked.email.toLowerCase() !== before.email?.toLowerCase() && { email: asked.email.toLowerCase() }),
      ...(asked.mobile !== undefined && asked.mobile !== before.mobile && { mobile: asked.mobile }),
    };
    const corrected = fields.filter((field) => change[field] !== undefined);
    if (corrected.length === 0) throw new AppError('conflict', 'This is what the account says already.');
    await refuseTaken(tx, hand.user_id, change);
    await changeProfile(tx, deps, before, change);
    const after = { corrected: corrected.map((field) => names[field]) };
    await audit.record(tx, {
      actor_id: hand.actor_id,
      action: 'user.correct',
      subject_id: hand.user_id,
      reason,
      after,
    });
    return { overtakenBy: null };
  });

/**
 * Writes to somebody whose account is open; the log keeps the words, which their picture shows. A press that is sent again writes
 * nothing more, also when they were blocked meanwhile, and one with other words is told that the first ones went out.
 */
export const writeTo = (
  { db }: Pick<Deps, 'db'>,
  hand: Hand,
  { text, key }: { text: string; key: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const { status } = await lockForHand(tx, hand);
    const told = await findTold(tx, { user_id: hand.user_id, kind: 'house_message', key });
    if (told?.body === text) return;
    if (told) throw new AppError('conflict', 'This message was sent already, in its first words.');
    if (status !== 'active') throw new AppError('conflict', 'This account is blocked: they could not read it.');
    await notify(tx, { to: { user_id: hand.user_id }, kind: 'house_message', facts: { text }, key });
    await audit.record(tx, {
      actor_id: hand.actor_id,
      action: 'user.message',
      subject_id: hand.user_id,
      reason: text,
    });
  });
