import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSameText(candidate: string, known: string): boolean {
  const [one, other] = [Buffer.from(candidate), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
}
