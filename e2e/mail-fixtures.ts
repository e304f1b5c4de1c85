import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startBuiltApp } from '@tawa/api/testing/built-app';
import { findFreePort } from '@tawa/api/testing/program';
import { startPost, type Post } from '@tawa/api/testing/smtp';
import { expect, test as base } from './fixtures.ts';

interface World {
  origin: string;
  post: Post;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The built app without demo entries beside a real SMTP server; its letters are read where they arrive. */
export const test = base.extend<object, { mailWorld: World }>({
  mailWorld: [
    async ({ browserName: _browser }, use) => {
      const post = await startPost();
      const port = await findFreePort();
      const folder = mkdtempSync(join(tmpdir(), 'tawa-e2e-mail-'));
      const origin = `http://localhost:${port}`;
      const mail = { SMTP_URL: post.url, MAIL_FROM: 'tawa@example.com', PUBLIC_URL: origin };
      const app = await startBuiltApp({ port, env: { ...mail, DATA_DIR: folder, DEMO: '0' } });
      await use({ origin, post });
      await app.stop();
      await post.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The link of a letter that leads to a page of the product, once the letter has come. */
export async function linkOf({ post, origin }: World, to: string, letter: { subject: string; page: string }) {
  const link = new RegExp(`${escaped(origin)}/${letter.page}(?:#[\\w-]+)?`);
  let found: string | undefined;
  await expect(() => {
    found = link.exec(post.find(to, letter.subject) ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? '';
}

/** A page of its own browser context at the world's address, with a city chosen. */
export async function openPage(browser: Browser, { origin }: World, userAgent?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    ...(userAgent && { userAgent }),
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Bengaluru' })));
  return page;
}

export { expect };
