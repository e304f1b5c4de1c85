import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectCleanHere } from './accessibility.ts';
import { expect, openKitchen, openSession, test, visit } from './fixtures.ts';
import { letterTo } from './kitchen-fixtures.ts';
import { officeOf, detailsOf, uniqueWord } from './office-fixtures.ts';
import { addShopper, ask, cook, order } from './shopper.ts';

test('questions, testimonials, the team, cities, categories and messages are kept in the office and seen outside', async ({
  browser,
  page,
}) => {
  const word = uniqueWord();
  const office = await visit(browser, 'admin');
  const details = detailsOf(office);
  const seen = (path: string) => async () => await (await page.request.get(`/api${path}`)).text();
  const add = async (path: string, fields: Readonly<Record<string, string>>, said: string) => {
    await office.goto(`${path}?open=new`);
    for (const [label, value] of Object.entries(fields)) await details.getByLabel(label, { exact: true }).fill(value);
    await details.getByRole('checkbox').check();
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText(said)).toBeVisible();
  };
  await add('/FAQs', { Question: `May I pay with ${word}?`, Answer: 'Not yet.' }, 'FAQ added');
  await expectCleanHere(office);
  await expect.poll(seen('/faqs/all?type=customer')).toContain(word);
  await add('/testimonials', { Name: `Tara ${word}`, Words: 'Warm and quick.' }, 'testimonial added');
  await expect.poll(seen('/testimonials/showtestimonials')).toContain(word);
  await add('/teams', { Name: `Meera ${word}`, Designation: 'Cook', Department: 'Kitchen' }, 'member added');
  await expect.poll(seen('/ourteam/allourteam')).toContain(word);
  await add('/category', { Category: `Snacks ${word}` }, 'category added');
  await expect.poll(seen('/category/getallcategories')).toContain(word);
  await add('/cities', { City: `Nagar ${word}` }, 'city added');
  await expect.poll(seen('/cities/active')).toContain(word);

  await office.goto('/search-words?open=new');
  await details.getByLabel('People type').fill(`qz${word}`);
  await details.getByLabel('Search looks for').fill('biryani');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Search word added')).toBeVisible();
  await expect.poll(seen(`/search?q=qz${word}`)).toContain('Biryani');
  await expectCleanHere(office);

  const letter = {
    name: `Tara ${word}`,
    email: `tara-${word}@example.in`,
    subject: 'Catering',
    message: 'For forty people?',
  };
  expect((await page.request.post('/api/contact/createcontact', { data: letter })).ok()).toBe(true);
  await office.goto(`/contacts?search=${word}`);
  await office.getByRole('row', { name: new RegExp(letter.name) }).click();
  await details.getByLabel('Reply by mail').fill('Gladly.');
  await details.getByRole('button', { name: 'Send reply' }).click();
  await expect(office.getByText('Reply sent.')).toBeVisible();
  await expect(details.getByText('Replied', { exact: true })).toBeVisible();
  expect(await letterTo(office, letter.email)).toContain('Gladly.');
  await expectCleanHere(office);
});

test('a blocked customer is put out at once and reads why; unblocked, they are let in again', async ({
  browser,
  page,
}) => {
  const word = uniqueWord();
  const email = `nila.${word}@example.in`;
  const person = { name: `Nila ${word}`, email, mobile: '9123456780', password: 'quiet-harbour-77' };
  expect((await page.request.post('/api/users/adduser', { data: person })).ok()).toBe(true);
  const credentials = { usernameOrEmail: email, password: person.password };
  const logIn = () => page.request.post('/api/users/login', { data: credentials });
  const { token } = await (await logIn()).json();
  const office = await visit(browser, 'admin');
  const details = detailsOf(office);
  await office.goto(`/users?search=${encodeURIComponent(email)}`);
  await office.getByRole('row', { name: new RegExp(person.name) }).click();
  await details.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: `Block ${person.name}?` });
  await dialog.getByLabel('Reason (they’ll see it)').fill('Ordered with stolen cards');
  await dialog.getByRole('button', { name: `Block ${person.name}` }).click();
  await expect(details.getByRole('list', { name: 'Audit log' })).toContainText('Ordered with stolen cards');
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(401);
  expect(await (await logIn()).text()).toContain('This account is blocked. Ordered with stolen cards');
  await expectCleanHere(office);
  await details.getByRole('button', { name: 'Unblock' }).click();
  await expect(details.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  expect((await logIn()).status()).toBe(200);
  await office.goto(`/audit-log?search=stolen`);
  await expect(office.getByRole('row', { name: /blocked/ }).first()).toBeVisible();
});

