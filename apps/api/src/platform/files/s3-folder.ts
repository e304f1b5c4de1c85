import { Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { checkName, isFileName, mediaTypeOf, type FileFacts, type FileFolder, type ListedFile } from './file-folder.ts';
import type { Bucket } from './files-url.ts';
import { nullWhenAbsent, type StoreCall } from './s3-client.ts';

// What is not larger is read at once: whoever takes it slowly holds no connection to the store, and one that is lost halfway
// is no half picture.
const wholeBytesMax = 1024 * 1024;

interface Told {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  ETag?: string | undefined;
}

// Some stores list milliseconds, and all answer whole seconds: two times can be compared only if both are.
const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

function factsOf({ ContentLength, LastModified, ETag }: Told): FileFacts {
  if (ContentLength === undefined || LastModified === undefined || ETag === undefined)
    throw new Error('The store says neither size, time nor tag of a file.');
  return { bytes: ContentLength, writtenOn: wholeSecond(LastModified), tag: ETag };
}

async function streamOf(body: GetObjectCommandOutput['Body'], bytes: number): Promise<Readable> {
  if (bytes > wholeBytesMax) {
    if (!(body instanceof Readable)) throw new Error('The store answered no stream.');
    // Whoever reads it hears of it as well; until then nobody would, and the process would end.
    return body.on('error', () => undefined);
  }
  const whole = await body?.transformToByteArray();
  if (whole?.length !== bytes) throw new Error('The store answered half a file.');
  return Readable.from([Buffer.from(whole.buffer, whole.byteOffset, whole.length)], { objectMode: false });
}

/** The part of a bucket whose names begin with `area`; another process sees a file as soon as it is put. */
export function createS3Folder({ bucket, prefix }: Bucket, call: StoreCall, area: string): FileFolder {
  const root = `${prefix}${area}/`;
  const at = (name: string) => ({ Bucket: bucket, Key: `${root}${checkName(name)}` });

  async function* list(below = ''): AsyncGenerator<ListedFile> {
    const Prefix = `${root}${below === '' ? '' : `${below}/`}`;
    let next: string | undefined;
    do {
      const ContinuationToken = next;
      const page = await call('list', 'read', (s3, options) =>
        s3.listObjectsV2({ Bucket: bucket, Prefix, ContinuationToken }, options),
      );
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const name = Key.slice(root.length);
        if (isFileName(name)) yield { name, bytes: Size, writtenOn: wholeSecond(LastModified) };
      }
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  return {
    put: async (name, bytes) => {
      const object = { ...at(name), Body: bytes, ContentType: mediaTypeOf(name) };
      await call('put', 'write', (s3, options) => s3.putObject(object, options));
    },
    open: async (name) => {
      const object = at(name);
      return call('open', 'read', async (s3, options) => {
        const found = await s3.getObject(object, options).catch(nullWhenAbsent);
        if (!found) return null;
        const facts = factsOf(found);
        return { ...facts, stream: await streamOf(found.Body, facts.bytes) };
      });
    },
    find: async (name) => {
      const object = at(name);
      return call('find', 'read', async (s3, options) => {
        const found = await s3.headObject(object, options).catch(nullWhenAbsent);
        return found && factsOf(found);
      });
    },
    remove: async (name) => {
      const object = at(name);
      await call('remove', 'read', (s3, options) => s3.deleteObject(object, options).catch(nullWhenAbsent));
    },
    list,
    // A store shows a file whole or not at all.
    removeUnfinished: async () => undefined,
    canWrite: async () => true,
  };
}
