import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Post {
  /** What SMTP_URL must be. */
  url: string;
  /** The newest letter to an address with this subject, as the text a person reads; undefined until it came. */
  find(to: string, subject: string): string | undefined;
  close(): Promise<void>;
}

interface Arrived {
  to: string;
  raw: string;
}

/** Undoes the line breaks and codes of quoted-printable. */
const readable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A real SMTP server on a free port that keeps what arrives. */
export async function startPost(): Promise<Post> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({ to: envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    find: (to, subject) => {
      const letter = arrived.findLast((each) => each.to === to && each.raw.includes(`Subject: ${subject}`));
      return letter && readable(letter.raw);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
