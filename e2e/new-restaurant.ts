import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { letterTo } from './kitchen-fixtures.ts';
import type { Thumb } from './thumb.ts';

const pictures = resolve(import.meta.dirname, '../demo/pictures/dishes');
const picture = join(pictures, readdirSync(pictures).find((name) => name.endsWith('.webp')) ?? '');

const mobile = '9845022112';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Somebody whose restaurant has this name, and letters behind it that no other one has. */
export function newcomerOf(restaurant: string): Newcomer {
  const id = randomUUID().slice(0, 8);
  const letters = id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return { name: `${restaurant} ${letters}`, email: `owner.${id}@example.in`, password: 'tortilla-press-7' };
}

const partsOf = (page: Page) => ({
  band: page.getByRole('region', { name: 'Where you stand' }),
  missing: page.getByText(/^Missing: /),
  send: page.getByRole('button', { name: 'Send for review' }),
  sheet: page.getByRole('dialog'),
  goTo: (entry: string) =>
    page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: entry, exact: true }),
});

/** Registers a restaurant and logs in, which leads to its checklist. */
export async function registerRestaurant(page: Page, thumb: Thumb, { name, email, password }: Newcomer): Promise<void> {
  const { band, missing, send } = partsOf(page);
  await page.goto('/register-restaurant');
  await thumb.type(page.getByLabel('Name'), name);
  await thumb.type(page.getByLabel('Email'), email);
  await thumb.type(page.getByLabel('Password', { exact: true }), password);
  await thumb.type(page.getByLabel('Mobile'), mobile);
  await thumb.tap(page.getByRole('checkbox'));
  await thumb.tap(page.getByRole('button', { name: 'Register' }));
  await thumb.tap(page.getByRole('button', { name: 'Continue to login' }));
  await thumb.type(page.getByLabel('E-mail, username or mobile'), email);
  await thumb.type(page.getByLabel('Password', { exact: true }), password);
  await thumb.tap(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page).toHaveURL(/\/restaurant-dashboard$/);
  await expect(band.getByRole('heading', { name: '1 of 14 done' })).toBeVisible();
  await expect(page.getByText('Open the link in our e-mail.')).toBeVisible();
  await expect(missing).toHaveText(/Logo, Description, .*Phone and e-mail.*FSSAI licence.*Terms/);
  await expect(send).toBeDisabled();
}

/** Opens the link of the letter that proves an address. */
export async function proveMail(page: Page, email: string): Promise<void> {
  const link = /href="([^"]*\/verify-email#[\w-]+)"/.exec(await letterTo(page, email))?.[1] ?? '';
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
}

async function describe(page: Page, thumb: Thumb): Promise<void> {
  const { missing, sheet } = partsOf(page);
  await page.goto('/restaurant-profile');
  await thumb.tap(page.getByRole('button', { name: 'Add: Logo' }));
  await thumb.give(sheet.getByLabel('Logo'), picture);
  await thumb.tap(page.getByRole('button', { name: 'Use this part' }));
  await expect(sheet.getByRole('img', { name: 'The logo' })).toBeVisible();
  await thumb.type(sheet.getByLabel('Description'), 'Tacos by hand, salsas from the mortar, every day anew.');
  await thumb.choose(sheet.getByLabel('Cuisine'), 'Mexican');
  await thumb.choose(sheet.getByLabel('You cook'), 'both');
  await expect(sheet.getByLabel('Phone'), 'what was told at the registration is not asked again').toHaveValue(mobile);
  await expect(sheet.getByText(/^Saved as you type/)).toBeVisible();
  await thumb.tap(sheet.getByRole('button', { name: 'Save and continue to Address and map point' }));
  await expect(missing).not.toHaveText(/Logo|Description|Cuisine|Phone/);
  await thumb.type(sheet.getByLabel('Address'), '22, Church Street');
  await thumb.choose(sheet.getByLabel('City'), 'Bengaluru');
  await thumb.type(sheet.getByLabel('Pin code'), '560001');
  await thumb.tap(sheet.getByRole('button', { name: 'Save and continue to Opening hours' }));
}

