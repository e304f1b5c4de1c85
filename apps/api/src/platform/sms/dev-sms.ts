import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Env } from '../env.ts';
import { textOf } from '../http/errors.ts';
import { hasDevRoutes } from '../http/this-machine.ts';
import { smsFolder } from './folder-sms.ts';

const listedMax = 100;
const messageSchema = z.object({ to: z.string(), text: z.string() });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function listFiles(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder);
    return files
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .toReversed()
      .slice(0, listedMax);
  } catch (error) {
    if (textOf(error, 'code') === 'ENOENT') return [];
    throw error;
  }
}

async function listHtml(folder: string): Promise<string> {
  const rows = await Promise.all(
    (await listFiles(folder)).map(async (file) => {
      const { to, text } = z.parse(messageSchema, JSON.parse(await readFile(join(folder, file), 'utf8')));
      return `<li><b>${escaped(to)}</b> ${escaped(text)} <small>${file.slice(0, 19)}</small></li>`;
    }),
  );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No text message has been sent yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text messages</title></head><body><h1>Text messages of this machine</h1><p>Without keys of a gateway every text stays here.</p>${list}</body></html>`;
}

/** `/dev/sms`: the text messages of a machine without a gateway, so that every flow can be tried from the machine itself. */
export function devSmsRoutes(app: FastifyInstance, env: Pick<Env, 'DATA_DIR' | 'isProduction' | 'DEMO'>): void {
  if (!hasDevRoutes(env)) return;
  const folder = smsFolder(env.DATA_DIR);
  app.get('/dev/sms', async (_, reply) => reply.type('text/html; charset=utf-8').send(await listHtml(folder)));
}
