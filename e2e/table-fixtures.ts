import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, type Session, storeVisitor, watch } from './fixtures.ts';
import { ask } from './shopper.ts';

export const shots = process.env['TABLE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** A page of its own browser, as somebody with an account or as nobody. */
export async function open(browser: Browser, width: number, path: string, session?: Session) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } });
  const page = await context.newPage();
  if (session) await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

interface Room {
  name: string;
  /** The path behind the code of each table. */
  codes: Record<string, string>;
}

/** A room with two tables at a quiet kitchen, each with its code. */
export async function addRoom(request: APIRequestContext, owner: Session): Promise<Room> {
  const name = `Hall ${randomUUID().slice(0, 4)}`;
  const { venue_id } = await ask(request, owner, 'POST /venues', { name, type: 'indoor' });
  for (const table of ['7', '8'])
    await ask(request, owner, `POST /venues/${venue_id}/tables`, { name: table, min_seats: 1, max_seats: 4 });
  const { tables }: { tables: { name: string; venue_name: string; code: { url: string } }[] } = await ask(
    request,
    owner,
    'PUT /tables/codes',
  );
  const own = tables.filter(({ venue_name }) => venue_name === name);
  return { name, codes: Object.fromEntries(own.map((table) => [table.name, new URL(table.code.url).pathname])) };
}

export const add = (page: Page, dish: string) =>
  page
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click();