/** Opens around the clock, so that orders may come at any hour of a run, and adds a room to eat in. */
async function openDoors(page: Page, thumb: Thumb): Promise<void> {
  const { missing, sheet, goTo } = partsOf(page);
  for (const choice of ['Open 24 hours', 'Copy to every day']) {
    await thumb.tap(page.getByRole('button', { name: 'Choices for Monday' }));
    await thumb.tap(page.getByRole('menuitem', { name: choice }));
  }
  await thumb.tap(page.getByRole('button', { name: 'Save hours' }));
  await expect(page.getByText('Hours saved')).toBeVisible();
  await thumb.tap(goTo('Profile'));
  await thumb.tap(page.getByRole('link', { name: 'Add: Venue' }));
  await thumb.tap(page.getByRole('button', { name: 'Add venue' }).first());
  await thumb.type(sheet.getByLabel('Name'), 'Dining room');
  await thumb.tap(sheet.getByRole('button', { name: 'Save', exact: true }));
  await expect(sheet).toHaveCount(0);
  await thumb.tap(goTo('Profile'));
  await expect(missing).toHaveText('Missing: FSSAI licence, GSTIN, PAN, Payout account, Terms.');
}

async function showPapers(page: Page, thumb: Thumb): Promise<void> {
  const { band, sheet } = partsOf(page);
  const goOnTo = (item: string) => thumb.tap(sheet.getByRole('button', { name: `Save and continue to ${item}` }));
  await thumb.tap(page.getByRole('button', { name: 'Add: FSSAI licence' }));
  await thumb.type(sheet.getByLabel('Number, 14 digits'), '11226334000871');
  await thumb.tap(sheet.getByLabel('No end date'));
  await thumb.give(sheet.getByLabel(/^Document/), picture);
  await expect(sheet.getByText(/is uploaded/)).toBeVisible();
  await goOnTo('GSTIN');
  await thumb.tap(sheet.getByLabel(/not registered for GST/));
  await goOnTo('PAN');
  await thumb.type(sheet.getByLabel('PAN, 10 characters'), 'ABCPE1234F');
  await thumb.type(sheet.getByLabel('Name on the card'), 'Sofia Almeida');
  await goOnTo('Payout account');
  await thumb.type(sheet.getByLabel('Account holder'), 'Sofia Almeida');
  await thumb.type(sheet.getByLabel('Account number'), '001234567890');
  await thumb.type(sheet.getByLabel('IFSC'), 'HDFC0001234');
  await goOnTo('Terms');
  await thumb.tap(sheet.getByRole('checkbox'));
  await thumb.tap(sheet.getByRole('button', { name: 'Accept the terms' }));
  await expect(sheet).toHaveCount(0);
  await expect(band.getByRole('heading', { name: '14 of 14 done' })).toBeVisible();
}

/** Fills in the checklist to its end and sends it for review. */
export async function fillChecklist(page: Page, thumb: Thumb): Promise<void> {
  const { band, send } = partsOf(page);
  await describe(page, thumb);
  await openDoors(page, thumb);
  await showPapers(page, thumb);
  await thumb.tap(send);
  await expect(band.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit: / })).toHaveCount(0);
}

/** The office's part: reads every line of a restaurant, finds it fine, and lets it begin. */
export async function activateRestaurant(office: Page, name: string): Promise<void> {
  await office.goto('/admindashboard');
  await office.getByRole('link', { name: /To review/ }).click();
  await office.getByRole('row', { name: new RegExp(name) }).click();
  const details = office.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Take for review' }).click();
  const lines = details.getByRole('button', { name: /: Fine$/ });
  await expect(lines).toHaveCount(14);
  await expect(details.getByText('Licence, Karnataka')).toBeVisible();
  await lines.first().focus();
  for (let line = 0; line < 14; line++) {
    await office.keyboard.press('f');
    await office.keyboard.press('ArrowDown');
  }
  await details.getByRole('button', { name: 'Activate' }).click();
  await expect(details.getByText('Active', { exact: true }).first()).toBeVisible();
}
