import { readFileSync } from 'node:fs';
import { expect, openSession, test, visit } from './fixtures.ts';
import { deliveredOrder, detailsOf, uniqueWord } from './office-fixtures.ts';
import { ask } from './shopper.ts';
import { dayMs } from '@tawa/domain/common/durations';

test('ticked people are blocked together, and a saved view stands on every device and leaves as a file', async ({
  browser,
  page,
}) => {
  const word = uniqueWord();
  const emails = ['tara', 'kiran'].map((name) => `${name}.${word}@example.in`);
  const password = 'quiet-harbour-77';
  for (const email of emails) {
    const data = { name: `Guest ${word}`, email, mobile: '9123456780', password };
    expect((await page.request.post('/api/users/adduser', { data })).ok()).toBe(true);
  }
  const office = await visit(browser, 'admin');
  await office.goto(`/users?search=${word}`);
  const rows = office.getByRole('row', { name: new RegExp(word) });
  await expect(rows).toHaveCount(2);
  await office.getByLabel('Select all rows of this page').check();
  await office.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Block', exact: true }).click();
  const question = office.getByRole('dialog', { name: 'Block 2 accounts?' });
  await question.getByLabel('Reason (they’ll see it)').fill(`One hand ${word}`);
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(office.getByText('2 accounts blocked')).toBeVisible();
  await expect(rows.filter({ hasText: 'Blocked' })).toHaveCount(2);
  for (const usernameOrEmail of emails) {
    const refused = await page.request.post('/api/users/login', { data: { usernameOrEmail, password } });
    expect(await refused.text()).toContain(`One hand ${word}`);
  }

  await office.getByRole('button', { name: 'Blocked', exact: true }).click();
  await office.getByRole('button', { name: 'Views' }).click();
  await office.getByRole('menuitem', { name: 'Save this view' }).click();
  const sheet = office.getByRole('dialog', { name: 'Save this view' });
  await sheet.getByLabel('Name of the view').fill(`Case ${word}`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('button', { name: `Case ${word}` })).toBeVisible();

  const elsewhere = await visit(browser, 'admin');
  await elsewhere.goto('/users');
  await elsewhere.getByRole('button', { name: 'Views' }).click();
  await elsewhere.getByRole('menuitem', { name: `Case ${word}` }).click();
  await expect(elsewhere.getByText('1 – 2 of 2')).toBeVisible();
  const saved = elsewhere.waitForEvent('download');
  await elsewhere.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(3);
  for (const email of emails) expect(lines.join('\n')).toContain(email);
  await elsewhere.getByRole('button', { name: `Case ${word}` }).click();
  await elsewhere.getByRole('menuitem', { name: `Remove view Case ${word}` }).click();
  await expect(elsewhere.getByRole('button', { name: 'Views' })).toBeVisible();
});

test('a booking that the office cancels is told to its guest, and a venue out of booking has no times', async ({
  browser,
  page,
}) => {
  const { request } = page;
  const admin = await openSession(page, 'admin');
  const { rows } = await ask(request, admin, 'GET /admin/venues?takes=1&active=1&sort=name');
  const [venue] = rows.filter((each: { restaurant_id: number }) => each.restaurant_id !== 1).slice(-1);
  const soon = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10);
  const day = async () => {
    const times = await request.get(`/api/restaurant/${venue.restaurant_id}/tables?date=${soon}&guests=2`);
    return await times.json();
  };
  const guest = await visit(browser, 'user');
  const customer = await openSession(page, 'user');
  const free: { starts_at: string; reason: string | null }[] = (await day()).times;
  const starts_at = free.find(({ reason }) => reason === null)?.starts_at;
  const wish = { restaurant_id: venue.restaurant_id, starts_at, guests: 2, venue_id: venue.venue_id };
  const { booking_number, token } = await ask(request, customer, 'POST /bookings/hold', wish);
  const person = { name: 'Leela Rao', email: 'customer@example.com', phone: '9845012345' };
  await ask(request, customer, 'POST /bookings/book', { booking_number, token, ...person });

  const office = await visit(browser, 'admin');
  const details = detailsOf(office);
  await office.goto(`/venues/bookings?search=${booking_number}`);
  await office.getByRole('row', { name: new RegExp(booking_number) }).click();
  await details.getByRole('button', { name: 'Cancel this booking' }).click();
  const question = office.getByRole('dialog', { name: `Cancel ${booking_number}?` });
  const reason = `A pipe burst ${uniqueWord()}`;
  await question.getByLabel('Reason, as guests and restaurant read it').fill(reason);
  await question.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(details.getByRole('list', { name: 'Audit log' })).toContainText(reason);
  await guest.goto('/mybookings');
  const card = guest.getByRole('article', { name: new RegExp(booking_number) });
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(card).toContainText(reason);

  const isOffered = async () =>
    (await day()).venues.some(({ venue_id }: { venue_id: number }) => venue_id === venue.venue_id);
  await office.goto(`/venues?open=${venue.venue_id}`);
  for (const [verb, title, offered] of [
    ['Take out of booking', 'Take out', false],
    ['Put back into booking', 'Put back', true],
  ] as const) {
    await details.getByRole('button', { name: verb }).click();
    const why = office.getByRole('dialog', { name: `${title} ${venue.name}?` });
    await why.getByLabel('Reason').fill('The ceiling is painted');
    await why.getByRole('button', { name: verb }).click();
    await expect(why).toBeHidden();
    await expect.poll(isOffered).toBe(offered);
  }
});

