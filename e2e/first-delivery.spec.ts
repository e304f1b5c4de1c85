import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, storeVisitor, test, visit } from './fixtures.ts';
import { addBuyer, letterTo, logInAs, orderAll } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

// From the registration to the first delivered order there are many screens.
test.setTimeout(150_000);

const pictures = resolve(import.meta.dirname, '../demo/pictures/dishes');
const picture = join(pictures, readdirSync(pictures).find((name) => name.endsWith('.webp')) ?? '');
const password = 'tortilla-press-7';

test('a restaurant is led by the hand from its registration to its first delivered order (restaurants-22)', async ({
  browser,
  page,
}) => {
  const id = randomUUID().slice(0, 8);
  const email = `sol.${id}@example.in`;
  const name = `Sol Cantina ${id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const missing = page.getByText(/^Missing: /);
  const band = page.getByRole('region', { name: 'Where you stand' });
  const send = page.getByRole('button', { name: 'Send for review' });
  const sheet = page.getByRole('dialog');

  await test.step('registered', async () => {
    await storeVisitor(page);
    await page.goto('/register-restaurant');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Mobile').fill('9845022112');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await page.getByLabel('E-mail, username or mobile').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/restaurant-dashboard$/);
    await expect(band.getByRole('heading', { name: '1 of 14 done' })).toBeVisible();
    await expect(page.getByText('Open the link in our e-mail.')).toBeVisible();
    await expect(missing).toHaveText(/Logo, Description, .*Phone and e-mail.*FSSAI licence.*Terms/);
    await expect(send).toBeDisabled();
  });

  await test.step('what it may not do yet says why', async () => {
    await page.goto('/my-menu');
    await expect(page.getByText('Dishes come after the review')).toBeVisible();
  });

  await test.step('the mail is proved', async () => {
    const link = /href="([^"]*\/verify-email#[\w-]+)"/.exec(await letterTo(page, email))?.[1] ?? '';
    const { pathname, hash } = new URL(link);
    await page.goto(pathname + hash);
    await expect(page.getByText('Thank you. Your e-mail is confirmed.')).toBeVisible();
  });

  const open = async (item: string) => {
    await page.getByRole('button', { name: `Add: ${item}` }).click();
    await expect(sheet).toBeVisible();
  };
  const goOnTo = (item: string) => sheet.getByRole('button', { name: `Save and continue to ${item}` }).click();

  await test.step('the checklist: what customers read', async () => {
    await page.goto('/restaurant-profile');
    await open('Logo');
    await sheet.getByLabel('Logo').setInputFiles(picture);
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect(sheet.getByRole('img', { name: 'The logo' })).toBeVisible();
    await sheet.getByLabel('Description').fill('Tacos by hand, salsas from the mortar, every day anew.');
    await sheet.getByLabel('Cuisine').selectOption('Mexican');
    await sheet.getByLabel('You cook').selectOption('both');
    await sheet.getByLabel('Phone').fill('9845022112');
    await expect(sheet.getByText(/^Saved as you type/)).toBeVisible();
    await goOnTo('Address and map point');
    await expect(missing).not.toHaveText(/Logo|Description|Cuisine|Phone/);
  });

  await test.step('the checklist: where and when', async () => {
    await sheet.getByLabel('Address').fill('22, Church Street');
    await sheet.getByLabel('City').selectOption('Bengaluru');
    await sheet.getByLabel('Pin code').fill('560001');
    await goOnTo('Opening hours');
    await page.getByRole('button', { name: 'Add a shift: Mon' }).click();
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Hours saved')).toBeVisible();
    await page.goto('/restaurant-profile');
    await page.getByRole('link', { name: 'Add: Venue' }).click();
    await page.getByRole('button', { name: 'Add venue' }).first().click();
    await sheet.getByLabel('Name').fill('Dining room');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await page.goto('/restaurant-profile');
    await expect(missing).toHaveText('Missing: FSSAI licence, GSTIN, PAN, Payout account, Terms.');
  });

  await test.step('the checklist: papers, money and terms', async () => {
    await open('FSSAI licence');
    await sheet.getByLabel('Number, 14 digits').fill('11226334000871');
    await sheet.getByLabel('No end date').check();
    await sheet.getByLabel(/^Document/).setInputFiles(picture);
    await expect(sheet.getByText(/is uploaded/)).toBeVisible();
    await goOnTo('GSTIN');
    await sheet.getByLabel(/not registered for GST/).check();
    await goOnTo('PAN');
    await sheet.getByLabel('PAN, 10 characters').fill('ABCPE1234F');
    await sheet.getByLabel('Name on the card').fill('Sofia Almeida');
    await goOnTo('Payout account');
    await sheet.getByLabel('Account holder').fill('Sofia Almeida');
    await sheet.getByLabel('Account number').fill('001234567890');
    await sheet.getByLabel('IFSC').fill('HDFC0001234');
    await goOnTo('Terms');
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(band.getByRole('heading', { name: '14 of 14 done' })).toBeVisible();
  });

  const owner = await logInAs(page, email, password);
  const office = await visit(browser, 'admin');
  const restaurant = owner.restaurant_id ?? 0;
  await test.step('sent, reviewed and active, and every step is told', async () => {
    await send.click();
    await expect(band.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit: / })).toHaveCount(0);
    await office.goto('/admindashboard');
    await office.getByRole('link', { name: /To review/ }).click();
    await office.getByRole('row', { name: new RegExp(name) }).click();
    const details = office.getByRole('region', { name: 'Details' });
    await details.getByRole('button', { name: 'Take for review' }).click();
    await expect(details.getByRole('button', { name: /: Fine$/ })).toHaveCount(14);
    await expect(details.getByText('Licence, Karnataka')).toBeVisible();
    await details
      .getByRole('button', { name: /: Fine$/ })
      .first()
      .focus();
    for (let line = 0; line < 14; line++) {
      await office.keyboard.press('f');
      await office.keyboard.press('ArrowDown');
    }
    await details.getByRole('button', { name: 'Activate' }).click();
    await expect(details.getByText('Active', { exact: true }).first()).toBeVisible();
    await page.goto('/restaurant-dashboard');
    await expect(band.getByText('You are active, not listed yet. Add your first dish.')).toBeVisible();
  });

  await test.step('the first dish puts it into the lists', async () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
    await ask(page.request, owner, 'PUT /kitchen/settings/hours', { week, special: [] });
    await band.getByRole('link', { name: 'Add your first dish' }).click();
    await page.getByRole('button', { name: 'Add dish' }).first().click();
    const editor = page.getByRole('complementary', { name: 'New dish' });
    await editor.getByLabel('Name', { exact: true }).fill('Sol Taco Plate');
    await editor.getByLabel('Price', { exact: true }).fill('280');
    await editor.getByText('Veg', { exact: true }).click();
    await editor.getByRole('button', { name: 'Save draft' }).click();
    const kept = page.getByRole('complementary', { name: 'Edit dish' });
    await kept.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Sol Taco Plate is published')).toBeVisible();
    await page.goto('/restaurant-profile');
    await expect(band.getByRole('heading', { name: 'Customers find you' })).toBeVisible();
    const guest = await page.context().browser()?.newContext();
    const visitor = await guest?.newPage();
    if (!visitor) throw new Error('There is no browser.');
    await storeVisitor(visitor);
    await visitor.goto(`/restaurants?search=${encodeURIComponent(name)}`);
    await expect(visitor.getByRole('article', { name }).getByRole('link')).toBeVisible();
  });

  await test.step('its first order is cooked and delivered', async () => {
    const buyer = await addBuyer(page, 'Lata');
    const [dish]: { menu_id: number }[] = await (
      await page.request.get(`/api/menu/getmenubyrestaurantid/${restaurant}`)
    ).json();
    await page.goto('/orders');
    await expect(page.getByText('No new orders. They ring here by themselves.')).toBeVisible();
    await page.clock.install();
    const number = await orderAll(page, buyer, [{ menu_id: dish?.menu_id ?? 0, quantity: 1 }]);
    const ticket = page.getByRole('article', { name: number });
    await ticket
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    for (const step of ['Mark ready', 'Send out']) {
      await ticket.getByRole('button', { name: step }).click();
      await page.clock.runFor(9000);
    }
    const { handover_code } = await (
      await page.request.get(`/api/orders/${number}`, { headers: { authorization: `Bearer ${buyer.token}` } })
    ).json();
    await ticket.getByRole('button', { name: 'Enter code' }).click();
    await ticket.getByRole('textbox', { name: /code/ }).fill(handover_code);
    await expect(ticket).toHaveCount(0);
    await page.goto('/orders/history?end=served');
    await expect(page.getByText(number).first()).toBeVisible();
  });
});
