import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Env } from '../env.ts';
import { devPage, escaped, listNames } from '../http/dev-page.ts';
import { hasDevRoutes } from '../http/this-machine.ts';
import { smsFolder } from './folder-sms.ts';

const messageSchema = z.object({ to: z.string(), text: z.string() });

const words = {
  title: 'Text messages',
  hint: 'Without keys of a gateway every text stays here.',
  empty: 'No text message has been sent yet.',
};

async function listHtml(folder: string): Promise<string> {
  const rows = await Promise.all(
    (await listNames(folder)).map(async (name) => {
      const { to, text } = z.parse(messageSchema, JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
      return `<li><b>${escaped(to)}</b> ${escaped(text)} <small>${name.slice(0, 19)}</small></li>`;
    }),
  );
  return devPage(words, rows);
}

/** `/dev/sms`: the text messages of a machine without a gateway, so that every flow can be tried from the machine itself. */
export function devSmsRoutes(app: FastifyInstance, env: Pick<Env, 'DATA_DIR' | 'isProduction' | 'DEMO'>): void {
  if (!hasDevRoutes(env)) return;
  const folder = smsFolder(env.DATA_DIR);
  app.get('/dev/sms', async (_, reply) => reply.type('text/html; charset=utf-8').send(await listHtml(folder)));
}
