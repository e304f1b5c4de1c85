import { expectAccessible } from './accessibility.ts';
import { expect, joinByMail, openSession, sessionStatus, test, visit } from './fixtures.ts';

test('an owner invites an administrator by mail, who sees the own part of the office alone, and is gone once removed', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  const owner = await visit(browser, 'admin');
  const email = `content.${retry}.${repeatEachIndex}@example.in`;
  const name = `Nila Content ${'abcdefghij'.charAt(repeatEachIndex)}${retry}`;
  await owner.goto('/office-people');
  await owner.getByRole('button', { name: 'Invite' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Invite an administrator' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByLabel('Role').selectOption('content');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  const row = owner
    .getByRole('list', { name: 'People of the office' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();

  const guest = await visit(browser);
  await joinByMail(guest, email, 'Join the office');
  const panel = guest.getByRole('navigation', { name: 'Panel' });
  await expect(panel.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'All orders' })).toHaveCount(0);
  await guest.goto('/all-orders');
  await expect(guest.getByText(/Your role here is Content/)).toBeVisible();

  await owner.reload();
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await owner
    .getByRole('alertdialog')
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await expect(row).toBeHidden();
  await expect.poll(() => sessionStatus(guest)).toBe(401);
});

test('an owner makes a role out of parts; whoever has it sees their screens, and only looks where it says so', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  const mark = `${'abcdefghij'.charAt(repeatEachIndex)}${retry}`;
  const role = `Night desk ${mark}`;
  const owner = await visit(browser, 'admin');
  await owner.goto('/office-people');
  await owner.getByRole('button', { name: 'Add role' }).click();
  const sheet = owner.getByRole('dialog', { name: 'New role' });
  await sheet.getByLabel('Name').fill(role);
  await sheet.getByRole('group', { name: 'Orders', exact: true }).getByText('See').click();
  await sheet.getByRole('group', { name: 'Complaints and messages' }).getByText('Act').click();
  await expect(sheet.getByRole('status')).toHaveText('Sees 3 screens');
  await sheet.getByRole('button', { name: 'Save role' }).click();
  await expect(sheet).toBeHidden();

  const email = `night.${mark}@example.in`;
  await owner.getByRole('button', { name: 'Invite' }).click();
  const invite = owner.getByRole('dialog', { name: 'Invite an administrator' });
  await invite.getByLabel('Name').fill(`Nila Night ${mark}`);
  await invite.getByLabel('Email').fill(email);
  await invite.getByLabel('Role').selectOption({ label: role });
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite).toBeHidden();

  const desk = await visit(browser);
  await joinByMail(desk, email, 'Join the office');
  const panel = desk.getByRole('navigation', { name: 'Panel' });
  await expect(panel.getByRole('link', { name: 'All orders' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await desk.goto('/all-orders');
  await expect(desk.getByRole('note')).toContainText(`Your role, ${role}, does not change anything`);
  await desk.goto('/contacts');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByRole('note')).toHaveCount(0);

  await owner.reload();
  await owner.getByRole('button', { name: `Delete ${role}` }).click();
  const question = owner.getByRole('alertdialog');
  await expect(question).toContainText('Choose the role they get instead');
  await question.getByLabel('New role').selectOption({ label: 'Content' });
  await question.getByRole('button', { name: `Delete ${role}` }).click();
  await expect(question).toBeHidden();
  await desk.goto('/all-orders');
  await expect(desk.getByText(/Your role here is Content/)).toBeVisible();
});

test('an administrator looks at a restaurant’s panel, can change nothing, and ends it where it began', async ({
  browser,
}) => {
  const office = await visit(browser, 'admin');
  await office.goto('/adminrestaurants?search=Dum+%26+Handi&open=1');
  await office.getByLabel('Why, kept in the audit log').fill('Cannot find the opening hours');
  await office.getByRole('button', { name: 'Look at the panel' }).click();
  await expect(office).toHaveURL(/\/restaurant-dashboard/);
  const banner = office.getByRole('region', { name: 'You are looking' });
  await expect(banner).toContainText('You see Dum & Handi as its owner does. Nothing can be changed.');
  await office.getByRole('link', { name: 'Chefs' }).first().click();
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  const write = () =>
    office.evaluate(async () => {
      const token = sessionStorage.getItem('visit')?.split('\n')[0] ?? '';
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await fetch('/api/kitchen/status', { method: 'PUT', headers, body: '{"switch":"offline"}' })).status;
    });
  await expect.poll(write).toBe(403);
  await banner.getByRole('button', { name: 'End' }).click();
  await expect(office).toHaveURL(/\/adminrestaurants/);
  await office.goto('/audit-log?search=opening+hours');
  await expect(office.getByRole('row', { name: /opened the panel of Dum & Handi/ }).first()).toBeVisible();
});

test('axe objects to nothing about the administrators, at two widths and in both themes', async ({ page }) => {
  const { token } = await openSession(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Waits For Mail', email: `waits.${Date.now()}@example.in`, role: 'support' };
  expect((await page.request.post('/api/admin/administrators', { headers, data })).status()).toBe(201);
  await expectAccessible(page, {
    path: '/office-people',
    role: 'admin',
    isShown: (shown) => expect(shown.getByText('Waits For Mail').first()).toBeVisible(),
  });
});
