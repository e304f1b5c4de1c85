import type { Browser, Page } from '@playwright/test';
import { expect, joinByMail, test, visit, watch, type Session } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, takeAs } from './kitchen-fixtures.ts';

test.setTimeout(150_000);

/** A browser on which somebody signed in once, and which keeps what it is told from then on. */
async function openDevice(browser: Browser, session: Session, viewport: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport })).newPage();
  const faults = watch(page);
  await page.goto('/about');
  await page.evaluate((kept) => {
    localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Bengaluru' }));
    localStorage.setItem('token', kept.token);
    localStorage.setItem('userid', String(kept.userId));
    localStorage.setItem('userType', kept.userType);
    localStorage.setItem('restaurant_id', String(kept.restaurant_id));
  }, session);
  return { page, faults };
}

/** Lets somebody join the staff by the mailed link; answers their own page. */
async function join(browser: Browser, owner: { api: Page; token: string }, name: string, role: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.in`;
  const headers = { authorization: `Bearer ${owner.token}` };
  const reply = await owner.api.request.post('/api/kitchen/staff', { headers, data: { name, email, role } });
  expect(reply.status(), await reply.text()).toBe(201);
  const page = await visit(browser);
  await joinByMail(page, email, 'Join the staff');
  return page;
}

async function typePin(page: Page, pin: string) {
  const pad = page.getByRole('dialog');
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'OK' }).click();
}

test('a kitchen shares a tablet: cook and front desk take turns, the history names both, and the cook cannot reject (tablets-1, tablets-2, tablets-6)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const stamp = String(Date.now()).slice(-4);
  const [cookName, deskName] = [`Meena Cook ${stamp}`, `Tara Desk ${stamp}`];
  const cookPage = await join(browser, { api, token: owner.token }, cookName, 'cook');
  await join(browser, { api, token: owner.token }, deskName, 'front_desk');
  await cookPage.goto('/restaurant-profile-settings?part=account');
  await cookPage.getByLabel('New PIN', { exact: true }).fill('1234');
  await cookPage.getByRole('button', { name: 'Save PIN' }).click();
  await expect(cookPage.getByText('Too easy to guess. Choose digits in no order')).toBeVisible();
  await cookPage.getByLabel('New PIN', { exact: true }).fill('4826');
  await cookPage.getByRole('button', { name: 'Save PIN' }).click();
  await expect(cookPage.getByText('You have a PIN. A new one takes its place.')).toBeVisible();

  const fries = await dishCalled(api, 'Loaded Cheese Fries', owner.restaurant_id);
  const cooked = await order(api, await addBuyer(api, 'Asha'), fries, 1);
  await takeAs(api, owner, cooked, 'accepted');
  const fresh = await order(api, await addBuyer(api, 'Ravi'), fries, 2);

  const { page: tablet, faults } = await openDevice(browser, owner, { width: 820, height: 1180 });
  const last = { authorization: '' };
  tablet.on('request', (request) => {
    last.authorization = request.headers().authorization ?? last.authorization;
  });
  await tablet.goto('/restaurant-profile-settings?part=tablets');
  await tablet.getByRole('button', { name: `Give a first PIN: ${deskName}` }).click();
  const given = tablet.getByRole('dialog', { name: `First PIN for ${deskName}` });
  const first = (await given.getByText(/^\d{6}$/).textContent()) ?? '';
  await given.getByRole('button', { name: 'Close', exact: true }).last().click();
  await tablet.getByRole('button', { name: 'Share this device' }).click();
  await tablet.getByLabel('Name').fill(`Pass ${stamp}`);
  await tablet.getByRole('button', { name: 'Share and sign out' }).click();

  const who = tablet.getByRole('region', { name: 'Who is it?' });
  await expect(who).toBeVisible();
  await expect(tablet.getByRole('article', { name: fresh })).toBeVisible();
  await expect(tablet.getByText('₹')).toHaveCount(0);
  await expect(tablet.getByRole('button', { name: /^(Accept|Reject|Mark ready)/ })).toHaveCount(0);
  await tablet.goto('/restaurant-profile-settings?part=account');
  await expect(tablet).toHaveURL(/\/orders$/);

  await who.getByRole('button', { name: `${cookName}, Cook` }).click();
  await typePin(tablet, '9999');
  await expect(tablet.getByRole('alert').filter({ hasText: 'That PIN is wrong' })).toBeVisible();
  await tablet.keyboard.type('4826');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByRole('region', { name: `You act as ${cookName}` })).toBeVisible();
  await expect(tablet.getByRole('article', { name: fresh })).toBeVisible();
  await expect(tablet.getByRole('button', { name: /^(Accept|Reject)/ })).toHaveCount(0);
  await expect(tablet.getByText('₹')).toHaveCount(0);
  const refused = await api.request.patch(`/api/orders/${fresh}/status`, {
    headers: { authorization: last.authorization },
    data: { to: 'rejected', version: 1, reason: 'TOO_BUSY' },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ message: 'Your role here is Cook, and it does not include this step.' });
  const ticket = tablet.getByRole('article', { name: cooked });
  await ticket.getByRole('button', { name: 'Mark ready' }).click();
  // Somebody else takes over while the press can still be taken back: it is sent as the cook's.
  await tablet.getByRole('button', { name: 'Switch' }).click();

  await who.getByRole('button', { name: `${deskName}, Front desk` }).click();
  await typePin(tablet, first);
  await expect(tablet.getByRole('dialog', { name: 'Choose your own PIN' })).toBeVisible();
  await typePin(tablet, '7391');
  await expect(tablet.getByRole('dialog', { name: 'Type it again' })).toBeVisible();
  await typePin(tablet, '7391');
  await expect(tablet.getByRole('region', { name: `You act as ${deskName}` })).toBeVisible();
  await expect(tablet.getByRole('button', { name: /^(Accept|Reject|Cancel order)/ })).toHaveCount(0);
  await tablet.getByRole('article', { name: cooked }).getByRole('button', { name: 'Send out' }).click();
  await tablet.getByRole('button', { name: 'Switch' }).click();
  await expect(who).toBeVisible();

  const boss = await openDevice(browser, await openQuietOwner(api), { width: 1440, height: 900 });
  await boss.page.goto(`/orders/history?open=${cooked}`);
  const panel = boss.page.getByRole('dialog').or(boss.page.getByRole('complementary')).filter({ hasText: cooked });
  await expect(panel.getByText(cookName).first()).toBeVisible();
  await expect(panel.getByText(deskName).first()).toBeVisible();

  await boss.page.goto('/restaurant-profile-settings?part=tablets');
  await boss.page.getByRole('button', { name: `End sharing of Pass ${stamp}` }).click();
  await boss.page.getByRole('alertdialog').getByRole('button', { name: 'End sharing' }).click();
  await expect(boss.page.getByText('No shared tablets yet.', { exact: false })).toBeVisible();
  await expect(tablet).toHaveURL(/\/login/);
  expect(faults).toEqual([]);
});

async function openQuietOwner(page: Page): Promise<Session> {
  const data = { usernameOrEmail: 'burger.barn.kitchen@example.com', password: 'Restaurant@123' };
  return (await page.request.post('/api/users/login', { data })).json();
}
