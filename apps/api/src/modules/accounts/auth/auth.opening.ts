// Opens sessions, however somebody proved who they are; a device that was not seen before is told to its owner.
import type { Role } from '@tawa/contract/common/endpoint';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { hourMs } from '@tawa/domain/common/durations';
import { rememberedDays, sessionHours } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { getContact, keepFirstLanguage } from './account.ts';
import { newDeviceMail } from './auth.mails.ts';
import * as store from './auth.store.ts';
import { deviceName } from './device.ts';

/** From where somebody signs in. */
export interface Where {
  address: string;
  userAgent: string;
  /** In which they read the page. */
  language: SpokenLanguage;
}

export const roleOf = (role: string): Role => (role === 'admin' || role === 'restaurant' ? role : 'user');

export const endOfSession = (now: Date, isRemembered: boolean): Date =>
  new Date(now.getTime() + (isRemembered ? rememberedDays * 24 : sessionHours) * hourMs);

/** Begins a session in the caller's transaction and answers its id. */
export async function startSession(
  tx: Tx,
  { clock, env }: Pick<Deps, 'clock' | 'env'>,
  user_id: number,
  opening: Where & { expiresAt: Date },
): Promise<string> {
  const { address, userAgent, language, expiresAt } = opening;
  await keepFirstLanguage(tx, user_id, language);
  const { before, alike } = await store.findEarlierUse(tx, user_id, userAgent);
  if (before > 0 && alike === 0) {
    const login = { origin: env.PUBLIC_URL, device: deviceName(userAgent), at: clock.now() };
    await sendMail(tx, newDeviceMail(await getContact(tx, user_id), login));
    await notify(tx, { to: { user_id }, kind: 'security_sign_in', facts: { device: login.device } });
  }
  const session = { user_id, expires_at: expiresAt, user_agent: userAgent, address };
  return (await store.addSession(tx, session)).session_id;
}

interface Account {
  user_id: number;
  role: string;
  restaurant_id?: number | null;
}

/** What a login answers. */
export async function signSession(
  { tokens }: Pick<Deps, 'tokens'>,
  { user_id, role, restaurant_id }: Account,
  session: { sessionId: string; expiresAt: Date },
) {
  const userType = roleOf(role);
  const token = await tokens.sign({ userId: user_id, userType, ...session });
  return { token, userId: user_id, userType, restaurant_id: restaurant_id ?? undefined };
}
