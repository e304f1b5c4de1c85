import { join } from 'node:path';
import type { Outgoing } from '../outgoing.ts';
import type { FileFolder } from './file-folder.ts';
import type { Bucket } from './files-url.ts';
import { createLocalFolder } from './local-folder.ts';
import { createStoreCall, type Patience, type StoreKeys } from './s3-client.ts';
import { createS3Folder } from './s3-folder.ts';

/** Folders that `/api/uploads` serves: what was uploaded, and smaller copies of it. */
export const publicAreas = ['uploads', 'pictures'] as const;
/** Folders that no address leads to. */
export const privateAreas = ['exports', 'papers'] as const;

/** A folder of everything that is kept as files, by its name in the data folder or in the bucket. */
export type Area = (typeof publicAreas)[number] | PrivateArea;
export type PrivateArea = (typeof privateAreas)[number];

/** Where all files are: in the data folder, or in a bucket that several machines share. */
export type FileStore = (area: Area) => FileFolder;

/** The settings that say where files are. */
export interface FileSettings extends StoreKeys {
  DATA_DIR: string;
  FILES_URL?: Bucket | undefined;
}

const isPrivate = (area: Area): boolean => privateAreas.some((each) => each === area);

/** Files in folders of the data folder. */
export const createLocalStore =
  (dataDir: string): FileStore =>
  (area) =>
    createLocalFolder(join(dataDir, area), { isPrivate: isPrivate(area) });

/** Files in a bucket. */
export function createBucketStore(bucket: Bucket, keys: StoreKeys, outgoing: Outgoing, patience?: Patience): FileStore {
  const call = createStoreCall(bucket, keys, outgoing, patience);
  return (area) => createS3Folder(bucket, call, area);
}

/** The store that the settings say. */
export const createFileStore = (settings: FileSettings, outgoing: Outgoing): FileStore =>
  settings.FILES_URL ? createBucketStore(settings.FILES_URL, settings, outgoing) : createLocalStore(settings.DATA_DIR);
