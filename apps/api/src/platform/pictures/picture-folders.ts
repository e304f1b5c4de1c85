import { join } from 'node:path';
import { findProjectRoot } from '../files/paths.ts';

/** Where pictures lie: what was uploaded, and behind it the committed demo pictures. */
export const originalsFolders = (dataDir: string): string[] => [
  join(dataDir, 'uploads'),
  join(findProjectRoot(), 'demo/pictures'),
];

/** Where the smaller and AVIF copies may lie; in the data's folder where the project's own cannot be written. */
export const copiesFolders = (dataDir: string): string[] => [
  join(findProjectRoot(), '.cache/pictures'),
  join(dataDir, 'pictures'),
];
