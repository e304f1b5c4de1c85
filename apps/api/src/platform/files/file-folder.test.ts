import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileKinds } from '#testing/file-kinds.ts';
import { parseEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createOutgoing } from '../outgoing.ts';
import { readFile, type FileFolder, type ListedFile } from './file-folder.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createFiles } from './files.ts';
import { createPrivateFiles } from './private-files.ts';

const bytesOf = (text: string) => Buffer.from(text);
async function filesOf(folder: FileFolder, below?: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of folder.list(below)) files.push(file);
  return files;
}
const namesOf = async (folder: FileFolder, below?: string) =>
  (await filesOf(folder, below)).map(({ name }) => name).toSorted();

describe.each(fileKinds)('$name', ({ open }) => {
  let store: FileStore;
  let uploads: FileFolder;
  let close = async () => {};
  beforeEach(async () => {
    const place = await open();
    close = place.close;
    const env = parseEnv({ JWT_SECRET: 'one key for every app of the tests', ...place.env });
    store = createFileStore(env, createOutgoing(createLog('silent')));
    uploads = store('uploads');
  });
  afterEach(() => close());

  test('gives back what was put, whole and at once (files-1)', async () => {
    await uploads.put('dishes/dal.webp', bytesOf('dal'));
    expect(await readFile(uploads, 'dishes/dal.webp')).toEqual(bytesOf('dal'));
    await uploads.put('dishes/dal.webp', bytesOf('dal makhani'));
    expect(await readFile(uploads, 'dishes/dal.webp')).toEqual(bytesOf('dal makhani'));
    await uploads.put('empty', bytesOf(''));
    expect(await readFile(uploads, 'empty')).toEqual(bytesOf(''));
  });

  test('gives back a large file as a stream that may be left unread (files-1)', async () => {
    const bytes = randomBytes(4_000_000);
    await uploads.put('papers', bytes);
    const file = await uploads.open('papers');
    expect(file?.bytes).toBe(bytes.length);
    expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true);
    (await uploads.open('papers'))?.stream.destroy();
    expect((await readFile(uploads, 'papers'))?.length).toBe(bytes.length);
  });

  test('tells size, time and a tag that is another for other bytes (files-1)', async () => {
    await uploads.put('a.webp', bytesOf('one'));
    const first = await uploads.find('a.webp');
    const opened = await uploads.open('a.webp');
    opened?.stream.destroy();
    expect(first).toMatchObject({ bytes: 3, tag: opened?.tag });
    expect(first?.tag).toMatch(/^(W\/)?"[^"]+"$/);
    expect(Math.abs((first?.writtenOn.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await uploads.put('a.webp', bytesOf('three'));
    expect((await uploads.find('a.webp'))?.tag).not.toBe(first?.tag);
  });

  test('what is not there is null, and removing it twice is no failure (files-1)', async () => {
    await uploads.put('dishes/dal.webp', bytesOf('dal'));
    for (const name of ['none.webp', 'dishes', 'dishes/none.webp', 'dishes/dal/more']) {
      expect(await uploads.open(name)).toBeNull();
      expect(await uploads.find(name)).toBeNull();
    }
    await uploads.remove('dishes/dal.webp');
    await uploads.remove('dishes/dal.webp');
    expect(await uploads.open('dishes/dal.webp')).toBeNull();
  });

  test.each(['../jwt-secret', '/etc/passwd', '.hidden', 'a/../../b', 'a//b', 'a/.b', '', 'a\0b', 'a\\b', 'a b', 'a?b'])(
    'nothing is ever named %j (files-1)',
    async (name) => {
      await expect(uploads.put(name, bytesOf('x'))).rejects.toThrow('Not the name of a file');
      for (const act of [uploads.open, uploads.find, uploads.remove])
        await expect(act(name)).rejects.toThrow('Not the name of a file');
    },
  );

  test('lists every file, or those below a folder, however many there are (files-1)', async () => {
    const dishes = Array.from({ length: 8 }, (_none, nth) => `dishes/dish-${nth}.webp`);
    const others = ['dishes-old.webp', 'logos/dhaba.webp'];
    for (const name of [...dishes, ...others]) await uploads.put(name, bytesOf(name));
    await store('pictures').put('dishes/dish-1-320.webp', bytesOf('a copy'));
    expect(await namesOf(uploads)).toEqual([...dishes, ...others].toSorted());
    expect(await namesOf(uploads, 'dishes')).toEqual(dishes);
    expect(await namesOf(uploads, 'none')).toEqual([]);
    const [file] = await filesOf(uploads, 'logos');
    expect(file).toMatchObject({ name: 'logos/dhaba.webp', bytes: 16, writtenOn: expect.any(Date) });
  });

  test('of writers at the same time one wins, whole (files-1)', async () => {
    const texts = Array.from({ length: 12 }, (_none, nth) => `${nth}`.repeat(50_000));
    await Promise.all(texts.map((text) => uploads.put('race.webp', bytesOf(text))));
    expect(texts).toContain((await readFile(uploads, 'race.webp'))?.toString());
    expect(await namesOf(uploads)).toEqual(['race.webp']);
  });

  test('an upload has a name that nobody guesses and goes by its path alone (files-1)', async () => {
    const files = createFiles(uploads);
    const path = await files.save({ folder: 'dishes', extension: 'webp', bytes: bytesOf('dal') });
    expect(path).toMatch(/^uploads\/dishes\/[0-9a-f]{32}\.webp$/);
    await expect(files.save({ folder: '../x', extension: 'webp', bytes: bytesOf('x') })).rejects.toThrow('Not a place');
    await expect(files.save({ folder: 'dishes', extension: 'html', bytes: bytesOf('x') })).rejects.toThrow(
      'Not a place',
    );
    for (const other of ['uploads/../papers', path.slice('uploads/'.length), `x${path}`]) await files.remove(other);
    expect(await namesOf(uploads)).toEqual([path.slice('uploads/'.length)]);
    await files.remove(path);
    expect(await namesOf(uploads)).toEqual([]);
  });

  test('a private file is known by its name alone, and goes when it is old (files-1)', async () => {
    const papers = createPrivateFiles(store('papers'));
    const name = await papers.save(bytesOf('a licence'));
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    const stream = await papers.open(name);
    expect(stream && (await buffer(stream))).toEqual(bytesOf('a licence'));
    expect(await createPrivateFiles(store('exports')).open(name)).toBeNull();
    await expect(papers.open('../uploads/a.webp')).rejects.toThrow('Not a private file');
    await papers.removeOlderThan(new Date(Date.now() - 60_000));
    expect(await papers.open(name).then((found) => found?.destroy())).toBeDefined();
    await papers.removeOlderThan(new Date(Date.now() + 60_000));
    expect(await papers.open(name)).toBeNull();
  });
});
