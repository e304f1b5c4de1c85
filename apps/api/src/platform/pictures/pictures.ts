import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { originalOf } from '@tawa/domain/catalogue/pictures';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import { copiesFolders, originalsFolders } from './picture-folders.ts';
import { inertPolicy } from '../http/security-headers.ts';

const headers = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
};
const settled = 'public, max-age=604800, stale-while-revalidate=2592000';
// The original stands in for a copy that is still to be made, so nobody may keep it long.
const passing = 'public, max-age=60';

const safe = /^[a-z0-9][\w-]*(\/[\w-]+)*\.[a-z0-9]+$/;

const findIn = async (roots: readonly string[], name: string): Promise<string | undefined> => {
  for (const root of roots) {
    const found = await access(join(root, name)).then(
      () => true,
      () => false,
    );
    if (found) return root;
  }
  return undefined;
};

interface Found {
  root: string;
  name: string;
  cacheControl: string;
}

interface Folders {
  originals: readonly string[];
  copies: readonly string[];
}

/** Looks a picture up: an original by its name, a copy where it is made, and the original where it is not yet. */
async function find({ originals, copies }: Folders, name: string): Promise<Found | undefined> {
  if (!safe.test(name)) return undefined;
  const root = await findIn(originals, name);
  if (root) return { root, name, cacheControl: settled };
  const original = originalOf(`uploads/${name}`)?.slice('uploads/'.length);
  const home = original && (await findIn(originals, original));
  if (!home) return undefined;
  const made = await findIn(copies, name);
  return made ? { root: made, name, cacheControl: settled } : { root: home, name: original, cacheControl: passing };
}

/** Serves `/api/uploads/*`: what was uploaded, behind it the committed demo pictures, and the copies of both. */
export async function pictureRoutes(app: FastifyInstance, dataDir: string): Promise<void> {
  const folders = { originals: originalsFolders(dataDir), copies: copiesFolders(dataDir) };
  await app.register(fastifyStatic, { root: dataDir, serve: false, dotfiles: 'deny', cacheControl: false });
  app.get<{ Params: { '*': string } }>('/api/uploads/*', async (request, reply) => {
    const found = await find(folders, request.params['*']);
    if (!found) throw notFound();
    reply.headers({ ...headers, 'cache-control': found.cacheControl });
    return reply.sendFile(found.name, found.root);
  });
}
