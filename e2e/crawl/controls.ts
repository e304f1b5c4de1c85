import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    crawled?: { effects: number };
  }
}

export interface Tried {
  controls: number;
  faults: string[];
}

// What is chosen already, or cannot be pressed now, has nothing to do; a form's own button is the form's matter.
const pressable =
  'button:visible:not([disabled]):not([type=submit]):not([aria-disabled=true]):not([aria-pressed=true]):not([aria-selected=true]):not([aria-current])';
const leaves = /log ?out|sign out|full screen|install/i;
const effectMs = 700;

/** What a control is, wherever it stands: figures and names of rows make no other one. */
const signatureOf = async (control: Locator): Promise<string> => {
  const name = (await control.getAttribute('aria-label')) ?? (await control.innerText().catch(() => ''));
  return name
    .replaceAll(/[\d₹.,:]+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
};

/** Counts whatever a press can cause: changes of the page, calls, other addresses, printing, copying, sounds. */
const startCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = { effects: 0 };
    Object.assign(window, { crawled: counted });
    const count = () => (counted.effects += 1);
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const kind of ['scroll', 'focusin', 'play', 'beforeprint', 'invalid'])
      document.addEventListener(kind, count, { capture: true });
    const { clipboard } = navigator;
    Object.assign(clipboard, { writeText: () => Promise.resolve(void count()) });
    Object.assign(navigator, { share: () => Promise.resolve(void count()), vibrate: () => Boolean(count()) });
    Object.assign(window, { print: count, open: () => (count(), null) });
    const begin = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator(this: AudioContext) {
      count();
      return begin.call(this);
    };
  });

const effectsOn = (page: Page): Promise<number> => page.evaluate(() => window.crawled?.effects ?? 1_000_000);

/** Whether a press of this control does anything that a person or the server could notice. */
async function doesSomething(page: Page, control: Locator): Promise<boolean> {
  const before = await effectsOn(page);
  let heard = 0;
  const hear = () => void (heard += 1);
  page.on('request', hear).on('framenavigated', hear).on('popup', hear);
  page.on('dialog', hear).on('filechooser', hear).on('download', hear);
  try {
    await control.click({ timeout: 2000, noWaitAfter: true });
    for (let waited = 0; waited < effectMs; waited += 50) {
      if (heard > 0 || (await effectsOn(page).catch(() => before + 1)) !== before) return true;
      await page.waitForTimeout(50);
    }
    return false;
  } finally {
    page.off('request', hear).off('framenavigated', hear).off('popup', hear);
    page.off('dialog', hear).off('filechooser', hear).off('download', hear);
  }
}

/** Presses each control of a page once, each kind of it once for the whole walk, and names those that do nothing. */
export async function pressAll(page: Page, kind: string, pressed: Set<string>): Promise<Tried> {
  const address = page.url();
  const tried: Tried = { controls: 0, faults: [] };
  await startCounting(page);
  const count = Math.min(await page.locator(pressable).count(), 60);
  for (let at = 0; at < count; at += 1) {
    const control = page.locator(pressable).nth(at);
    const signature = await signatureOf(control).catch(() => '');
    const key = `${kind} ${signature}`;
    if (signature === '' || leaves.test(signature) || pressed.has(key)) continue;
    pressed.add(key);
    tried.controls += 1;
    const works = await doesSomething(page, control).catch(() => true);
    if (!works) tried.faults.push(`“${signature}” does nothing`);
    await page.keyboard.press('Escape').catch(() => undefined);
    if (page.url() === address && (await page.getByRole('dialog').count()) === 0) continue;
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(250);
    await startCounting(page);
  }
  return tried;
}