test('a portion that the office gives back is the customer’s credit at once', async ({ browser, page }) => {
  const { request } = page;
  const { shopper, number } = await deliveredOrder(page);
  const office = await visit(browser, 'admin');
  await office.goto(`/all-orders?search=${number}&open=${number}`);
  const details = detailsOf(office);
  await details.getByRole('checkbox', { name: /^Palak Paneer/ }).check();
  await details.getByLabel('What happened').selectOption('Charged too much');
  await details.getByLabel('Reason, as the customer reads it').fill('One box was open');
  const button = details.getByRole('button', { name: /^Refund ₹/ });
  await button.click();
  await expect(details.getByText('1 × Palak Paneer').first()).toBeVisible();
  const balance = async () => (await ask(request, shopper, 'GET /credit')).balance;
  await expect.poll(balance).toBeGreaterThan(0);
  const given: number = await balance();
  await expect(details.getByText(`₹${given.toFixed(2)}`).first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`acts that follow at ${width} px leave two toasts at most, and none over the panel’s head (toasts-3)`, async ({
    browser,
    page,
  }) => {
    const word = uniqueWord();
    const email = `toast.${word}@example.in`;
    const data = { name: `Guest ${word}`, email, mobile: '9123456781', password: 'quiet-harbour-77' };
    expect((await page.request.post('/api/users/adduser', { data })).ok()).toBe(true);
    const office = await visit(browser, 'admin');
    await office.setViewportSize({ width, height });
    await office.goto(`/users?search=${word}`);
    await office.getByRole('row', { name: new RegExp(word) }).click();
    const cash = office.getByRole('switch', { name: 'Cash on delivery' });
    const covered = () =>
      office.evaluate(() => {
        const boxes = (query: string) =>
          [...document.querySelectorAll(query)].map((one) => one.getBoundingClientRect());
        const toasts = boxes('.Toastify__toast');
        const kept = boxes('[data-panel-head], [data-panel] footer').filter((box) => box.height > 0 && box.bottom > 0);
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return { toasts: toasts.length, over: kept.filter((box) => toasts.some((one) => isOver(one, box))).length };
      });
    let most = 0;
    for (let press = 0; press < 5; press++) {
      const isOn = await cash.isChecked();
      const isReadAgain = office.waitForResponse(
        (told) => told.request().method() === 'GET' && /\/admin\/users\/\d+$/.test(told.url()),
      );
      await cash.click();
      await isReadAgain;
      await expect(cash).toBeChecked({ checked: !isOn });
      await expect.poll(async () => (await covered()).toasts).toBeGreaterThan(0);
      const { toasts, over } = await covered();
      most = Math.max(most, toasts);
      expect({ over, toasts: toasts <= 2 }).toEqual({ over: 0, toasts: true });
    }
    expect(most).toBeGreaterThan(0);
  });
