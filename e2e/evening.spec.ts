import type { Browser, Page } from '@playwright/test';
import { expect, storeVisitor, test, watch, type Session } from './fixtures.ts';
import {
  addBuyer,
  dishCalled,
  hire,
  neglect,
  openQuietKitchen,
  orderAll,
  takeAs,
  type Buyer,
} from './kitchen-fixtures.ts';

// Thirty orders and two devices on a busy machine take their time.
test.setTimeout(150_000);

type Column = 'new' | 'preparing' | 'ready' | 'way';

interface Device {
  page: Page;
  faults: string[];
}

async function openDevice(browser: Browser, session: Session, width: number, height: number): Promise<Device> {
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  await storeVisitor(page, session);
  await page.clock.install();
  const faults = watch(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: /^New/ })).toBeAttached();
  return { page, faults };
}

/** Which of the evening's orders stand in which column of a device. */
const standing = (page: Page, numbers: readonly string[]) =>
  page.evaluate((wanted) => {
    const tickets = [...document.querySelectorAll('[data-column] [data-ticket]')];
    const places = tickets.map((ticket) => [
      ticket.getAttribute('data-ticket') ?? '',
      ticket.closest('[data-column]')?.getAttribute('data-column'),
    ]);
    return Object.fromEntries(places.filter(([number]) => wanted.includes(number ?? '')));
  }, numbers);

const ticketOf = (page: Page, number: string) => page.getByRole('article', { name: number });
const press = (page: Page, number: string, name: RegExp | string) =>
  ticketOf(page, number).getByRole('button', { name }).first().click();

