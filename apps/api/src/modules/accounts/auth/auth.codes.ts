// A one-time code: six digits that prove whose a contact is, for ten minutes, five tries and one use. Only a keyed hash is
// kept. How often one may be sent is limited for the contact, the caller's network and the country, because texts cost money.
import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import {
  type Contact,
  loginCodeAgainS,
  loginCodeDigits,
  loginCodeMinutes,
  loginCodeTries,
} from '@tawa/domain/accounts/login-codes';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import { minuteMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { addressKey } from '#platform/http/address.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import type { Tx } from '#platform/database/db.ts';
import { languageOfText } from '#platform/sms/sms.ts';
import { said } from '#platform/words/said.ts';
import { codeMail } from './auth.mails.ts';
import * as store from './auth.codes.store.ts';

const country = '+91';

/** Who asks for a code: from where, and reading which language. */
export interface CodeReader {
  address: string;
  language: SpokenLanguage;
}

export type CodeDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'rateLimit' | 'sms'>;

const textOf = (contact: Contact): string => (contact.kind === 'mobile' ? contact.mobile : contact.email);

const hashBy = (secret: string, contact: string, code: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32)))
    .update(`${contact} ${code}`)
    .digest();

/** The last line lets a browser on the phone fill the code in for this site alone. */
const smsText = (code: string, origin: string, language: SpokenLanguage): string => {
  const text = `${code} is your Tawa code. It works for ${loginCodeMinutes} minutes. Do not share it.`;
  return `${said(text, language)}\n@${new URL(origin).hostname} #${code}`;
};

async function claimSending({ rateLimit, sms }: CodeDeps, contact: Contact, address: string): Promise<void> {
  if (contact.kind === 'mobile' && sms === null) {
    const text = 'We can’t send text messages at the moment. Use your e-mail instead.';
    throw new AppError('unprocessable', text, { fields: { contact: text } });
  }
  await rateLimit.claim('codeOfAddress', addressKey({ ip: address }));
  await rateLimit.claim('codeOfContact', textOf(contact));
  if (contact.kind === 'mobile') await rateLimit.claim('textOfCountry', country);
}

const waitFor = (sentAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((sentAt.getTime() - now.getTime()) / 1000) + loginCodeAgainS);

/** Sends a code in place of an earlier one; throws `busy` within half a minute of it, and when it cannot be sent. */
export async function sendCode(deps: CodeDeps, contact: Contact, { address, language }: CodeReader) {
  const { db, clock, env, sms } = deps;
  const to = textOf(contact);
  const now = clock.now();
  const earlier = await store.findCode(db, to);
  const refuse = (sentAt: Date) =>
    new AppError('busy', 'We just sent you a code. Wait a moment before you ask again.', {
      retryAfterS: waitFor(sentAt, now),
    });
  const before = new Date(now.getTime() - loginCodeAgainS * 1000);
  if (earlier && earlier.sent_at > before) throw refuse(earlier.sent_at);
  await claimSending(deps, contact, address);
  const code = String(randomInt(10 ** loginCodeDigits)).padStart(loginCodeDigits, '0');
  const expires_at = new Date(now.getTime() + loginCodeMinutes * minuteMs);
  const code_hash = hashBy(env.JWT_SECRETS[0], to, code);
  const row = { contact: to, code_hash, sent_at: now, expires_at, tries_left: loginCodeTries };
  if (!(await store.replaceCode(db, row, before))) throw refuse(now);
  if (contact.kind === 'email') await sendMail(db, { ...codeMail(contact.email, code), language });
  else await sendText(deps, { sms, to, code, code_hash, language });
  return {
    sent_by: contact.kind === 'email' ? ('email' as const) : ('sms' as const),
    expires_at: expires_at.toISOString(),
    again_at: new Date(now.getTime() + loginCodeAgainS * 1000).toISOString(),
  };
}

interface Text {
  sms: CodeDeps['sms'];
  to: string;
  code: string;
  code_hash: Buffer;
  language: SpokenLanguage;
}

async function sendText({ db, env }: CodeDeps, { sms, to, code, code_hash, language }: Text): Promise<void> {
  try {
    const spoken = languageOfText(sms, language);
    const text = smsText(code, env.PUBLIC_URL, spoken);
    await sms?.send({ to, text, code, ...(spoken !== 'en' && { language: spoken }) });
  } catch (cause) {
    // What was not sent keeps nobody from asking again.
    await store.deleteCode(db, to, code_hash);
    const text = 'We couldn’t send the text message. Try again, or use your e-mail.';
    throw new AppError('unavailable', text, { fields: { contact: text }, cause });
  }
}

const wrong = (text: string) => new AppError('invalid', text, { fields: { code: text } });

/** Throws unless the code is the one that was sent; counts the try first, so that no wrong one is free. Answers what uses it up. */
export async function judgeCode({ db, clock, env }: CodeDeps, contact: Contact, code: string) {
  const to = textOf(contact);
  const tried = await store.countTry(db, to, clock.now());
  if (!tried) throw wrong('This code no longer works. Ask for a new one.');
  const isRight = env.JWT_SECRETS.some((secret) => timingSafeEqual(tried.code_hash, hashBy(secret, to, code)));
  if (!isRight && tried.tries_left === 0) throw wrong('That was the last try. Ask for a new code.');
  if (!isRight)
    throw wrong(`That code doesn’t fit. ${tried.tries_left} ${tried.tries_left === 1 ? 'try' : 'tries'} left.`);
  return async (tx: Tx): Promise<void> => {
    if (!(await store.takeCode(tx, to, tried.code_hash))) throw wrong('This code was used already. Ask for a new one.');
  };
}
