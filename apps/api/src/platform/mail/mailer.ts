import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import type { Outgoing } from '../outgoing.ts';
import type { ProviderKeys } from '../keys/provider-keys.ts';

/** A file that goes with a letter; `encoding` where its content is no plain text. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
  encoding?: 'base64';
}

export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

/** Hands a letter over; throws when it was not taken, so that the queue tries again. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}

const timeoutMs = 8000;

/** The folder of letters on a machine without SMTP_URL. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

const isOnThisMachine = (url: string): boolean =>
  URL.canParse(url) && /^(localhost$|127\.|\[::1\]$)/.test(new URL(url).hostname);

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/** What the mail server answered, such as 421. */
function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

// A letter may carry a link to a new password, so between machines it goes encrypted or not at all, also where somebody in
// between hides that the server could. `?requireTLS=false` at the end of SMTP_URL says otherwise on purpose.
function createSmtpMailer(url: string, from: string, outgoing: Outgoing): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, requireTLS: !isOnThisMachine(url), ...timeouts }, { from });
  return {
    async send(letter) {
      await outgoing.call({ provider: 'mail server', act: 'send' }, async (line) => {
        line.note({ host: hostOf(url) });
        await transport.sendMail(letter).catch((error: unknown) => {
          line.note({ status: statusOf(error) });
          throw error;
        });
      });
    },
  };
}

async function keep(folder: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(folder, `${name}.part`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  let count = 0;
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail(letter);
      count += 1;
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${count}`;
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not written.');
      await keep(folder, `${name}.eml`, message);
      await keep(folder, `${name}.json`, JSON.stringify(letter));
    },
  };
}

/** Sends over SMTP_URL; without it each letter becomes an `.eml` file under the data folder. */
export function createMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PUBLIC_URL'>,
  outgoing: Outgoing,
): Mailer {
  const from = env.MAIL_FROM ?? `Tawa <no-reply@${new URL(env.PUBLIC_URL).hostname}>`;
  return env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, from, outgoing)
    : createFolderMailer(mailFolder(env.DATA_DIR), from);
}

/** The same while the office changes the mail server: the next letter goes to the newest one. */
export function createChangingMailer(keys: Pick<ProviderKeys, 'over' | 'onChange'>, outgoing: Outgoing): Mailer {
  let current = createMailer(keys.over(), outgoing);
  keys.onChange(() => {
    current = createMailer(keys.over(), outgoing);
  });
  return { send: (letter) => current.send(letter) };
}
