import { expectAccessible } from './accessibility.ts';
import { expect, openSession, test, visit } from './fixtures.ts';

test('an owner invites somebody by mail, who joins, sees the own part of the panel alone, and is gone once removed', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  const owner = await visit(browser, 'restaurant');
  const email = `desk.${retry}.${repeatEachIndex}@example.in`;
  const name = `Meera Desk ${'abcdefghij'.charAt(repeatEachIndex)}${retry}`;
  await owner.goto('/restaurant-profile-settings?part=staff');
  await owner.getByRole('button', { name: 'Invite' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Invite somebody' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByLabel('Role').selectOption('front_desk');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();

  const guest = await visit(browser);
  const letter = guest.locator('li a').filter({ hasText: email }).first();
  await expect(async () => {
    await guest.goto('/dev/mail');
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await letter.click();
  const link = new URL((await guest.getByRole('link', { name: 'Join the staff' }).getAttribute('href')) ?? '');
  await guest.goto(link.pathname + link.hash);
  await guest.getByLabel('Mobile').fill('9845012345');
  await guest.getByLabel('New password', { exact: true }).fill('blue-lantern-42');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await guest.getByLabel('E-mail or username').fill(email);
  await guest.getByLabel('Password', { exact: true }).fill('blue-lantern-42');
  await guest.getByRole('button', { name: 'Login', exact: true }).click();
  const entries = guest.getByRole('navigation', { name: 'Panel' }).getByRole('link');
  await expect(entries).toHaveText(['Venue', 'Profile settings']);
  await guest.goto('/orders');
  await expect(guest.getByText(/Your role here is Front desk/)).toBeVisible();

  await owner.reload();
  await expect(row.getByText('Works here')).toBeVisible();
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await expect(row).toBeHidden();
  const asks = () =>
    guest.evaluate(async () => {
      const token = localStorage.getItem('token') ?? '';
      return (await fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).status;
    });
  await expect.poll(asks).toBe(401);
});

test('axe objects to nothing about the staff, at three widths and in both themes', async ({ page }) => {
  const { token } = await openSession(page, 'restaurant');
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Waits For Mail', email: `waits.${Date.now()}@example.in`, role: 'menu' };
  expect((await page.request.post('/api/kitchen/staff', { headers, data })).status()).toBe(201);
  await expectAccessible(page, {
    path: '/restaurant-profile-settings?part=staff',
    role: 'restaurant',
    isShown: (shown) => expect(shown.getByText('Waits For Mail').first()).toBeVisible(),
    widths: [1440, 820, 390],
  });
});
