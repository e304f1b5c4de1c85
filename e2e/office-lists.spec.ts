import { join } from 'node:path';
import { expectCleanHere } from './accessibility.ts';
import { expect, openKitchen, test, visit } from './fixtures.ts';
import { deliveredOrder, officeOf, numberIn, uniqueWord } from './office-fixtures.ts';
import { addShopper, ask, order } from './shopper.ts';

test('the office’s first page counts a new order by itself, and its figure leads to it (overview-1)', async ({
  browser,
  page,
}) => {
  const { request } = page;
  await openKitchen(page);
  const shopper = await addShopper(request);
  const office = await visit(browser, 'admin');
  await office.goto('/admindashboard');
  const placed = office.getByRole('region', { name: 'The day so far' }).getByRole('link', { name: /^Orders/ });
  const count = async () => Number(/[\d,]+/.exec(await placed.locator('b').innerText())?.[0].replace(',', ''));
  await expect(placed).toBeVisible();
  const before = await count();
  const number = await order(request, shopper, 'cod');
  await expect.poll(count).toBeGreaterThan(before);
  await placed.click();
  await expect(office.getByRole('row', { name: new RegExp(number) })).toBeVisible();
});

test('a restaurant that the office suspends leaves the customers’ list, and comes back once it is let on', async ({
  browser,
  page,
}) => {
  const { request } = page;
  const listed = async (): Promise<string[]> => {
    const rows: { restaurant_name: string }[] = await (
      await request.get('/api/restaurant/active-restaurants?city=1')
    ).json();
    return rows.map(({ restaurant_name }) => restaurant_name);
  };
  const name = (await listed()).findLast((each) => each !== 'Dum & Handi') ?? '';
  const office = await visit(browser, 'admin');
  await office.goto(`/adminrestaurants?search=${encodeURIComponent(name)}`);
  await office
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .click();
  const details = officeOf(office);
  await details.getByLabel('Reason, as the restaurant reads it').fill('The licence is in doubt');
  await details.getByRole('button', { name: 'Suspend' }).click();
  await expect(details.getByRole('button', { name: 'Let on again' })).toBeVisible();
  await expectCleanHere(office);
  await expect.poll(listed).not.toContain(name);
  await details.getByRole('button', { name: 'Let on again' }).click();
  await expect.poll(listed).toContain(name);
});

test('the office writes a post of the house, and guests read it until it is taken back', async ({ browser, page }) => {
  const office = await visit(browser, 'admin');
  const title = `What a tawa is ${uniqueWord()}`;
  await office.goto('/admin-blogs');
  await office.getByRole('button', { name: 'Write a post' }).click();
  const details = officeOf(office);
  await details.getByLabel('Title').fill(title);
  const words = 'A tawa is the round iron griddle on nearly every Indian stove, and every roti begins on it. ';
  await details.getByRole('textbox', { name: 'Text' }).fill(words.repeat(4));
  await details.getByLabel('Picture').setInputFiles(join(import.meta.dirname, '../apps/web/public/icons/icon-512.png'));
  await office.getByRole('button', { name: 'Use this part' }).click();
  await expect(details.getByRole('img', { name: 'The post’s picture' })).toBeVisible();
  await expect(details.getByText(/Saved as you type/)).toBeVisible();
  await expectCleanHere(office);
  await details.getByRole('button', { name: 'Publish now' }).click();
  await expect(office.getByText('It is on the blog.')).toBeVisible();
  const newest = async () => (await (await page.request.get('/api/blogs/active-blogs')).json()).blogs[0];
  await expect.poll(newest).toMatchObject({ title, author: 'Tawa' });
  const { blogid } = await newest();
  const guest = await visit(browser);
  await guest.goto(`/blogdetails/any/${blogid}`);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await office.goto(`/admin-blogs?open=${blogid}`);
  await details.getByRole('button', { name: 'Take it back' }).click();
  await expect(details.getByLabel('Title')).toHaveValue(title);
  await expect.poll(async () => (await page.request.get(`/api/blogs/blog/${blogid}`)).status()).toBe(404);
});

test('a complaint is counted beside the page as it comes, and ends with money that its customer has at once (complaints-12)', async ({
  browser,
  page,
}) => {
  const { request } = page;
  const { shopper, number } = await deliveredOrder(page);
  const subject = `Raita was missing ${uniqueWord()}`;
  const contact = { name: 'Mira Rao', email: 'mira@example.in', phone: '9845098459' };
  const message = 'Everything came except the raita.';
  const office = await visit(browser, 'admin');
  await office.goto('/admin/complaints');
  const unresolved = numberIn(office.getByRole('link', { name: /^Complaints/ }).first());
  const unread = numberIn(office.getByRole('link', { name: /^Notifications/ }).first());
  await expect.poll(unresolved).toBeGreaterThan(0);
  const [before, heard] = [await unresolved(), await unread()];
  await ask(request, shopper, 'POST /complaints', {
    ...contact,
    userId: shopper.userId,
    orderId: number,
    subject,
    message,
  });
  await expect.poll(unresolved).toBe(before + 1);
  await expect.poll(unread).toBeGreaterThan(heard);
  await office.goto(`/admin/complaints?search=${encodeURIComponent(subject)}`);
  await office.getByRole('row', { name: new RegExp(subject) }).click();
  const details = officeOf(office);
  await details.getByText('A sum', { exact: true }).click();
  await details.getByLabel('Rupees').fill('40.50');
  await details.getByLabel('As credit for the next order').check();
  await details.getByLabel('What the customer will read').fill('We forgot it. Here is something for the next time.');
  await details.getByRole('button', { name: 'Credit ₹40.50 and resolve' }).click();
  await expectCleanHere(office);
  await office
    .getByRole('alertdialog', { name: 'Credit ₹40.50 and resolve?' })
    .getByRole('button', { name: 'Credit ₹40.50 and resolve' })
    .click();
  await expect(details.getByText('Credited ₹40.50')).toBeVisible();
  expect(await ask(request, shopper, 'GET /credit')).toMatchObject({ balance: 40.5 });
  await expect.poll(unresolved).toBe(before);
});
