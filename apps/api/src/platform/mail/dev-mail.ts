import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Env } from '../env.ts';
import { devPage, escaped, listNames } from '../http/dev-page.ts';
import { notFound, textOf } from '../http/errors.ts';
import { hasDevRoutes } from '../http/this-machine.ts';
import { mailFolder } from './mailer.ts';

const fileName = /^[\w-]+$/;
const letterSchema = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });

// A letter is drawn as a mail reader would: with its own look, and with nothing it could run.
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-same-origin";

async function readLetter(folder: string, name: string) {
  try {
    return z.parse(letterSchema, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
  } catch (error) {
    if (textOf(error, 'code') === 'ENOENT') return undefined;
    throw error;
  }
}

const words = {
  title: 'Mail',
  hint: 'Without SMTP_URL every mail stays here.',
  empty: 'No mail has been sent yet.',
};

async function listHtml(folder: string): Promise<string> {
  const rows = await Promise.all(
    (await listNames(folder)).map(async (name) => {
      const letter = await readLetter(folder, name);
      const title = letter ? `${escaped(letter.subject)} — ${escaped(letter.to)}` : name;
      return `<li><a href="/dev/mail/${name}">${title}</a> <small>${name.slice(0, 19)}</small></li>`;
    }),
  );
  return devPage(words, rows);
}

/** `/dev/mail`: the letters of a machine without SMTP_URL, so that every flow can be tried from the machine itself. */
export function devMailRoutes(
  app: FastifyInstance,
  env: Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'isProduction' | 'DEMO'>,
): void {
  if (env.SMTP_URL || !hasDevRoutes(env)) return;
  const folder = mailFolder(env.DATA_DIR);
  app.get('/dev/mail', async (_, reply) => reply.type('text/html; charset=utf-8').send(await listHtml(folder)));
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params }, reply) => {
    const letter = fileName.test(params.name) ? await readLetter(folder, params.name) : undefined;
    if (!letter) throw notFound();
    return reply.type('text/html; charset=utf-8').header('content-security-policy', letterPolicy).send(letter.html);
  });
}
