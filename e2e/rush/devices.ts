import type { Browser, Page } from '@playwright/test';
import { storeVisitor, watch, type Session } from '../fixtures.ts';

declare global {
  interface Window {
    noteSeen: (number: string) => Promise<void>;
    notePaper: (text: string) => Promise<void>;
  }
}

export interface Device {
  name: string;
  page: Page;
  /** When each order first stood on this screen, in milliseconds since 1970. */
  seenAt: Map<string, number>;
  papers: string[];
  faults: string[];
}

interface Input {
  name: string;
  path: string;
  origin: string;
  width: number;
  height: number;
}

/** A screen of the kitchen, which notes outside of itself what it showed and printed, for it may be loaded again. */
export async function openDevice(browser: Browser, session: Session, input: Input): Promise<Device> {
  const { name, path, origin, width, height } = input;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The compiler that runs this file names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const device: Device = { name, page, seenAt: new Map(), papers: [], faults: watch(page) };
  await page.exposeFunction('noteSeen', (number: string) => {
    if (!device.seenAt.has(number)) device.seenAt.set(number, Date.now());
  });
  await page.exposeFunction('notePaper', (text: string) => void device.papers.push(text));
  await page.addInitScript(() => {
    window.print = () => {
      const paper = [...document.querySelectorAll('.font-mono')].map(({ textContent }) => textContent).at(-1) ?? '';
      void window.notePaper(paper);
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 50);
    };
    const told = new Set<string>();
    const look = () => {
      for (const ticket of document.querySelectorAll('[data-ticket], [data-line]')) {
        const number = ticket.getAttribute('data-ticket') ?? ticket.getAttribute('data-line') ?? '';
        if (told.has(number)) continue;
        told.add(number);
        void window.noteSeen(number);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  });
  await storeVisitor(page, session);
  await page.goto(path);
  return device;
}
