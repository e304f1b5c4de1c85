import { createHmac, randomBytes } from 'node:crypto';

// The format of https://www.standardwebhooks.com, version 1: any library of it proves what we send.
const prefix = 'whsec_';
const secretBytes = 32;

/** A secret that signs webhooks, as both sides write it. */
export const makeWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

interface Message {
  id: string;
  /** When it is sent, in seconds since 1970. */
  timestamp: number;
  body: string;
}

const signOnce = (secret: string, { id, timestamp, body }: Message): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/** The headers of a webhook; with several secrets, each signs. */
export const webhookHeaders = (secrets: readonly string[], message: Message) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signOnce(secret, message)).join(' '),
});
