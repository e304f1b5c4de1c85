import { z } from 'zod/mini';
import { readStored, storageKeys, writeStored } from '#lib/storage.ts';

const recentMax = 6;
const kept = z.object({
  userId: z.int(),
  finds: z.array(z.object({ title: z.string(), detail: z.string(), to: z.string() })),
});
export type RecentFind = z.infer<typeof kept>['finds'][number];

function readKept(userId: number): RecentFind[] {
  try {
    const { success, data } = kept.safeParse(JSON.parse(readStored(storageKeys.recentFinds) ?? 'null'));
    return success && data.userId === userId ? data.finds : [];
  } catch {
    return [];
  }
}

/** What this person opened last on this device, the last first; it goes with the session. */
export const readRecentFinds = readKept;

export function rememberFind(userId: number, find: RecentFind): void {
  const finds = [find, ...readKept(userId).filter(({ to }) => to !== find.to)].slice(0, recentMax);
  writeStored(storageKeys.recentFinds, JSON.stringify({ userId, finds }));
}
