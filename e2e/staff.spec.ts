import { expectAccessible } from './accessibility.ts';
import { expect, joinByMail, openSession, sessionStatus, test, visit } from './fixtures.ts';

test('an owner invites somebody by mail, who joins, sees the own part of the panel alone, and is gone once removed (staff-1)', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  const owner = await visit(browser, 'restaurant');
  const email = `desk.${retry}.${repeatEachIndex}@example.in`;
  const name = `Meera Desk ${'abcdefghij'.charAt(repeatEachIndex)}${retry}`;
  await owner.goto('/restaurant-profile-settings?part=staff');
  await owner.getByRole('button', { name: 'Invite' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Invite someone' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByLabel('Role').selectOption('front_desk');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();

  const guest = await visit(browser);
  await joinByMail(guest, email, 'Join the staff');
  const entries = guest.getByRole('navigation', { name: 'Panel' }).getByRole('link');
  await expect(entries).toHaveText(['Orders', 'Venue', 'Profile settings']);
  await guest.goto('/my-menu');
  await expect(guest.getByText(/Your role here is Front desk/)).toBeVisible();

  await owner.reload();
  await expect(row.getByText('Works here')).toBeVisible();
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await expect(row).toBeHidden();
  await expect.poll(() => sessionStatus(guest)).toBe(401);
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
