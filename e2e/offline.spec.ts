import { expect, storeVisitor, test as base, watch } from './fixtures.ts';

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

test('a restaurant that was seen can be read without a line, and a page that was not seen says so', async ({
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

test('a page that was opened by a link is kept as well, and nothing of an account is', async ({ page, context }) => {
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

test('the installed app is described, and its files are served', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: { icons: { src: string }[]; start_url: string } = await (await request.get(href ?? '')).json();
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});
