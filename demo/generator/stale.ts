import { findOwn } from '@tawa/domain/common/own';
import type { Job } from './jobs.ts';
import type { Mark } from './marks.ts';

interface Known {
  jobs: ReadonlyMap<string, Pick<Job, 'mark'>>;
  marks: Readonly<Record<string, Pick<Mark, 'mark'>>>;
  isThere: (file: string) => boolean;
}

/** The files that are missing, or were made when they looked different. */
export const listStale = (files: readonly string[], { jobs, marks, isThere }: Known): string[] =>
  files.filter((file) => findOwn(marks, file)?.mark !== jobs.get(file)?.mark || !isThere(file));
