import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { letterHtml, letterText } from './letter.tsx';
import { createLog } from '../log.ts';
import { createOutgoing } from '../outgoing.ts';
import { createMailer } from './mailer.ts';

const outgoing = createOutgoing(createLog('silent'));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const content = {
  heading: 'Choose a new password',
  paragraphs: ['Hello <b>Asha</b> & Co, the bill is ₹329.00.'],
  action: { label: 'Go on', url: 'http://localhost:3000/reset-password#abc' },
};
const letter = {
  to: 'asha@example.com',
  subject: 'Ordered for ₹329.00',
  html: letterHtml('Ordered', { content, origin: 'http://localhost:3000' }),
  text: letterText({ content, origin: 'http://localhost:3000' }),
};
const env = { PUBLIC_URL: 'http://localhost:3000', SMTP_URL: undefined, MAIL_FROM: undefined, DATA_DIR: '' };

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tawa-mail-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A real SMTP server; answers its address and what arrived. */
async function startSmtp(refuse: () => boolean = () => false) {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse()) return done(new Error('Try again later'));
        arrived.push(Buffer.concat(chunks).toString('utf8'));
        return done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  closing.push(() => new Promise((done) => server.close(() => done())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, arrived };
}

test('a letter reaches a real SMTP server with both its parts', async () => {
  const { url, arrived } = await startSmtp();
  await createMailer({ ...env, SMTP_URL: url }, outgoing).send(letter);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toContain('To: asha@example.com');
  expect(arrived[0]).toContain('From: Tawa <no-reply@localhost>');
  expect(arrived[0]).toContain('Content-Type: text/plain');
  expect(arrived[0]).toContain('Content-Type: text/html');
});

test('a letter that was not taken throws, so that it is tried again', async () => {
  const { url } = await startSmtp(() => true);
  await expect(createMailer({ ...env, SMTP_URL: url }, outgoing).send(letter)).rejects.toThrow(/Try again later/);
  await expect(createMailer({ ...env, SMTP_URL: 'smtp://127.0.0.1:9' }, outgoing).send(letter)).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

test('to another machine no letter goes in the clear, unless the address says so (mail-2)', async () => {
  const { url, arrived } = await startSmtp();
  const away = url.replace('127.0.0.1', '0.0.0.0');
  await expect(createMailer({ ...env, SMTP_URL: away }, outgoing).send(letter)).rejects.toThrow(/STARTTLS/);
  expect(arrived).toEqual([]);
  await createMailer({ ...env, SMTP_URL: `${away}?requireTLS=false` }, outgoing).send(letter);
  expect(arrived).toHaveLength(1);
});

test('without a server each letter is a file that a mail program opens', async () => {
  const DATA_DIR = await tempFolder();
  const mailer = createMailer({ ...env, DATA_DIR }, outgoing);
  await Promise.all([mailer.send(letter), mailer.send(letter)]);
  const files = await readdir(join(DATA_DIR, 'mail'));
  const letters = files.filter((file) => file.endsWith('.eml'));
  expect(letters).toHaveLength(2);
  expect(await readFile(join(DATA_DIR, 'mail', letters[0] ?? ''), 'utf8')).toContain('To: asha@example.com');
});

test('no line that somebody wrote becomes a line of the letter’s head, or another reader', async () => {
  const { url, arrived } = await startSmtp();
  const lines = 'Ordered\r\nBcc: everybody@example.com\r\n\r\nother words';
  await createMailer({ ...env, SMTP_URL: url }, outgoing).send({ ...letter, subject: lines });
  const [head = ''] = arrived[0]?.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^Content-Type: multipart/im);
});

test('what a person wrote is text in a letter, never markup', () => {
  expect(letter.html).toContain('Hello &lt;b&gt;Asha&lt;/b&gt; &amp; Co');
  expect(letter.text).toContain('Hello <b>Asha</b> & Co, the bill is ₹329.00.');
  expect(letter.text).toContain('Go on: http://localhost:3000/reset-password#abc');
});
