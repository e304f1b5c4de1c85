import { test as base, expect, type Browser, type Page } from '@playwright/test';

export type Role = 'user' | 'restaurant' | 'admin';

export const logins: Record<Role, { usernameOrEmail: string; password: string }> = {
  user: { usernameOrEmail: 'customer@example.com', password: 'Customer@123' },
  restaurant: { usernameOrEmail: 'restaurant@example.com', password: 'Restaurant@123' },
  admin: { usernameOrEmail: 'admin@example.com', password: 'Admin@123' },
};

export interface Session {
  token: string;
  userId: number;
  userType: string;
  restaurant_id?: number;
}

interface Waiting {
  order_number: string;
  version: number;
  status: string;
}

/** Opens a session by the API, as the login form would. */
export async function openSession(page: Page, role: Role): Promise<Session> {
  const reply = await page.request.post('/api/users/login', { data: logins[role] });
  expect(reply.status()).toBe(200);
  return reply.json();
}

/**
 * Answers whatever waits for the demo kitchen and lets it take orders: two that nobody answered would pause it in the
 * midst of a run.
 */
export async function openKitchen(page: Page): Promise<void> {
  const { token } = await openSession(page, 'restaurant');
  const headers = { authorization: `Bearer ${token}` };
  const board: { orders: Waiting[] } = await (await page.request.get('/api/kitchen/orders', { headers })).json();
  for (const { order_number, version } of board.orders.filter(({ status }) => status === 'placed'))
    await page.request.patch(`/api/orders/${order_number}/status`, {
      headers,
      data: { to: 'accepted', version, prep_minutes: 20 },
    });
  const reply = await page.request.put('/api/kitchen/status', { headers, data: { switch: 'online' } });
  expect(reply.status()).toBe(200);
}

/** Puts a session and a city into the page's storage before its first script runs. */
export async function storeVisitor(page: Page, session?: Session): Promise<void> {
  // Kitchens keep hours and runs do not: at night a page of a restaurant begins with this.
  const closed = page.getByRole('dialog', { name: 'Restaurant is currently closed' });
  await page.addLocatorHandler(closed, async (dialog) => {
    // Whoever goes on in the same moment has left it behind.
    await dialog
      .getByRole('button', { name: 'Look around' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
  });
  await page.addInitScript((kept) => {
    localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Bengaluru' }));
    if (!kept) return;
    localStorage.setItem('token', kept.token);
    localStorage.setItem('userid', String(kept.userId));
    localStorage.setItem('userType', kept.userType);
    if (kept.restaurant_id) localStorage.setItem('restaurant_id', String(kept.restaurant_id));
  }, session);
}

// A page that was answered with 4xx is reported by the browser itself, whatever the page does with it.
const expected = /the server responded with a status of (4\d\d)|ERR_INTERNET_DISCONNECTED/;

/** Notes whatever goes wrong on a page behind the visitor's back. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** A page of its own browser context for a role; guests have none. */
export async function visit(browser: Browser, role?: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await storeVisitor(page, role && (await openSession(page, role)));
  return page;
}

/** Fills the login form in and sends it. */
export async function logInAs(page: Page, usernameOrEmail: string, password: string): Promise<void> {
  await page.getByLabel('E-mail, username or mobile').fill(usernameOrEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the login form and logs in, with a second factor where one is asked. */
export async function logIn(page: Page, usernameOrEmail: string, password: string, code?: string): Promise<void> {
  await page.goto('/login');
  await logInAs(page, usernameOrEmail, password);
  if (code === undefined) return;
  await page.getByLabel('Code from your authenticator app').fill(code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Chooses a way to pay at the checkout, whose block is open only for who never paid. */
export async function payWith(page: Page, name: RegExp): Promise<void> {
  const block = page.getByRole('region', { name: 'Pay with' });
  const [way, change] = [block.getByRole('radio', { name }), block.getByRole('button', { name: 'Change Pay with' })];
  await expect(way.or(change)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await way.check();
}

export const logInHere = (page: Page, role: Role): Promise<void> =>
  logInAs(page, logins[role].usernameOrEmail, logins[role].password);

/** The subject of the newest letter to somebody, once there is one that fits, and the way into it. */
export async function findLetter(page: Page, email: string, subject: RegExp | string = '') {
  const entry = page.locator('li a').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  return { subject: (await entry.textContent()) ?? '', open: () => entry.click() };
}

/** Follows the link of a mailed invitation, opens the account and logs in. */
export async function joinByMail(page: Page, email: string, button: string): Promise<void> {
  const password = 'blue-lantern-42';
  await (await findLetter(page, email)).open();
  const link = new URL((await page.getByRole('link', { name: button }).getAttribute('href')) ?? '');
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('Mobile').fill('9845012345');
  const join = page.getByRole('button', { name: 'Open my account' });
  const before = await join.boundingBox();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await expect(page.getByText('Strength:')).toBeVisible();
  // What is said of the password comes a moment later, and must not move the button from under a finger.
  expect(await join.boundingBox()).toEqual(before);
  await join.click();
  await logInAs(page, email, password);
}

/** What the server answers a page's session now. */
export const sessionStatus = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    return (await fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).status;
  });

/** Fails the test on any console error or exception that nobody expects, and closes what `visit` opened. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, browser }, use) => {
      const faults = watch(page);
      await use();
      const opened = browser.contexts().filter((context) => context !== page.context());
      await Promise.all(opened.map((context) => context.close()));
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
