import { showDiet } from './diet.ts';
import { writeKeptDiet, type KeptDiet } from './kept-diet.ts';

/** Keeps a profile on this device, or nothing any more, and marks by it at once. */
export async function keepDiet(kept: KeptDiet | null): Promise<void> {
  writeKeptDiet(kept);
  await showDiet();
}