test('an evening: thirty orders on two devices, with all that goes wrong, and both boards are right at every step (kitchen-board-5)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const member = await hire(api, owner, 'Ravi Counter');
  const kitchen = owner.restaurant_id ?? 0;
  const [chicken, fries] = [
    await dishCalled(api, 'Fried Chicken (4 pc)', kitchen),
    await dishCalled(api, 'Loaded Cheese Fries', kitchen),
  ];
  const buyers = await Promise.all(
    ['Asha', 'Binod', 'Chitra', 'Dev', 'Esha', 'Farah'].map((name) => addBuyer(api, name)),
  );
  const [tablet, counter] = await Promise.all([
    openDevice(browser, owner, 820, 1180),
    openDevice(browser, member, 1440, 900),
  ]);

  const expected: Record<string, Column> = {};
  const buyerOf = new Map<string, Buyer>();
  const devices = [tablet, counter];
  const agree = async (...shown: Device[]) => {
    for (const { page } of shown.length > 0 ? shown : devices)
      await expect.poll(() => standing(page, [...buyerOf.keys()])).toEqual(expected);
  };
  const orderOf = async (buyer: Buyer) => {
    const number = await orderAll(api, buyer, [
      { menu_id: chicken, quantity: 1 },
      { menu_id: fries, quantity: 1 },
    ]);
    expected[number] = 'new';
    buyerOf.set(number, buyer);
    return number;
  };
  const waiting = () => Object.keys(expected).filter((number) => expected[number] === 'new');

  await test.step('thirty orders of six customers reach both devices', async () => {
    for (let round = 0; round < 5; round += 1) await Promise.all(buyers.map(orderOf));
    expect(waiting()).toHaveLength(30);
    await agree();
    for (const { page } of devices) await expect(page).toHaveTitle(/^\(30\) Orders/);
  });

  const [rejected = '', raced = '', short = '', late = '', brought = '', kept = ''] = waiting();
  await test.step('one is rejected with a reason that its customer reads', async () => {
    await press(tablet.page, rejected, 'Reject');
    const sheet = tablet.page.getByRole('dialog');
    await sheet.getByRole('radio', { name: /busy/i }).check();
    await sheet.getByRole('button', { name: 'Reject' }).click();
    delete expected[rejected];
    await agree();
    const headers = { authorization: `Bearer ${buyerOf.get(rejected)?.token}` };
    const told = await (await api.request.get(`/api/orders/${rejected}`, { headers })).json();
    expect(told).toMatchObject({ status: 'rejected', cancel_reason: 'TOO_BUSY' });
  });

  await test.step('two devices answer one order: one is obeyed, the other reads who did what', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await tablet.page.route(`**/api/orders/${raced}/status`, async (route) => {
      await held;
      await route.continue();
    });
    await press(tablet.page, raced, 'Reject');
    await tablet.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await press(counter.page, raced, /^Accept/);
    expected[raced] = 'preparing';
    await agree(counter);
    goOn();
    await expect(tablet.page.getByText('Ravi Counter accepted it before you.')).toBeVisible();
    await agree();
  });

  await test.step('the rest but three is accepted, some by keys', async () => {
    const rest = waiting().slice(0, -3);
    await counter.page.locator('body').press('a');
    for (let times = 0; times < 3; times += 1) {
      const focused = counter.page.locator('[data-column=new] [data-ticket]:focus');
      await expect(focused).toHaveCount(1);
      const number = (await focused.getAttribute('data-ticket')) ?? '';
      await counter.page.keyboard.press('a');
      expected[number] = 'preparing';
      await agree(counter);
    }
    const data = { to: 'accepted', version: 1, prep_minutes: 20 };
    const headers = { authorization: `Bearer ${owner.token}` };
    const left = rest.filter((each) => expected[each] === 'new');
    const answers = await Promise.all(
      left.map((number) => api.request.patch(`/api/orders/${number}/status`, { headers, data })),
    );
    expect(answers.every((answer) => answer.ok())).toBe(true);
    for (const number of left) expected[number] = 'preparing';
    await agree();
    for (const { page } of devices) await expect(page).toHaveTitle(new RegExp(`^\\(${waiting().length}\\) Orders`));
  });

  await test.step('a line is sold out: it leaves the ticket on both devices, and the dish the menu', async () => {
    await press(tablet.page, short, `Open ${short}`);
    await tablet.page.getByRole('button', { name: 'Sold out?' }).click();
    const sheet = tablet.page.getByRole('dialog', { name: /sold out/i });
    await sheet.getByRole('radio', { name: /Loaded Cheese Fries/ }).check();
    await sheet.getByRole('button', { name: 'Take it out' }).click();
    await tablet.page.keyboard.press('Escape');
    await expect(tablet.page.getByRole('dialog')).toHaveCount(0);
    for (const { page } of devices)
      await expect(ticketOf(page, short).getByText('Sold out, 1 taken out')).toBeVisible();
    await agree();
    const menu = await (await api.request.get(`/api/menu/getmenubyrestaurantid/${kitchen}`)).json();
    expect(menu.find((dish: { menu_id: number }) => dish.menu_id === fries)).toMatchObject({
      availability: 'sold_out',
    });
  });

  await test.step('an order that was forgotten stands first, in red, and is counted', async () => {
    await neglect(late, 60);
    await takeAs(api, owner, kept, 'preparing');
    for (const { page } of devices) {
      await expect(page.locator('[data-column=preparing] [data-ticket]').first()).toHaveAttribute('data-ticket', late);
      await expect(ticketOf(page, late).getByRole('timer', { name: /late/ })).toBeAttached();
      await expect(page.getByText('1 late: 1 cooking')).toBeVisible();
    }
    await agree();
  });

  await test.step('a line that is gone for two minutes brings back all that happened meanwhile', async () => {
    const { page } = counter;
    const [open = ''] = waiting();
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. New orders wait on the server')).toBeVisible();
    await expect(
      ticketOf(page, open)
        .getByRole('button', { name: /^Accept/ })
        .first(),
    ).toBeDisabled();
    const before = { ...expected };
    await press(tablet.page, open, /^Accept/);
    expected[open] = 'preparing';
    for (const buyer of buyers.slice(0, 2)) {
      const number = await orderAll(api, buyer, [{ menu_id: chicken, quantity: 2 }]);
      buyerOf.set(number, buyer);
      expected[number] = 'new';
    }
    await agree(tablet);
    await page.clock.fastForward('02:00');
    expect(await standing(page, [...buyerOf.keys()])).toEqual(before);
    await page.context().setOffline(false);
    await expect(page.getByText('3 changes while you were away')).toBeVisible();
    await agree();
  });

  await test.step('one is cooked, sent out and handed over by its code, from one device to the other', async () => {
    const { page } = counter;
    await press(page, brought, 'Mark ready');
    await expect(page.getByText(`${brought} is ready`)).toBeVisible();
    await page.clock.runFor(9000);
    expected[brought] = 'ready';
    await agree();
    await press(page, brought, 'Send out');
    await page.clock.runFor(9000);
    expected[brought] = 'way';
    await agree();
    const headers = { authorization: `Bearer ${buyerOf.get(brought)?.token}` };
    const { handover_code } = await (await api.request.get(`/api/orders/${brought}`, { headers })).json();
    await press(tablet.page, brought, 'Enter code');
    await ticketOf(tablet.page, brought).getByRole('textbox', { name: /code/ }).fill(handover_code);
    delete expected[brought];
    await agree();
  });

  await test.step('a reload shows the same, and what is over stands under Done', async () => {
    for (const { page } of devices) await page.reload();
    await agree();
    for (const { page } of devices) await expect(page).toHaveTitle(new RegExp(`^\\(${waiting().length}\\) Orders`));
    await counter.page.getByRole('group', { name: 'Which orders' }).getByText('Done').click();
    await expect(ticketOf(counter.page, brought).getByText('Delivered')).toBeVisible();
    await expect(ticketOf(counter.page, rejected).getByText('Rejected')).toBeVisible();
    expect(Object.keys(expected)).toHaveLength(30);
  });
  for (const { faults } of devices) expect(faults).toEqual([]);
});
