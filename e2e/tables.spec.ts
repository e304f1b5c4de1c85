import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { openQuietKitchen, takeAs } from './kitchen-fixtures.ts';
import { addShopper, ask } from './shopper.ts';

const shots = process.env['TABLE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** A page of its own browser, as somebody with an account or as nobody. */
async function open(browser: Browser, width: number, path: string, session?: Session) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } });
  const page = await context.newPage();
  if (session) await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

interface Room {
  name: string;
  /** The path behind the code of each table. */
  codes: Record<string, string>;
}

/** A room with two tables at a quiet kitchen, each with its code. */
async function addRoom(request: APIRequestContext, owner: Session): Promise<Room> {
  const name = `Hall ${randomUUID().slice(0, 4)}`;
  const { venue_id } = await ask(request, owner, 'POST /venues', { name, type: 'indoor' });
  for (const table of ['7', '8'])
    await ask(request, owner, `POST /venues/${venue_id}/tables`, { name: table, min_seats: 1, max_seats: 4 });
  const { tables }: { tables: { name: string; venue_name: string; code: { url: string } }[] } = await ask(
    request,
    owner,
    'PUT /tables/codes',
  );
  const own = tables.filter(({ venue_name }) => venue_name === name);
  return { name, codes: Object.fromEntries(own.map((table) => [table.name, new URL(table.code.url).pathname])) };
}

const add = (page: Page, dish: string) =>
  page
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click();

