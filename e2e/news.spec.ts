import { isQuiet } from '@tawa/domain/accounts/broadcasts';
import { expectCleanHere } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test, visit } from './fixtures.ts';
import { addShopper, cook, deliver, order } from './shopper.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const title = 'Haleem tonight';

test('a customer lets a restaurant write after an order, it writes without hearing who, and one press ends it (news-1, news-2, news-3, news-6, news-7)', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  await openKitchen(page);
  const owner = await openSession(page, 'restaurant');
  const shopper = await addShopper(page.request);
  const number = await order(page.request, shopper, 'cod');
  await cook(page.request, owner, number, 'out_for_delivery');
  await deliver(page.request, owner, shopper, number);

  await page.setViewportSize(phone);
  await storeVisitor(page, shopper);
  await page.goto(`/myorders/${number}`);
  const question = page.getByRole('region', { name: 'Hear from Dum & Handi?' });
  await question.getByRole('button', { name: 'Yes, for 90 days' }).click();
  await expect(question.getByRole('heading', { name: 'Dum & Handi may write to you' })).toBeVisible();
  await expectCleanHere(page);

  const kitchen = await visit(browser, 'restaurant');
  await kitchen.setViewportSize(desk);
  await kitchen.goto('/restaurant-news');
  await expect(kitchen.getByRole('heading', { name: /guests let you write to them\.$/ })).toBeVisible();
  await kitchen.getByLabel('Title').fill(title);
  await kitchen.getByLabel('Message').fill('Call us on 98450 12345.');
  await kitchen.getByRole('button', { name: 'Choose a dish' }).click();
  await kitchen.getByRole('dialog').getByRole('searchbox').fill('Dum Biryani');
  await kitchen.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  const ask = kitchen.getByRole('alertdialog', { name: 'Send to your guests now?' });
  const send = async () => {
    await kitchen.getByRole('button', { name: 'Send', exact: true }).click();
    await ask.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await send();
  await expect(kitchen.getByText('Leave phone numbers, e-mail addresses and links out.').first()).toBeVisible();
  await expect(kitchen.getByLabel('Message')).toHaveValue('Call us on 98450 12345.');
  await expectCleanHere(kitchen);
  await kitchen.getByLabel('Message').fill('From six in the evening until the pot is empty.');
  await send();
  await expect(kitchen.getByText(/^You can write again from/)).toBeVisible();
  const sent = kitchen.getByRole('listitem').filter({ hasText: title });
  await expect(sent).toBeVisible();
  await kitchen.setViewportSize(phone);
  await expectCleanHere(kitchen);

  // Between 9 pm and 9 am in India it waits, and is taken back; by day it is with the customer.
  if (isQuiet(new Date())) {
    await expect(sent.getByText('Waits for 9 am')).toBeVisible();
    await sent.getByRole('button', { name: `Stop “${title}”` }).click();
    await expect(sent.getByText('Stopped')).toBeVisible();
    await expect(kitchen.getByLabel('Title')).toBeVisible();
  } else {
    await expect(sent.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.goto('/notifications');
    await page.getByRole('link', { name: `Dum & Handi: ${title}` }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }

  const office = await visit(browser, 'admin');
  await office.setViewportSize(desk);
  await office.goto('/adminrestaurants?open=1');
  await expect(office.getByRole('heading', { name: 'Messages to its guests' })).toBeVisible();
  await expect(office.getByRole('heading', { name: title })).toBeVisible();
  await expectCleanHere(office);

  await page.goto('/news');
  const stop = page.getByRole('button', { name: 'Stop messages from Dum & Handi' });
  await stop.click();
  await expect(page.getByText('No restaurant may write to you')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stop).toBeVisible();
});

test('whoever was written to reads it beside who may write, and a guest is asked nothing (news-7)', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await storeVisitor(page, await openSession(page, 'user'));
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: 'The dosas are from seven now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop messages from Udupi Table' })).toBeVisible();
  await expectCleanHere(page);
  await page.setViewportSize(desk);
  await expectCleanHere(page);
  await page.getByRole('link', { name: 'Open the menu' }).click();
  await expect(page.getByRole('heading', { name: 'Udupi Table may write to you' })).toBeVisible();

  const guest = await visit(browser);
  await guest.goto('/restaurantdetails/Udupi-Table/2');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.getByText('Hear from')).toHaveCount(0);
});
