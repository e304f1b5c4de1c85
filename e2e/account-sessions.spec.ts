import type { Page } from '@playwright/test';
import { expect, openSession, test, visit } from './fixtures.ts';

const password = 'blue-lantern-42';

async function logIn(page: Page, name: string, { stay = false } = {}): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail, username or mobile').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (stay) await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** For how many hours the session on the page is good. */
const hoursOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, payload = ''] = (localStorage.getItem('token') ?? '').split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Math.round((exp * 1000 - Date.now()) / 3_600_000);
  });

test('somebody logs in by phone and by username, signs the other device out, and is told why once blocked (auth-14)', async ({
  browser,
}) => {
  const [here, away] = [await visit(browser), await visit(browser)];
  const unique = String(Date.now());
  const account = { email: `tara.${unique}@example.com`, mobile: `9${unique.slice(-9)}` };
  const added = await here.request.post('/api/users/adduser', { data: { ...account, name: 'Tara Rao', password } });
  expect(added.status()).toBe(201);

  await logIn(here, `+91 ${account.mobile}`);
  await expect(here).toHaveURL(/\/dashboard$/);
  expect(await hoursOf(here)).toBe(12);
  await here.goto('/user-profile-settings');
  const username = await here.getByLabel('Username').inputValue();
  await logIn(away, username.toUpperCase(), { stay: true });
  await expect(away).toHaveURL(/\/dashboard$/);
  expect(await hoursOf(away)).toBe(30 * 24);

  await away.goto('/user-profile-settings');
  await expect(away.getByText('This device', { exact: true })).toBeVisible();
  await away.getByRole('button', { name: /^Sign out (?!others)/ }).click();
  await expect(away.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await here.goto('/myaddress');
  await expect(here).toHaveURL(/\/login/);

  const { token } = await openSession(here, 'admin');
  const userId = await away.evaluate(() => localStorage.getItem('userid'));
  const blocked = await here.request.post(`/api/admin/users/${userId}/block`, {
    headers: { authorization: `Bearer ${token}` },
    data: { reason: 'Too many refused orders.' },
  });
  expect(blocked.status()).toBe(200);
  await away.goto('/myaddress');
  await expect(away).toHaveURL(/\/login/);
  await logIn(away, account.email);
  await expect(away.getByText('This account is blocked. Too many refused orders.')).toBeVisible();
});

const empty: [entry: string, says: string][] = [
  ['My orders', 'No active orders'],
  ['Cart', 'Nothing here yet'],
  ['Favourites', 'No favourites yet'],
  ['My addresses', 'No address yet'],
  ['Complaints', 'File a complaint'],
];

test('a new customer walks through the panel, and each page says what will stand there', async ({ browser }) => {
  const page = await visit(browser);
  const email = `fresh.${Date.now()}@example.com`;
  const data = { email, mobile: '9845098459', name: 'Mira Rao', password };
  expect((await page.request.post('/api/users/adduser', { data })).status()).toBe(201);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'What are you craving?' })).toBeVisible();
  const panel = page.getByRole('navigation', { name: 'Panel' });
  for (const [entry, says] of empty) {
    await panel.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
  }
});
