import { z } from 'zod/mini';
import type { Outgoing } from '../outgoing.ts';
import type { Sms } from './sms.ts';

const timeoutMs = 6000;
const refusal = z.object({ code: z.number() });

interface TwilioAccount {
  sid: string;
  token: string;
  /** A number, a registered sender, or the sid of a messaging service (MG…). */
  from: string;
  apiUrl: string;
}

const senderOf = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

/** Twilio: the Messages API; it matches the text itself with what the operators of India registered. */
export const createTwilio = ({ sid, token, from, apiUrl }: TwilioAccount, outgoing: Outgoing): Sms => ({
  send: ({ to, text }) =>
    outgoing.call({ provider: 'Twilio', act: 'text' }, async (line) => {
      const answer = await line.fetch(`${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: `+91${to}`, Body: text, ...senderOf(from) }).toString(),
        timeoutMs,
      });
      if (answer.ok) return;
      const told = z.safeParse(refusal, await answer.json().catch(() => null));
      line.note({ code: told.success ? String(told.data.code) : undefined });
      throw new Error(`Twilio answered ${answer.status}.`);
    }),
});