test('two phones order at one table, the kitchen serves it, one pays a part to the staff and one the rest online, and the code is free again (bills-1, bills-2, bills-3, bills-6, bills-7, bills-12, bills-13)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const { name: hall, codes } = await addRoom(api.request, owner);
  const dishes: { dish_name: string; has_options: boolean; availability: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)
  ).json();
  const [one = '', two = ''] = dishes
    .filter((dish) => !dish.has_options && dish.availability === 'available')
    .map(({ dish_name }) => dish_name);

  // Meera scans the code of a free table: its menu is there, and her name is asked as she sends.
  const { page: meera, faults: meeraFaults } = await open(browser, 390, codes['7'] ?? '');
  await expect(meera.getByText('Order from your table')).toBeVisible();
  await add(meera, one);
  await expect(meera.getByRole('button', { name: 'Send 1 dish' })).toBeVisible();
  await expectCleanHere(meera);
  await shoot(meera, 'free');
  // A reload loses nothing.
  await meera.reload();
  await meera.getByRole('button', { name: 'Send 1 dish' }).click();
  const first = meera.getByRole('dialog', { name: 'Send to the kitchen' });
  await first.getByLabel('Your name').fill('Meera');
  await expectCleanHere(meera);
  await shoot(meera, 'first-send');
  await first.getByRole('button', { name: 'Send 1 dish' }).click();
  await expect(meera.getByRole('heading', { name: 'Bill of the table' })).toBeVisible();
  await expect(meera.getByText('Waiting for the kitchen')).toBeVisible();
  await meera.getByRole('button', { name: 'Invite' }).click();
  const shown = await meera.getByRole('img', { name: /^Table PIN/ }).textContent();
  const pin = shown?.trim() ?? '';
  expect(pin).toMatch(/^\d{4}$/);
  await shoot(meera, 'invite');
  await meera.keyboard.press('Escape');
  // Scanned again, whoever ordered is back at the bill.
  await meera.goto(codes['7'] ?? '');
  await expect(meera.getByRole('heading', { name: 'Bill of the table' })).toBeVisible();

  // Arjun reads the menu as well, and needs the PIN that she tells him to send; without it he reads nothing of the table.
  const { page: arjun, faults: arjunFaults } = await open(browser, 1440, codes['7'] ?? '');
  await expect(arjun.getByText('Somebody sits here already')).toBeVisible();
  await expect(arjun.getByText('Meera')).toHaveCount(0);
  await add(arjun, two);
  await add(arjun, one);
  await expectCleanHere(arjun);
  await shoot(arjun, 'taken');
  await arjun.getByRole('button', { name: 'Send 2 dishes' }).click();
  const sending = arjun.getByRole('dialog', { name: 'Send to the kitchen' });
  await sending.getByLabel('Your name').fill('Arjun');
  await sending.getByLabel('Table PIN').fill(pin === '0000' ? '0001' : '0000');
  await sending.getByRole('button', { name: 'Send 2 dishes' }).click();
  await expect(arjun.getByText(/This is not the PIN/).first()).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'wrong-pin');
  await sending.getByLabel('Table PIN').fill(pin);
  await sending.getByRole('button', { name: 'Send 2 dishes' }).click();
  await expect(arjun.getByText('Meera orders here too')).toBeVisible();
  await expect(
    meera.getByRole('listitem').filter({ hasText: 'Arjun' }).getByText('Waiting for the kitchen'),
  ).toBeVisible();
  await meera.getByRole('button', { name: 'Back to the menu' }).click();
  await shoot(meera, 'menu');
  await meera.getByRole('button', { name: /^Bill/ }).click();

  // The kitchen reads the table on its board, cooks and serves.
  const { page: desk, faults: deskFaults } = await open(browser, 1440, '/orders', owner);
  await expect(desk.getByText('Table 7').first()).toBeVisible();
  await shoot(desk, 'board');
  const seen = await ask(api.request, owner, 'GET /desk/tables');
  const { bill } = seen.tables.find((table: { venue_name: string; name: string }) => {
    return table.venue_name === hall && table.name === '7';
  });
  for (const { order_number } of bill.rounds)
    for (const to of ['accepted', 'ready', 'picked_up'] as const) await takeAs(api, owner, order_number, to);
  await expect(meera.getByText('Served', { exact: true })).toHaveCount(2);

  // Meera asks to pay her dishes, Arjun what is left.
  await expectCleanHere(meera);
  await shoot(meera, 'bill');
  await shoot(arjun, 'bill');
  await meera.getByRole('button', { name: /^Pay my dishes/ }).click();
  await meera.getByRole('dialog').getByRole('button', { name: 'Pay the staff in cash' }).click();
  await expect(meera.getByText('The staff comes to you')).toBeVisible();
  await shoot(meera, 'asked');
  await expect(arjun.getByText('Meera pays')).toBeVisible();

  await desk.goto('/restaurant-venue?tab=now');
  await expect(desk.getByText('Wants to pay')).toBeVisible();
  await shoot(desk, 'now');
  await desk.getByRole('button', { name: /^Table 7/ }).click();
  const sheet = desk.getByRole('dialog', { name: 'Table 7' });
  await expect(sheet.getByRole('button', { name: 'Taken', exact: true })).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'desk-bill');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'desk-bill');
  await sheet.getByRole('button', { name: 'Taken', exact: true }).click();
  await expect(sheet.getByText('Taken from Meera')).toBeVisible();
  await expect(arjun.getByText('Paid by Meera')).toBeVisible();
  await shoot(arjun, 'half-paid');
  // Arjun would divide it by two, and pays all that is left online, at the bank that asks for no account.
  await arjun.getByText('Equal part').click();
  await arjun.getByRole('button', { name: 'Add one' }).click();
  await expect(arjun.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible();
  await shoot(arjun, 'equal');
  await arjun.getByText('All of it').click();
  await arjun.getByRole('button', { name: /^Pay all of it/ }).click();
  const paying = arjun.getByRole('dialog', { name: 'Pay all of it' });
  await expect(paying.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'pay');
  await arjun.setViewportSize({ width: 390, height: 844 });
  await expectCleanHere(arjun);
  await shoot(arjun, 'pay');
  await paying.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(arjun.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(sheet.getByText('Arjun is paying online')).toBeVisible();
  await expect(meera.getByText('Arjun is paying online')).toBeVisible();
  await shoot(meera, 'others-pay');
  await desk.setViewportSize({ width: 1440, height: 960 });
  await shoot(desk, 'desk-paying');
  await arjun.goBack();
  await expect(arjun.getByText(/^You are paying .* online$/)).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'paying');
  await arjun.setViewportSize({ width: 1440, height: 960 });
  await arjun.getByRole('button', { name: 'Go to the payment page' }).click();
  await arjun.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(arjun.getByRole('heading', { name: 'The bill is paid' })).toBeVisible();
  await shoot(arjun, 'paid');
  // Paid and eaten, the bill closes by itself.
  await expect(sheet).toBeHidden();
  await shoot(desk, 'now');
  await expect(meera.getByRole('heading', { name: 'The bill is paid' })).toBeVisible();
  await shoot(meera, 'over');
  await meera.getByRole('button', { name: 'Order at this table' }).click();
  await expect(meera.getByText('Order from your table')).toBeVisible();
  expect([...meeraFaults, ...deskFaults]).toEqual([]);
  expect(arjunFaults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

test('an owner makes and renews codes, the staff seats guests, moves them and closes their bill (bills-1, bills-8, bills-9)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { codes } = await addRoom(api.request, owner);
  const { page: desk, faults } = await open(browser, 1440, '/restaurant-venue?tab=codes', owner);
  await expect(desk.getByRole('img', { name: 'Code of table 7' }).first()).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'codes');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'codes');
  if (shots) {
    await desk.emulateMedia({ media: 'print' });
    await desk.screenshot({ path: `${shots}/print.png`, fullPage: true });
    await desk.emulateMedia({ media: 'screen' });
  }
  await desk.setViewportSize({ width: 1440, height: 960 });
  const card = desk.getByRole('listitem').filter({ hasText: 'Table 8' }).last();
  await card.getByRole('button', { name: 'New code' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Make a new code' }).click();
  await expect(desk.getByRole('alertdialog')).toBeHidden();
  const { page: late, faults: lateFaults } = await open(browser, 390, codes['8'] ?? '');
  await expect(late.getByRole('heading', { name: 'This code no longer works' })).toBeVisible();
  await shoot(late, 'gone');

  await desk.getByRole('tab', { name: 'At the tables' }).click();
  await desk.getByRole('button', { name: 'Open the bill of Table 7' }).last().click();
  const sheet = desk.getByRole('dialog', { name: 'Table 7' });
  await expect(sheet.getByText('No phone has joined yet')).toBeVisible();
  const pin = (await sheet.getByText(/^\d{4}$/).textContent()) ?? '';
  const { page: sana, faults: sanaFaults } = await open(browser, 390, codes['7'] ?? '');
  await sana.getByRole('button', { name: 'Join the table' }).click();
  const joining = sana.getByRole('dialog', { name: 'Join the table' });
  await joining.getByLabel('Your name').fill('Sana');
  await joining.getByLabel('Table PIN').fill(pin);
  await expectCleanHere(sana);
  await shoot(sana, 'join');
  await joining.getByRole('button', { name: 'Join the table' }).click();
  await expect(sana.getByText('You order alone here so far')).toBeVisible();
  await expect(sheet.getByText('Sana')).toBeVisible();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  const moved = desk.getByRole('dialog', { name: /^Table/ });
  await expect(sana.getByRole('heading', { level: 1, name: 'Table 7' })).toHaveCount(0);
  await moved.getByRole('button', { name: 'Close the bill' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click();
  await expect(desk.getByText('All tables are free')).toBeVisible();
  await shoot(desk, 'nobody');
  await expect(sana.getByRole('heading', { name: 'The bill was closed' })).toBeVisible();
  expect([...faults, ...sanaFaults]).toEqual([]);
  expect(lateFaults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

/** Serves an order, also one that waits for its hour. */
async function serve(request: APIRequestContext, owner: Session, number: string): Promise<void> {
  for (const to of ['accepted', 'ready', 'picked_up']) {
    const lanes = [];
    for (const lane of ['board', 'upcoming']) lanes.push(await ask(request, owner, `GET /kitchen/orders?lane=${lane}`));
    const { status, version } = lanes
      .flatMap(({ orders }) => orders)
      .find(({ order_number }: { order_number: string }) => order_number === number);
    if (to === 'accepted' && status !== 'placed') continue;
    const body = { to, version, ...(to === 'accepted' && { prep_minutes: 20 }) };
    await ask(request, owner, `PATCH /orders/${number}/status`, body);
  }
}

const zoneMs = 5.5 * 3_600_000;
const halfHourMs = 30 * 60_000;

/** A time of the restaurants that is taken in a good hour, so that its party may come already: its day, and as its button reads. */
function soon() {
  const at = new Date(Math.ceil((Date.now() + 65 * 60_000) / halfHourMs) * halfHourMs);
  const time = at.toLocaleTimeString('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
  return { date: new Date(at.getTime() + zoneMs).toISOString().slice(0, 10), time };
}

test('a guest books and orders ahead, the staff seats the party at its bill, the guest opens it from the booking, orders more, pays online, and the booking is completed (bills-16, bills-17)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  await addRoom(api.request, owner);
  const { settings } = await ask(api.request, owner, 'GET /venues');
  await ask(api.request, owner, 'PUT /booking-settings', { ...settings, takes_bookings: true, auto_confirm: true });
  // Nobody of the demo world sits where the party will.
  const { bookings } = await ask(api.request, owner, 'GET /desk/day');
  for (const { booking_number: seated, version, state } of bookings)
    if (state === 'seated')
      await ask(api.request, owner, `PATCH /desk/bookings/${seated}/state`, { to: 'completed', version });
  const dishes: { dish_name: string; menu_id: number; has_options: boolean; availability: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)
  ).json();
  const [ordered, more] = dishes.filter((dish) => !dish.has_options && dish.availability === 'available');

  // The guest books a table on the restaurant's page.
  const { date, time } = soon();
  const mira = await addShopper(api.request);
  const { page: guest, faults } = await open(
    browser,
    390,
    `/restaurantdetails/x/${restaurant_id}?date=${date}&guests=2#tables`,
    mira,
  );
  const section = guest.getByRole('region', { name: 'Book a table' });
  await section.getByRole('button', { name: time, exact: true }).click();
  await section.getByLabel('Name').fill('Mira Rao');
  await section.getByLabel('Email').fill('mira.rao@example.in');
  await section.getByLabel('Phone').fill('9845098459');
  await section.getByRole('button', { name: 'Book the table' }).click();
  await expect(section.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  const booking_number = (await section.getByText(/^TB-/).textContent())?.slice(0, 9) ?? '';
  const items = [{ menu_id: ordered?.menu_id, quantity: 1, options: [], note: '' }];
  const wish = { source: 'buy_now', items, booking_number };
  const { quote_id, total } = await ask(api.request, mira, 'POST /checkout/quote', wish);
  const placing = { quote_id, accept_total: total, payment_method: 'cod', contact_phone: '9845098459' };
  const { order_number } = await ask(api.request, mira, 'POST /orders', placing);
  await guest.goto('/mybookings');
  const card = guest.getByRole('article', { name: new RegExp(booking_number) });
  await expect(card.getByText('Confirmed')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Order and pay at your table' })).toHaveCount(0);

  // The staff seats the party, whose bill opens at its table with what was ordered ahead.
  const { page: desk, faults: deskFaults } = await open(browser, 1440, `/restaurant-venue?date=${date}`, owner);
  const openBooking = async () => {
    await desk
      .getByRole('button', { name: /^Mira Rao/ })
      .last()
      .press('Enter');
    return desk.getByRole('dialog');
  };
  const panel = await openBooking();
  await panel.getByRole('button', { name: 'Seat', exact: true }).click();
  await expect(panel.getByText('Seated').first()).toBeVisible();
  await shoot(desk, 'booking-seated');
  await desk.keyboard.press('Escape');
  await desk.getByRole('tab', { name: 'At the tables' }).click();
  const running = desk.getByRole('button', { name: /^Table / }).filter({ hasText: 'No phone has joined yet' });
  await running.click();
  const sheet = desk.getByRole('dialog', { name: /^Table / });
  await expect(sheet.getByText(ordered?.dish_name ?? '')).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'booking-bill');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'booking-bill');
  await desk.setViewportSize({ width: 1440, height: 960 });

  // From the page of the booking the guest is on that bill, without the PIN, and orders more.
  await guest.reload();
  await expect(card.getByRole('button', { name: 'Order and pay at your table' })).toBeVisible();
  await expectCleanHere(guest);
  await shoot(guest, 'booking-card');
  await guest.setViewportSize({ width: 1440, height: 960 });
  await shoot(guest, 'booking-card');
  await guest.setViewportSize({ width: 390, height: 844 });
  await card.getByRole('button', { name: 'Order and pay at your table' }).click();
  await expect(guest.getByRole('heading', { name: 'Bill of the table' })).toBeVisible();
  const own = guest.getByRole('listitem').filter({ hasText: 'Mira Rao' });
  await expect(own.getByText('you', { exact: true })).toBeVisible();
  await expect(own.getByText(ordered?.dish_name ?? '')).toBeVisible();
  await expect(sheet.getByText('Mira Rao').first()).toBeVisible();
  await expectCleanHere(guest);
  await shoot(guest, 'booking-own-bill');
  await guest.setViewportSize({ width: 1440, height: 960 });
  await shoot(guest, 'booking-own-bill');
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.getByRole('button', { name: 'Back to the menu' }).click();
  await add(guest, more?.dish_name ?? '');
  await guest.getByRole('button', { name: 'Send 1 dish' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Send 1 dish' }).click();
  await expect(own.getByText(more?.dish_name ?? '')).toBeVisible();

  // The kitchen serves both, and the guest pays all of it online.
  const seen = await ask(api.request, owner, 'GET /desk/tables');
  const { rounds } = seen.tables.find((table: { bill: object | null }) => table.bill !== null).bill;
  expect(rounds.map((round: { order_number: string }) => round.order_number)).toContain(order_number);
  for (const round of rounds) await serve(api.request, owner, round.order_number);
  await expect(own.getByText('Served')).toHaveCount(2);
  await guest.getByText('All of it').click();
  await guest.getByRole('button', { name: /^Pay all of it/ }).click();
  const paying = guest.getByRole('dialog', { name: 'Pay all of it' });
  await paying.getByRole('button', { name: '₹30' }).click();
  await expectCleanHere(guest);
  await shoot(guest, 'tip');
  await guest.setViewportSize({ width: 1440, height: 960 });
  await shoot(guest, 'tip');
  await guest.setViewportSize({ width: 390, height: 844 });
  await paying.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(sheet.getByText('with a tip of ₹30.00')).toBeVisible();
  await shoot(desk, 'tip-desk');
  await guest.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'The bill is paid' })).toBeVisible();
  await expect(sheet).toBeHidden();

  // The party leaves.
  await desk.goto(`/restaurant-venue?date=${date}`);
  const ending = await openBooking();
  await ending.getByRole('button', { name: 'Completed' }).click();
  await expect(ending.getByRole('button', { name: 'Completed' })).toHaveCount(0);
  await guest.goto('/mybookings');
  await expect(card.getByText('Completed')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Order and pay at your table' })).toHaveCount(0);
  await shoot(guest, 'booking-completed');
  expect([...faults, ...deskFaults]).toEqual([]);
});
