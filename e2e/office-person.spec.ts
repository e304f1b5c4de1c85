import { expectAccessible } from './accessibility.ts';
import { expect, openKitchen, openSession, test, visit } from './fixtures.ts';
import { deliveredOrder } from './office-fixtures.ts';
import { addShopper } from './shopper.ts';

test('a customer is found, read in one line, given goodwill and signed out (person-2)', async ({ browser, page }) => {
  await openKitchen(page);
  const { shopper, number } = await deliveredOrder(page);
  const office = await visit(browser, 'admin');
  await office.goto(`/users/${shopper.userId}`);
  await expect(office.getByRole('link', { name: number })).toBeVisible();
  await office.getByRole('button', { name: 'Give goodwill' }).click();
  await office.getByLabel('Rupees').fill('150');
  await office.getByLabel('Why? It stays in the audit log').fill('The rider was lost twice');
  await office.getByRole('button', { name: 'Give ₹150.00' }).click();
  await expect(office.getByText('Goodwill given.')).toBeVisible();
  await expect(office.getByText(/^Goodwill by .*The rider was lost twice/)).toBeVisible();
  await expect(office.getByText('up to ₹350.00 more goodwill')).toBeVisible();
  await office.getByRole('tab', { name: 'Money' }).click();
  await expect(office.getByRole('link', { name: number })).toBeHidden();
  await office.getByLabel('New note').fill('Call from the gate');
  await office.getByRole('button', { name: 'Add note' }).click();
  await office.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(office.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await office.getByRole('button', { name: 'Sign out everywhere' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(office.getByText('Not signed in anywhere.')).toBeVisible();
});

test('a wrong name and number are corrected, and the account is blocked and let in again (person-9)', async ({
  browser,
  page,
}) => {
  const shopper = await addShopper(page.request);
  const office = await visit(browser, 'admin');
  await office.goto(`/users/${shopper.userId}`);
  await office.getByRole('button', { name: /^Edit name, phone, e-mail/ }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill('Kiran Bhat');
  await sheet.getByLabel('E-mail').fill(`kiran.${shopper.userId}@example.in`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Say why, and who asked for it')).toBeVisible();
  await sheet.getByLabel('Why? It stays in the audit log').fill('Called from the number we have');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('heading', { name: 'Kiran Bhat', level: 1 })).toBeVisible();
  await expect(office.getByText(`kiran.${shopper.userId}@example.in`)).toBeVisible();
  await office.getByRole('button', { name: /^Block/ }).click();
  await sheet.getByLabel('Reason (they’ll see it)').fill('Cards of others');
  await sheet.getByRole('button', { name: 'Block' }).click();
  await expect(office.getByText('Blocked: “Cards of others”')).toBeVisible();
  await office.getByRole('button', { name: /^Unblock/ }).click();
  await expect(office.getByText('Blocked: “Cards of others”')).toBeHidden();
});

test('an account is deleted for somebody once the reason is said (person-8)', async ({ browser, page }) => {
  const shopper = await addShopper(page.request);
  const office = await visit(browser, 'admin');
  await office.goto(`/users/${shopper.userId}`);
  await office.getByRole('button', { name: /^Delete on their behalf/ }).click();
  const send = office.getByRole('button', { name: 'Delete in seven days' });
  await send.click();
  await expect(office.getByText('Enter a reason')).toBeVisible();
  await office.getByLabel('Who asked for it, and how').fill('Wrote on 20 Nov from the proved address');
  await send.click();
  await expect(office.getByText('The account will be deleted in seven days.')).toBeVisible();
});

test('an account that is not there says so, and leads back to the list (person-1)', async ({ browser }) => {
  const office = await visit(browser, 'admin');
  await office.goto('/users/99999999');
  await expect(office.getByRole('heading', { name: 'There is no such account' })).toBeVisible();
  await office.getByRole('link', { name: 'All users' }).click();
  await expect(office.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test('axe objects to nothing in a person’s picture, at any width and in both themes (person-1)', async ({ page }) => {
  const { userId } = await openSession(page, 'user');
  await expectAccessible(page, {
    path: `/users/${userId}`,
    role: 'admin',
    isShown: async () => {
      await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    },
  });
});
