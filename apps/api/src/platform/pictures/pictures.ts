import { originalOf } from '@tawa/domain/catalogue/pictures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFileName, mediaTypeOf, type FileFacts, type FileFolder, type OpenFile } from '../files/file-folder.ts';
import { notFound } from '../http/errors.ts';
import type { PicturePlaces } from './picture-folders.ts';
import { inertPolicy } from '../http/security-headers.ts';

const inert = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
};
const settled = 'public, max-age=604800, stale-while-revalidate=2592000';
// The original stands in for a copy that is still to be made, so nobody may keep it long.
const passing = 'public, max-age=60';

async function openIn(folders: readonly FileFolder[], name: string): Promise<OpenFile | null> {
  for (const folder of folders) {
    const file = await folder.open(name);
    if (file) return file;
  }
  return null;
}

async function findHome(folders: readonly FileFolder[], name: string): Promise<FileFolder | null> {
  for (const folder of folders) if (await folder.find(name)) return folder;
  return null;
}

interface Picture {
  name: string;
  file: OpenFile;
  cacheControl: string;
}

/** A copy where it is made, and its original where it is not yet; none is shown whose original is gone. */
async function openCopy({ originals, copies }: PicturePlaces, name: string): Promise<Picture | null> {
  const original = originalOf(`uploads/${name}`)?.slice('uploads/'.length);
  const home = original ? await findHome(originals, original) : null;
  if (!original || !home) return null;
  const made = await openIn(copies, name);
  if (made) return { name, file: made, cacheControl: settled };
  const file = await home.open(original);
  return file && { name: original, file, cacheControl: passing };
}

async function openPicture(places: PicturePlaces, name: string): Promise<Picture | null> {
  if (!isFileName(name)) return null;
  const copy = await openCopy(places, name);
  if (copy) return copy;
  const file = await openIn(places.originals, name);
  return file && { name, file, cacheControl: settled };
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a browser or CDN has the same bytes already. */
function isKept({ headers }: FastifyRequest, { tag, writtenOn }: FileFacts): boolean {
  const asked = headers['if-none-match'];
  if (asked !== undefined) return asked.split(',').some((each) => withoutWeakness(each) === withoutWeakness(tag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Headers tell whole seconds.
  return Math.floor(writtenOn.getTime() / 1000) * 1000 <= since;
}

/** Serves `/api/uploads/*`: what was uploaded, behind it the committed demo pictures, and the copies of both. */
export function pictureRoutes(app: FastifyInstance, places: PicturePlaces): void {
  app.get<{ Params: { '*': string } }>('/api/uploads/*', async (request, reply) => {
    const found = await openPicture(places, request.params['*']);
    if (!found) throw notFound();
    const { name, file, cacheControl } = found;
    reply.headers({
      ...inert,
      'cache-control': cacheControl,
      etag: file.tag,
      'last-modified': file.writtenOn.toUTCString(),
    });
    if (isKept(request, file)) {
      file.stream.destroy();
      return reply.code(304).send();
    }
    return reply.type(mediaTypeOf(name)).header('content-length', String(file.bytes)).send(file.stream);
  });
}
