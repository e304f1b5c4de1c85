import type { APIRequestContext } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, test } from './fixtures.ts';
import { openQuietKitchen } from './kitchen-fixtures.ts';
import { addShopper, ask } from './shopper.ts';
import { add, addRoom, open, shoot } from './table-fixtures.ts';

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
  await paying.getByRole('button', { name: 'Other', exact: true }).click();
  await paying.getByRole('textbox', { name: 'Tip in rupees' }).fill('35');
  await paying.getByRole('button', { name: 'Add tip' }).click();
  await expectCleanHere(guest);
  await shoot(guest, 'tip');
  await guest.setViewportSize({ width: 1440, height: 960 });
  await shoot(guest, 'tip');
  await guest.setViewportSize({ width: 390, height: 844 });
  await paying.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(sheet.getByText('with a tip of ₹35.00')).toBeVisible();
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
