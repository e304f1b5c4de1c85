// Archives are opened in the browser alone, and only within limits: the server takes none.
import {
  BlobReader,
  configure,
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSAFE_FILENAME,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/index-native.js';

// The policy of the pages lets no worker begin from a text.
configure({ useWebWorkers: false });

export type Refusal = 'damaged' | 'encrypted' | 'nested' | 'crowded' | 'large' | 'bomb' | 'unsafe';

/** Why an archive is not read. */
export class ArchiveRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}

export interface Limits {
  entries: number;
  /** Bytes of all entries as they say of themselves. */
  bytes: number;
  /** How many times larger than in the archive an entry above `ratioFrom` bytes may be. */
  ratio: number;
}

/** A file of an archive; its size is what the archive says, and reading ends where more comes. */
export interface ArchiveFile {
  name: string;
  bytes: number;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const ratioFrom = 256 * 1024;
const nestedNames = /\.(zip|7z|rar|tar|gz|tgz|bz2|xz|zst|jar|cab|iso)$/i;
const unsafeName = /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : '');

const refusals: ReadonlyMap<string, Refusal> = new Map([
  [ERR_ENCRYPTED, 'encrypted'],
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY, 'encrypted'],
  [ERR_UNSAFE_FILENAME, 'unsafe'],
  [ERR_OVERLAPPING_ENTRY, 'bomb'],
  [ERR_AMBIGUOUS_ARCHIVE, 'damaged'],
]);

function refusalOf(error: unknown): ArchiveRefused {
  if (error instanceof ArchiveRefused) return error;
  return new ArchiveRefused(refusals.get(textOf(error)) ?? 'damaged', { cause: error });
}

/** Reads one file, and no byte beyond what it said of itself. */
async function readEntry(entry: FileEntry): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let length = 0;
  const target = new WritableStream<Uint8Array>({
    write(part) {
      if (length + part.length > bytes.length) throw new ArchiveRefused('bomb');
      bytes.set(part, length);
      length += part.length;
    },
  });
  try {
    await entry.getData(target, { checkOverlappingEntry: true, checkSignature: true });
  } catch (error) {
    throw refusalOf(error);
  }
  if (length < bytes.length) throw new ArchiveRefused('damaged');
  return bytes;
}

function judgeEntry(entry: FileEntry, limits: Limits): void {
  if (unsafeName.test(entry.filename) || entry.symlink) throw new ArchiveRefused('unsafe');
  if (entry.encrypted) throw new ArchiveRefused('encrypted');
  if (nestedNames.test(entry.filename)) throw new ArchiveRefused('nested');
  const { uncompressedSize: bytes, compressedSize } = entry;
  if (bytes > ratioFrom && bytes > compressedSize * limits.ratio) throw new ArchiveRefused('bomb');
}

/** The files of an archive, none of them read yet; throws `ArchiveRefused`. */
export async function openArchive(archive: Blob, limits: Limits): Promise<ArchiveFile[]> {
  const reader = new ZipReader(new BlobReader(archive), { strictness: 'balanced' });
  const files: ArchiveFile[] = [];
  let bytes = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      judgeEntry(entry, limits);
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ArchiveRefused('large');
      files.push({ name: entry.filename, bytes: entry.uncompressedSize, read: () => readEntry(entry) });
      if (files.length > limits.entries) throw new ArchiveRefused('crowded');
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return files;
}
