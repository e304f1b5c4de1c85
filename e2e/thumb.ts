import type { Locator } from '@playwright/test';

type Press = (target: Locator) => Promise<void>;
export type Thumb = ReturnType<typeof createThumb>;

/** A thumb or a mouse: counts its presses, and leaves the time of typing out of the clock. */
export function createThumb(press: Press = (target) => target.click()) {
  const start = performance.now();
  const spent = { taps: 0, typingMs: 0 };
  return {
    async tap(target: Locator): Promise<void> {
      spent.taps += 1;
      await press(target);
    },
    async type(field: Locator, text: string): Promise<void> {
      await this.tap(field);
      const before = performance.now();
      await field.fill(text);
      spent.typingMs += performance.now() - before;
    },
    /** Opens a list of the browser's own and takes an entry of it. */
    async choose(list: Locator, entry: string): Promise<void> {
      spent.taps += 2;
      await list.selectOption(entry);
    },
    /** Opens the browser's own choice of files and takes some. */
    async give(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      spent.taps += 2;
      await field.setInputFiles(files);
    },
    /** Another finger's presses, as of keys. */
    count(taps: number): void {
      spent.taps += taps;
    },
    report(who: string) {
      const seconds = (performance.now() - start - spent.typingMs) / 1000;
      const time = seconds < 60 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
      process.stdout.write(`${who}: ${spent.taps} taps, ${time} without typing\n`);
      return { taps: spent.taps, seconds };
    },
  };
}
