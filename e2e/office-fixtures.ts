import type { Locator, Page } from '@playwright/test';
import { openKitchen, openSession, type Session } from './fixtures.ts';
import { addShopper, cook, deliver, order } from './shopper.ts';

/** A word that no other row holds. */
export const uniqueWord = () => Math.random().toString(36).slice(2, 9).replaceAll(/\d/g, 'x');

/** The open row beside its list. */
export const detailsOf = (page: Page) => page.getByRole('complementary', { name: 'Details' });

/** The open row where it takes the page and the list stands beside it as a queue. */
export const officeOf = (page: Page) => page.getByRole('region', { name: 'Details' });

/** The number that stands in a link, 0 where there is none. */
export const numberIn = (link: Locator) => async () => Number(((await link.textContent()) ?? '').replaceAll(/\D/g, ''));

/** An order of a new customer that the demo kitchen has handed over at the door. */
export async function deliveredOrder(page: Page): Promise<{ shopper: Session; number: string }> {
  const { request } = page;
  await openKitchen(page);
  const [shopper, kitchen] = [await addShopper(request), await openSession(page, 'restaurant')];
  const number = await order(request, shopper, 'cod');
  await cook(request, kitchen, number, 'out_for_delivery');
  await deliver(request, kitchen, shopper, number);
  return { shopper, number };
}
