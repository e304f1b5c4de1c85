import { expect, openKitchen, storeVisitor, test as base, watch } from './fixtures.ts';

// What nobody has seen cannot be loaded, and the browser says so.
const test = base.extend({
  quiet: async ({ page }, use) => {
    const faults = watch(page);
    await use();
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([]);
  },
});

test.use({ serviceWorkers: 'allow' });

const kept = (address: string) => caches.match(address, { ignoreVary: true }).then((found) => found !== undefined);

test('a restaurant that was seen can be read without a line, and a page that was not seen says so (offline-1)', async ({
  page,
  context,
}) => {
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  await expect.poll(() => page.evaluate(kept, '/restaurantdetails/Dum-Handi/1')).toBe(true);
  const dish = page.getByRole('heading', { level: 3 }).first();
  const name = (await dish.textContent()) ?? '';
  expect(name).not.toBe('');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dum & Handi', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name }).first()).toBeVisible();
  await expect(page.getByText(/You're Offline/).first()).toBeVisible();

  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();
  await page.goto('/myorders');
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline', level: 1 })).toBeHidden();
});

test('a page that was opened by a link is kept as well, and nothing of an account is (offline-3)', async ({
  page,
  context,
}) => {
  await storeVisitor(page);
  await page.goto('/restaurants');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page
    .getByRole('link', { name: /Dum & Handi/ })
    .first()
    .click();
  await expect(page).toHaveURL(/restaurantdetails\/Dum-Handi/);
  await expect.poll(() => page.evaluate(kept, '/restaurantdetails/Dum-Handi/1')).toBe(true);
  const answers = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });
  expect(answers.filter((line) => !line.startsWith('GET ') || /\/api\/(users|cart|orders|events)/.test(line))).toEqual(
    [],
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dum & Handi', level: 1 })).toBeVisible();
});

test('made-up parameters of an address make no second copy of a page (offline-2)', async ({ page, context }) => {
  await storeVisitor(page);
  await page.goto('/restaurants');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const x of [1, 2, 3]) await page.goto(`/restaurants?x=${x}&utm_source=letter`);
  await expect.poll(() => page.evaluate(kept, '/restaurants')).toBe(true);
  const addresses = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /^(page|answer)-/.test(name));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).search);
    });
  expect((await addresses()).filter((search) => /[?&](x|utm_source)=/.test(search))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/restaurants?x=4');
  await expect(page.getByRole('link', { name: /Dum & Handi/ }).first()).toBeVisible();
});

test('a server without room gives way to what was seen before, with a note that it is older (offline-1)', async ({
  page,
  context,
}) => {
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  await expect.poll(() => page.evaluate(kept, '/restaurantdetails/Dum-Handi/1')).toBe(true);
  const full = { status: 503, headers: { 'retry-after': '4', 'cache-control': 'no-store' }, body: 'Full' };
  await context.route('**/restaurantdetails/**', (route) => route.fulfill(full));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dum & Handi', level: 1 })).toBeVisible();
  await expect(page.getByText(/this is how it was when it was opened last/).first()).toBeVisible();

  await page.evaluate(() => fetch('/api/cities/active').then(({ status }) => status));
  await expect.poll(() => page.evaluate(kept, '/api/cities/active')).toBe(true);
  await context.route('**/api/cities/active', (route) => route.fulfill(full));
  expect(await page.evaluate(() => fetch('/api/cities/active').then(({ status }) => status))).toBe(200);

  const closed = { ...full, headers: { ...full.headers, 'x-closed': 'maintenance' }, body: 'Closed' };
  await context.unroute('**/restaurantdetails/**');
  await context.route('**/restaurantdetails/**', (route) => route.fulfill(closed));
  await page.reload();
  await expect(page.getByText('Closed')).toBeVisible();
});

test('the installed app is described, and its files are served', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: { icons: { src: string }[]; start_url: string } = await (await request.get(href ?? '')).json();
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('what is pressed without a line comes when the line is back, with the code that it needs (offline-5)', async ({
  page,
  context,
}) => {
  await openKitchen(page);
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const add = page.getByRole('button', { name: 'Add Palak Paneer' }).last();
  await add.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText(/You're Offline/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});
