import { findObjections } from './axe.ts';
import { expect, openKitchen, openSession, storeVisitor, test } from './fixtures.ts';
import { addShopper, ask, fillCart } from './shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('where the office wants it, the first cash order goes out after the number was confirmed in the same place (checkout-30)', async ({
  page,
}) => {
  await openKitchen(page);
  const admin = await openSession(page, 'admin');
  const setProof = (value: string) =>
    ask(page.request, admin, 'POST /admin/settings', { key: 'cod_proof', value, reason: 'Cash was refused often' });
  await setProof('proved');
  try {
    const shopper = await addShopper(page.request);
    await fillCart(page.request, shopper);
    await storeVisitor(page, shopper);
    await page.goto('/checkout');
    await page.getByText('Cash on delivery').click();
    await page.getByRole('button', { name: /^Confirm your number/ }).click();
    await page.getByRole('button', { name: /^Send a code to/ }).click();
    const boxes = page.getByLabel('Code', { exact: true });
    await boxes.scrollIntoViewIfNeeded();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, 'nothing is wider than the phone').toBe(0);
    expect(await findObjections(page, new Set(), { within: '#checkout-proof' })).toEqual([]);
    const texts = await (await page.request.get('/dev/sms')).text();
    await boxes.fill(/<b>9845098459<\/b> (\d{6}) /.exec(texts)?.[1] ?? '');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/myorders\/FD-/);
  } finally {
    await setProof('free');
  }
});
