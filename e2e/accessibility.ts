import type { Page } from '@playwright/test';
import { findObjections } from './axe.ts';
import { findCutSize, findCutSpacing, findCutWords } from './long-words.ts';
import { findHardTargets } from './targets.ts';
import { expect, openSession, storeVisitor, test, type Role, type Session } from './fixtures.ts';

export interface LookedAt {
  path: string;
  role?: Role;
  /** Somebody else than the role's demo account. */
  session?: Session;
  /** Waits until the screen shows what it is for. */
  isShown: (page: Page) => Promise<void>;
  widths?: readonly number[];
}

// What was judged in a theme on any screen of this worker; between the themes only colours differ.
const themes = [
  { colorScheme: 'light', isContrastOnly: false, known: new Set<number>() },
  { colorScheme: 'dark', isContrastOnly: true, known: new Set<number>() },
] as const;

/** Looks at the page as it stands, in both themes. */
async function expectCleanIn(page: Page, where: string): Promise<void> {
  for (const { colorScheme, isContrastOnly, known } of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    expect(await findObjections(page, known, { isContrastOnly }), `${where} in ${colorScheme}`).toEqual([]);
  }
}

// What is left of 1440 pixels at 200 %, and of 1280 at 400 % (WCAG 2.2, 1.4.4 and 1.4.10).
const zoomedWidths = [720, 320];

async function expectNoWider(page: Page, path: string, width: number): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${path} is no wider than ${width}`).toBeLessThanOrEqual(0);
}

declare global {
  interface Window {
    wentAway?: number;
  }
}

/** Runs inside the page before its first script: notes each time that what the page is about was there and went away. */
function watchMain(): void {
  let stood = false;
  window.wentAway = 0;
  new MutationObserver(() => {
    const stands = document.querySelector('main') !== null;
    if (stood && !stands) window.wentAway = (window.wentAway ?? 0) + 1;
    stood = stands;
  }).observe(document, { childList: true, subtree: true });
}

/** Looks at one screen in both themes at every width, at its place for longer words, and at its width when zoomed, in one load. */
export async function expectAccessible(page: Page, screen: LookedAt): Promise<void> {
  const { path, role, session, isShown, widths = [1440, 390] } = screen;
  // Long lists take axe a while where other work goes on.
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
  await storeVisitor(page, session ?? (role && (await openSession(page, role))));
  await page.addInitScript(watchMain);
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await isShown(page);
    await expectCleanIn(page, `${path} at ${width}`);
    await expectNoWider(page, path, width);
    expect(await findCutWords(page), `${path} at ${width} with longer words`).toEqual([]);
    if (width >= 500) continue;
    // Where there is the least room, and where thumbs are; the office works at a desk, where 24 px are enough.
    expect(await findCutSpacing(page), `${path} at ${width} with wider spacing`).toEqual([]);
    expect(await findCutSize(page), `${path} at ${width} with the largest text`).toEqual([]);
    expect(await findHardTargets(page, role === 'admin' ? 24 : undefined), `${path} under a thumb`).toEqual([]);
  }
  for (const width of zoomedWidths) {
    await page.setViewportSize({ width, height: 450 });
    await expectNoWider(page, path, width);
  }
  expect(await page.evaluate(() => window.wentAway), `${path} was shown, went away and came again`).toBe(0);
}

/** Looks at the page as it stands, in both themes. */
export async function expectCleanHere(page: Page): Promise<void> {
  test.setTimeout(120_000);
  await expectCleanIn(page, page.url());
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Says when a screen that is known by a heading is there. */
export const showsHeading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
