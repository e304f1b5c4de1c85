// What the law calls dark patterns, on the screens; what the words and the bill do is tried in the suites of pages and server.
import { expect, openKitchen, openSession, storeVisitor, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const ticked = 'input[type="checkbox"]:checked, [role="switch"][aria-checked="true"]';

test('nothing is ticked beforehand, and a question’s two answers are as easy to press (fair-play-6)', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/signup');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator(ticked)).toHaveCount(0);
  const session = await openSession(page, 'user');
  const headers = { authorization: `Bearer ${session.token}` };
  await openKitchen(page);
  const menu: { menu_id: number; has_options: boolean; availability: string }[] = await (
    await page.request.get('/api/menu/getmenubyrestaurantid/1')
  ).json();
  const menu_id = menu.find((dish) => !dish.has_options && dish.availability === 'available')?.menu_id;
  const added = await page.request.post('/api/cart/addtocart', {
    headers,
    data: { userid: session.userId, menu_id, quantity: 1, note: '', forceClear: true },
  });
  expect(added.status()).toBe(200);
  await storeVisitor(page, session);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Place order|Pay|Choose)/ }).first()).toBeVisible();
  await expect(page.locator(ticked)).toHaveCount(0);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  const box = page.getByRole('alertdialog');
  await expect(box).toBeVisible();
  const answers = await Promise.all((await box.getByRole('button').all()).map((button) => button.boundingBox()));
  const sizes = answers.filter((size) => size !== null);
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  const [least, most] = [Math.min, Math.max].map((of) => of(...sizes.map(({ width, height }) => width * height)));
  expect((most ?? 0) / (least ?? 1)).toBeLessThan(2);
});

test('whoever sends a question away is not asked again, on no page and after a reload (fair-play-10)', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const asked = page.getByRole('dialog');
  await page.goto('/');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  for (const address of ['/restaurants', '/ourdishes', '/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.mouse.wheel(0, 900);
    // Code of the pages that are opened next comes after any question of this one.
    await page.waitForLoadState('networkidle');
    await expect(asked).toBeHidden();
  }
});

test('pages load nothing from anybody else, and allow nothing to be (fair-play-13)', async ({ page, baseURL }) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) strange.push(request.url());
  });
  for (const address of ['/', '/restaurants', '/ourdishes', '/dish/1', '/login', '/signup', '/contact-us']) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(\*|https?:)/);
    // By its tag: while a question stands over the page, the page has no roles.
    await expect(page.locator('h1').first()).toBeVisible();
    await page.mouse.wheel(0, 4000);
  }
  expect(strange).toEqual([]);
});
