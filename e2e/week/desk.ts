import type { Locator, Page } from '@playwright/test';

/** What a chapter of the week took: presses, typed letters, and how long the machine let one wait. */
export interface Chapter {
  name: string;
  clicks: number;
  keys: number;
  letters: number;
  waitedMs: number;
}

// The keystroke-level model of Card, Moran and Newell (1980), for an average typist: what a hand and a head need.
const [thinkMs, pointMs, pressMs, letterMs] = [1350, 1100, 200, 280];

/** Milliseconds a person needs for a chapter who knows what to do; reading what is written comes on top. */
export const handMs = ({ clicks, keys, letters }: Chapter): number =>
  clicks * (thinkMs + pointMs + pressMs) + (keys + letters) * letterMs;

/** Somebody of the office at a screen, whose every press is counted; `ended` is called after each chapter, also after one that failed. */
export function createDesk(chapters: Chapter[], ended: (chapter: string) => Promise<void>) {
  let current: Chapter = { name: '', clicks: 0, keys: 0, letters: 0, waitedMs: 0 };
  return {
    async chapter(name: string, work: () => Promise<void>): Promise<void> {
      current = { name, clicks: 0, keys: 0, letters: 0, waitedMs: 0 };
      chapters.push(current);
      const since = performance.now();
      try {
        await work();
        current.waitedMs = performance.now() - since;
      } finally {
        await ended(name);
      }
    },
    async press(target: Locator): Promise<void> {
      current.clicks += 1;
      await target.click();
    },
    /** Fills a field that a press has opened or that is in turn. */
    async type(field: Locator, text: string): Promise<void> {
      current.clicks += 1;
      current.letters += text.length;
      await field.fill(text);
    },
    async choose(list: Locator, entry: { label: string } | { index: number }): Promise<void> {
      current.clicks += 2;
      await list.selectOption(entry);
    },
    async give(field: Locator, file: { name: string; content: string }): Promise<void> {
      current.clicks += 2;
      const buffer = Buffer.from(file.content);
      await field.setInputFiles({ name: file.name, mimeType: 'text/csv', buffer });
    },
    async key(page: Page, key: string): Promise<void> {
      current.keys += 1;
      await page.keyboard.press(key);
    },
    /** Types where the page has put the hand already. */
    async write(page: Page, text: string): Promise<void> {
      current.letters += text.length;
      await page.keyboard.type(text);
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
