import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, storeVisitor, test, watch } from './fixtures.ts';
import { expectRoom, openInKannada, orderIn, say, shoot } from './order-in-language.ts';

test('a phone in Hindi is asked once, and comes from the front page to its history in Hindi, with every dish called so (languages-1, languages-5, names-8)', async ({
  browser,
}) => {
  const { page, number, faults, expectNamed } = await orderIn(browser, 'hi');
  const kitchen = await openInKannada(browser, number);
  await kitchen.accept();
  await kitchen.close();
  await page.goto('/hi/myorders');
  await expect(page.getByText('पालक पनीर').first()).toBeVisible();
  await expectNamed();
  await shoot(page, 'orders-hi');
  // A link of a letter is in English, and goes on in what was chosen.
  await page.goto(`/myorders/${number}`);
  await expect(page).toHaveURL(/\/hi\/myorders\/FD-/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('an order in Kannada goes from the front page to the door: its kitchen cooks it, sends it out and takes its code in Kannada (languages-1, languages-5, names-8)', async ({
  browser,
}) => {
  const { page, number, faults, expectNamed } = await orderIn(browser, 'kn');
  const kitchen = await openInKannada(browser, number);
  await kitchen.accept();
  await kitchen.press('features/ordering/orders/kitchen/ticket/ticket', 'markReady');
  await kitchen.press('features/ordering/orders/kitchen/hand-over/hand-over', 'sendOut');
  await kitchen.handOver(page);
  await kitchen.close();
  await expect(page.getByRole('main').getByText('ತಲುಪಿದೆ').first()).toBeVisible();
  await expectNamed();
  await expectCleanHere(page);
  await expectRoom(page);
  await shoot(page, 'delivered-kn');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the language is changed in the midst of a page: it stays, and so does what was typed (languages-6, languages-7)', async ({
  page,
}) => {
  await storeVisitor(page);
  await page.goto('/hi/contact-us?from=menu');
  const contact = 'features/care/contact/shop/contact';
  await page.getByLabel(say('hi', contact, 'name'), { exact: true }).fill('Asha');
  await page.getByLabel(say('hi', contact, 'message'), { exact: true }).fill('कहाँ है?');
  const languages = (name: string) => page.getByRole('navigation', { name });
  const kannada = languages('भाषा').getByRole('link', { name: 'ಕನ್ನಡ' });
  // The server leaves out what no screen reads; so the page is awake.
  await expect(kannada).toHaveAttribute('href', '/kn/contact-us?from=menu');
  await kannada.click();
  await expect(page).toHaveURL(/\/kn\/contact-us\?from=menu$/);
  await expect(page.getByLabel(say('kn', contact, 'name'), { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel(say('kn', contact, 'message'), { exact: true })).toHaveValue('कहाँ है?');
  await shoot(page, 'contact-kn');
  const english = languages('ಭಾಷೆ').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/contact-us?from=menu');
  await english.click();
  await expect(page).toHaveURL(/\d\/contact-us\?from=menu$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  const html = await (await page.request.get('/kn/contact-us')).text();
  for (const [language, path] of [
    ['en', '/contact-us'],
    ['hi', '/hi/contact-us'],
    ['kn', '/kn/contact-us'],
    ['x-default', '/contact-us'],
  ] as const)
    expect(html).toMatch(new RegExp(`hrefLang="${language}" href="[^"]+:\\d+${path}"`));
});

test('a kitchen reads its board in Kannada, and the office has one address (languages-1, languages-4)', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/kn/orders');
  await expect(page.locator('html[lang="kn"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0C80-\u0CFF]/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectCleanHere(page);
    await expectRoom(page);
    await shoot(page, 'board-kn');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kn/my-menu');
  await expect(page.getByText('Palak Paneer').first()).toBeVisible();
  await expectRoom(page);
  await shoot(page, 'menu-kn');
  const office = await page.request.get('/kn/all-orders?status=placed', { maxRedirects: 0 });
  expect([office.status(), office.headers()['location']]).toEqual([301, '/all-orders?status=placed']);
  expect(faults).toEqual([]);
  await page.context().close();
});

// Words of the domain and the contract stand in each of them, which the server says as well as the browser.
const served = [
  '/',
  '/restaurants',
  '/restaurantdetails/Dum-Handi/1',
  '/dish/1',
  '/ourdishes?search=paneer',
  '/menu',
  '/about',
  '/blogs',
  '/blogdetails/any/1',
  '/faq',
  '/fair-play',
  '/contact-us',
  '/refund-policy',
  '/food-safety-compliance',
  '/complaints',
  '/complaints/new',
  '/search?q=paneer',
  '/signup',
  '/checkout',
] as const;

test('what the server writes in Hindi and in Kannada is what the browser makes of it, on every public screen (languages-3, language-6)', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await (await browser.newContext()).newPage();
  const faults = watch(page);
  await storeVisitor(page, await openSession(page, 'user'));
  for (const [at, path] of served.entries()) {
    const language = at % 2 === 0 ? 'hi' : 'kn';
    await page.goto(`/${language}${path}`);
    // A page is alive as soon as members' links stand where the server has none.
    const dashboard = page.locator('a[href$="/dashboard"]').first();
    if (!['/checkout', '/signup'].includes(path)) await expect(dashboard, path).toBeAttached();
    expect(await page.locator('main').count(), path).toBe(1);
    expect(faults.splice(0), `/${language}${path}`).toEqual([]);
  }
});
