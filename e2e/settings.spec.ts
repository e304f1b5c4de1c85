import { expect, openSession, test, visit } from './fixtures.ts';

test('the office changes a phone number, plans a fee and takes it back; the site follows the first at once (settings-2)', async ({
  browser,
}) => {
  const page = await visit(browser, 'admin');
  const { token } = await openSession(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const phone = async () => {
    const site = await page.request.get('/api/site');
    const { phone: text }: { phone: string } = await site.json();
    return text;
  };
  const before = await phone();
  const after = before === '1800 555 0142' ? '1800 555 0143' : '1800 555 0142';

  await page.goto('/settings?group=brand');
  await page.getByRole('link', { name: 'Change Phone' }).click();
  const panel = page.getByRole('dialog', { name: 'Phone' });
  await panel.getByRole('button', { name: 'Save now' }).click();
  await expect(panel.getByText('Reason is required')).toBeVisible();
  await panel.getByLabel('New value').fill(after);
  await panel.getByLabel('Reason, kept in the history').fill('The exchange has moved');
  // The value before it is in force as well, so only the answer says that this one is.
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/admin/settings') && reply.status() === 201);
  await panel.getByRole('button', { name: 'Save now' }).click();
  await saved;
  await expect(panel.getByText('in force')).toBeVisible();
  await expect(panel.getByText('The exchange has moved').first()).toBeVisible();

  const guest = await visit(browser);
  await guest.goto('/contact-us');
  await expect(guest.getByRole('region', { name: 'Contact' }).getByRole('link', { name: after })).toHaveAttribute(
    'href',
    `tel:${after.replaceAll(' ', '')}`,
  );
  await page.request.post('/api/admin/settings', {
    headers,
    data: { key: 'support_phone', value: before, reason: 'As it was' },
  });
  await expect.poll(phone).toBe(before);

  await page.goto('/settings?group=fees&open=platform_fee');
  const fee = page.getByRole('dialog', { name: 'Platform fee' });
  await fee.getByLabel('New value in rupees').fill('7.50');
  await fee.getByLabel('Day and time in India').fill('2099-04-01T05:00');
  await fee.getByLabel('Reason, kept in the history').fill('Payment costs rise');
  await fee.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(fee.getByText('waits')).toBeVisible();
  await fee.getByRole('button', { name: 'Take back' }).click();
  await expect(fee.getByText('waits')).toHaveCount(0);
});

test('a font is tried on one device, made the default, and the site is set in it from its first byte', async ({
  browser,
}) => {
  const page = await visit(browser, 'admin');
  const { token } = await openSession(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('/font-settings');
  await page.getByRole('button', { name: 'Use Bricolage Grotesque only on this device' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'bricolage');
  await page.reload();
  await expect(page.getByText('On this device', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'bricolage');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Bricolage Grotesque Variable"/);
  await page.getByRole('button', { name: 'Use the default on this device' }).click();
  // The button is off while the change is sent, too.
  const changed = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/admin/fonts') && reply.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Make it the default: The device’s own' }).click();
  expect((await changed).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Make it the default: The device’s own' })).toBeDisabled();
  const guest = await visit(browser);
  await guest.goto('/cookie-policy');
  await page.request.put('/api/admin/fonts', { headers, data: { font: 'figtree' } });
  await expect(guest.locator('html')).toHaveAttribute('data-font', 'system');
  await expect(guest.locator('link[rel=preload][href*=figtree]')).toHaveCount(0);
});

test('a legal text, a slide and a figure that the office changes are what guests read next', async ({ browser }) => {
  const page = await visit(browser, 'admin');
  const sentence = `Kitchens are visited twice a year, says office ${Date.now()}.`;
  await page.goto('/settings?group=legal&text=food-safety-compliance&version=new');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.press('Control+End');
  await text.pressSequentially(` ${sentence}`);
  await page.getByLabel(/What changed/).fill('How often kitchens are visited');
  await page.getByRole('button', { name: /^Publish version/ }).click();
  await expect(page.getByRole('list', { name: 'Versions of Food Safety Compliance' })).toContainText(
    'How often kitchens are visited',
  );
  const { token } = await openSession(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const [first]: { hero_slide_id: number; light: 0 | 1; isactive: 0 | 1; shown: boolean }[] = await (
    await page.request.get('/api/admin/slides', { headers })
  ).json();
  const { figures }: { figures: { restaurants: string } } = await (await page.request.get('/api/site')).json();
  const boast = (value: string) =>
    page.request.post('/api/admin/settings', {
      headers,
      data: { key: 'figure_restaurants', value, reason: 'Counted again' },
    });
  await boast('1,234+');
  await page.goto('/settings?group=slides');
  await page.getByRole('link', { name: 'Change Fresh. Fast. Flavorful.' }).click();
  const slide = page.getByRole('dialog');
  await slide.getByLabel('Line above the heading').fill('Hot meals, day and night');
  await slide.getByRole('button', { name: 'Save the slide' }).click();
  await expect(slide).toHaveCount(0);

  const guest = await visit(browser);
  await guest.goto('/food-safety-compliance');
  await expect(guest.getByText(sentence)).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByText('1,234+')).toBeVisible();
  await expect(guest.getByText('Hot meals, day and night')).toBeAttached();

  await boast(figures.restaurants);
  const { hero_slide_id: id, light, isactive, shown: _shown, ...words } = first ?? { hero_slide_id: 0 };
  const data = { ...words, light: light === 1, isactive: isactive === 1 };
  expect((await page.request.put(`/api/admin/slides/${id}`, { headers, data })).status()).toBe(200);
});
