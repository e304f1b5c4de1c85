import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findProjectRoot } from './paths.ts';

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
};

/** Serves `/api/uploads/*`: what was uploaded, and behind it the committed demo pictures. */
export async function pictureRoutes(app: FastifyInstance, dataDir: string): Promise<void> {
  const roots = [join(dataDir, 'uploads'), join(findProjectRoot(), 'packages/art/pictures')].filter((root) =>
    existsSync(root),
  );
  if (roots.length === 0) return;
  await app.register(fastifyStatic, {
    root: roots,
    prefix: '/api/uploads/',
    decorateReply: false,
    index: false,
    list: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}