test('the office ends an order with a reason that the log keeps, and the customer sees it ended', async ({
  browser,
  page,
}) => {
  const { request } = page;
  await openKitchen(page);
  const [shopper, kitchen] = [await addShopper(request), await openSession(page, 'restaurant')];
  const number = await order(request, shopper, 'cod');
  await cook(request, kitchen, number, 'accepted');
  const office = await visit(browser, 'admin');
  const details = detailsOf(office);
  await office.goto('/admindashboard');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCleanHere(office);
  await office.goto(`/all-orders?live=1&search=${number}`);
  await office.getByRole('row', { name: new RegExp(number) }).click();
  await details.getByLabel('Move to').selectOption('cancelled');
  await details.getByLabel('Reason', { exact: true }).selectOption('RESTAURANT_CLOSED');
  await details.getByRole('button', { name: 'Move to cancelled' }).click();
  await expect(details.getByRole('list', { name: 'Audit log' })).toContainText('Restaurant closed');
  await expectCleanHere(office);
  expect(await ask(request, shopper, `GET /orders/${number}`)).toMatchObject({ status: 'cancelled' });
});

test('a dish is taken off and given back, and a review hidden, with reasons; both leave the site', async ({
  browser,
  page,
}) => {
  const { request } = page;
  const restaurant = 9;
  const shopper = await addShopper(request);
  const word = uniqueWord();
  await ask(request, shopper, `POST /restaurant/${restaurant}/rating/${shopper.userId}`, { rating: 1 });
  await ask(request, shopper, `POST /restaurant/${restaurant}/review/${shopper.userId}`, { review: `Burnt ${word}.` });
  const office = await visit(browser, 'admin');
  const details = detailsOf(office);
  const reviews = async () => await (await request.get(`/api/restaurant/${restaurant}/reviews`)).text();
  await expect.poll(reviews).toContain(word);
  await office.goto(`/all-feedback?search=${word}`);
  await office.getByRole('row', { name: /Mira Rao/ }).click();
  await details.getByLabel('Reason (the author will see it)').fill('Another restaurant is meant');
  await details.getByRole('button', { name: 'Hide' }).click();
  await expect(details.getByText('Hidden', { exact: true })).toBeVisible();
  await expectCleanHere(office);
  await expect.poll(reviews).not.toContain(word);

  const menu = async (): Promise<{ menu_id: number; dish_name: string }[]> =>
    await (await request.get(`/api/menu/getmenubyrestaurantid/${restaurant}`)).json();
  const [dish] = (await menu()).slice(-1);
  if (!dish) throw new Error('No dish is on sale.');
  await office.goto(`/all-menu?search=${encodeURIComponent(dish.dish_name)}&open=${dish.menu_id}`);
  const shown = async () => (await menu()).some(({ menu_id }) => menu_id === dish.menu_id);
  await details.getByLabel('Reason, as the restaurant reads it').fill('The picture shows another dish');
  await details.getByRole('button', { name: 'Take off' }).click();
  await expect(details.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expectCleanHere(office);
  await expect.poll(shown).toBe(false);
  await details.getByRole('button', { name: 'Give back' }).click();
  await expect.poll(shown).toBe(true);
});

test('a restaurant’s post is read as guests will see it, sent back with a remark, and published', async ({
  browser,
  page,
}) => {
  const { request } = page;
  const kitchen = await openSession(page, 'restaurant');
  const title = `How we seal the pot ${uniqueWord()}`;
  const headers = { authorization: `Bearer ${kitchen.token}` };
  const file = {
    name: 'pot.png',
    mimeType: 'image/png',
    buffer: readFileSync(join(import.meta.dirname, '../apps/web/public/icons/icon-512.png')),
  };
  const sent = await request.post('/api/pictures?use=blogs', { headers, multipart: { file } });
  const { path: blog_img } = await sent.json();
  const blogtext = '<p>The rice is soaked for half an hour, and the pot is sealed with dough.</p>'.repeat(4);
  const { blogid } = await ask(request, kitchen, 'POST /kitchen/blogs', { title, blog_img, blogtext, tags: 'rice' });
  await ask(request, kitchen, `PATCH /kitchen/blogs/${blogid}`, { version: 1, to: 'pending' });
  const office = await visit(browser, 'admin');
  await office.goto(`/admin-blogs?search=${encodeURIComponent(title)}`);
  await office.getByRole('row', { name: new RegExp(title) }).click();
  const opened = officeOf(office);
  await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectCleanHere(office);
  await opened.getByLabel('What should change?').fill('Name the rice.');
  await opened.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(opened.getByText('To be changed')).toBeVisible();
  const ownPost = async () => {
    const own: { blogid: number; version: number; remarks: string }[] = await ask(
      request,
      kitchen,
      'GET /kitchen/blogs',
    );
    return own.find((post) => post.blogid === blogid);
  };
  await expect.poll(async () => (await ownPost())?.remarks).toBe('Name the rice.');
  const version = (await ownPost())?.version;
  await ask(request, kitchen, `PATCH /kitchen/blogs/${blogid}`, { version, to: 'pending' });
  await office.reload();
  await opened.getByRole('button', { name: 'Publish now' }).click();
  await expect(opened.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await request.get(`/api/blogs/blog/${blogid}`)).status()).toBe(200);
});
