import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile as copyPlainly } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chooseAccount, handOver, type Account } from '../embedded/account.ts';
import { prepareDataFolder } from '../embedded/data-folder.ts';
import { withLock } from '../embedded/lock.ts';
import { pathsIn, type Paths } from '../embedded/paths.ts';
import { findRunning } from '../embedded/server.ts';
import { isUsed } from '../embedded/users.ts';
import { messageOf } from '#platform/http/errors.ts';
import { StartError } from '../../platform/start-error.ts';
import { copyFile, copyTree, makeFolder, syncFolder, walk } from './copy.ts';
import { listBases, type Base } from './manifest.ts';
import { asideIn, clusterOf, draftIn, isOfRest, listNames, placesIn, restOf } from './places.ts';
import { recover, type Recovered } from './recover.ts';
import { segmentOf } from './segments.ts';

interface Input {
  dataDir: string;
  folder: string;
  /** The moment to come to; as far as the log goes when it is left out. */
  to?: Date | undefined;
  /** Which branch of the log to follow, of those that earlier restores made; the newest when it is left out. */
  timeline?: number | undefined;
  /** Whether the server of the data folder archives into that folder. */
  isArchiving: boolean;
  now: Date;
  note(line: string): void;
}

export interface Restored extends Recovered {
  base: string;
  baseEndedAt: Date;
  /** Where what was there before lies now; null where nothing was. */
  aside: string | null;
}

const timelineOf = ({ manifest }: Base) => segmentOf(manifest.firstWal, manifest.segmentBytes)?.timeline ?? 0;

/** The newest backup that a moment can be reached from: a restore never ends before its backup. Throws StartError. */
async function chooseBase({ folder, to, timeline = Infinity }: Input): Promise<Base> {
  const bases = (await listBases(folder)).filter((base) => timelineOf(base) <= timeline);
  const newest = bases.findLast(({ manifest }) => to === undefined || manifest.endedAt <= to);
  if (newest) return newest;
  const [oldest] = bases;
  if (!oldest) throw new StartError(`${folder} holds no backup.`);
  throw new StartError(
    `The oldest backup ended at ${oldest.manifest.endedAt.toISOString()}: nothing before that can be restored.`,
  );
}

async function refuseRunning(paths: Paths): Promise<void> {
  const running = await findRunning(paths);
  if (running || isUsed(paths.users)) throw new StartError(`A server runs on ${paths.dataDir}: stop it, then restore.`);
}

/** Lays out a backup and compares every file with what its manifest says. */
async function layOut(base: Base, draft: Paths, account: Account): Promise<void> {
  const copied = [
    ...(await copyTree(clusterOf(base.folder), draft.cluster, { account })).map((file) => ['cluster', file] as const),
    ...(await copyTree(restOf(base.folder), draft.dataDir, { keepsTimes: true })).map(
      (file) => ['files', file] as const,
    ),
  ];
  const found = new Map(copied.map(([part, file]) => [`${part}/${file.path}`, file.sha256]));
  const wrong = base.manifest.files.find(({ path, sha256 }) => found.get(path) !== sha256);
  if (wrong) throw new StartError(`The backup ${base.name} is damaged: ${wrong.path} is not what was backed up.`);
}

const systemOf = (cluster: string) => readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE(0);

/** The log that the old server had not archived yet goes along, if its folder is still there and it is the same database. */
async function takeLastLog(old: string, draft: string, account: Account): Promise<void> {
  if (!existsSync(join(old, 'global/pg_control')) || systemOf(old) !== systemOf(draft)) return;
  for (const name of await listNames(join(old, 'pg_wal'))) {
    const target = join(draft, 'pg_wal', name);
    if (!/^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.test(name) || existsSync(target)) continue;
    await copyFile(join(old, 'pg_wal', name), target, { account });
  }
}

/** What was uploaded after the backup, and is still there, stays. */
async function keepLaterFiles(dataDir: string, draft: string): Promise<void> {
  const isSkipped = (path: string) => !isOfRest(path.split('/')[0] ?? '') || path.endsWith('.part');
  for await (const { path, isFolder } of walk(dataDir, isSkipped)) {
    const target = join(draft, path);
    if (existsSync(target)) continue;
    if (isFolder) await makeFolder(target);
    else await copyPlainly(join(dataDir, path), target);
  }
}

/** Changes places by renaming alone: what was there goes aside, and nothing is deleted. */
async function changePlaces(paths: Paths, draft: Paths, aside: string): Promise<string | null> {
  return withLock(paths.lock, async () => {
    await refuseRunning(paths);
    const old = readdirSync(paths.dataDir).filter(isOfRest);
    const hasCluster = existsSync(paths.cluster);
    for (const name of old) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(join(paths.dataDir, name), join(aside, name));
    }
    const oldCluster = pathsIn(aside).cluster;
    if (hasCluster) {
      mkdirSync(dirname(oldCluster), { recursive: true, mode: 0o700 });
      renameSync(paths.cluster, oldCluster);
    }
    for (const name of readdirSync(draft.dataDir).filter(isOfRest))
      renameSync(join(draft.dataDir, name), join(paths.dataDir, name));
    renameSync(draft.cluster, paths.cluster);
    return old.length > 0 || hasCluster ? aside : null;
  });
}

/**
 * Takes the branch of the log that a failed restore had begun out of the archive again: the next one would follow it, and
 * not the server that goes on.
 */
async function forgetBranch(wal: string, before: readonly string[]): Promise<void> {
  const known = new Set(before);
  const files = await listNames(wal);
  const histories = files.filter((file) => file.endsWith('.history.gz') && !known.has(file));
  const begun = new Set(histories.map((file) => file.slice(0, 8)));
  for (const file of files) if (begun.has(file.slice(0, 8))) rmSync(join(wal, file), { force: true });
}

/** Brings a data folder to what it held at a moment; until that is whole, nothing of it changes. Throws StartError. */
export async function restore(input: Input): Promise<Restored> {
  const { folder, to, timeline, isArchiving, now, note } = input;
  if (to && to > now) throw new StartError(`${to.toISOString()} is yet to come.`);
  const base = await chooseBase(input);
  const dataDir = resolve(input.dataDir);
  const paths = pathsIn(dataDir);
  const account = chooseAccount(paths.home);
  await refuseRunning(paths);
  prepareDataFolder(paths, account);
  const draft = pathsIn(draftIn(dataDir, now));
  prepareDataFolder(draft, account);
  handOver(draft.home, account);
  const { wal } = placesIn(folder);
  const archived = await listNames(wal);
  const put = asideIn(dataDir, now);
  try {
    note(`Laying out the backup ${base.name}.`);
    await layOut(base, draft, account);
    await takeLastLog(paths.cluster, draft.cluster, account);
    note('Bringing it forward by the archived log.');
    const target = { to, timeline, isArchiving, note };
    const recovered = await recover({ dataDir: draft.dataDir, programsIn: dataDir, account, wal, ...target });
    await keepLaterFiles(dataDir, draft.dataDir);
    await syncFolder(draft.dataDir);
    const aside = await changePlaces(paths, draft, put);
    return { ...recovered, base: base.name, baseEndedAt: base.manifest.endedAt, aside };
  } catch (error) {
    if (isArchiving) await forgetBranch(wal, archived);
    if (!existsSync(put)) throw error;
    throw new StartError(`${messageOf(error)}. What was there lies in ${put}: move it back.`, { cause: error });
  } finally {
    rmSync(draft.dataDir, { recursive: true, force: true });
  }
}
