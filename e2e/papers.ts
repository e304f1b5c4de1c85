import type { Page } from '@playwright/test';

declare global {
  interface Window {
    papers: string[];
  }
}

/** Makes the browser's printer of a page one that keeps what came out of it; before its first script runs. */
export const keepPapers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.papers = [];
    window.print = () => {
      window.papers.push([...document.querySelectorAll('.font-mono')].map((paper) => paper.textContent).at(-1) ?? '');
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 50);
    };
  });

/** What came out of the printers of these pages since each was loaded. */
export const papersOf = async (pages: readonly Page[]): Promise<string[]> =>
  (await Promise.all(pages.map((page) => page.evaluate(() => window.papers)))).flat();
