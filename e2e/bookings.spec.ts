import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, findLetter, openKitchen, openSession, payWith, test, visit } from './fixtures.ts';
import { dayMs } from '@tawa/domain/common/durations';

const zoneMs = 5.5 * 3_600_000;
const restaurant = '/restaurantdetails/Dum-Handi/1';
/** A calendar date in the restaurants’ zone, some days from now. */
const dayAhead = (days: number) => new Date(Date.now() + zoneMs + days * dayMs).toISOString().slice(0, 10);

async function openTables(page: Page, date: string, guests = 2): Promise<Locator> {
  await page.goto(`${restaurant}?date=${date}&guests=${guests}#tables`);
  const section = page.getByRole('region', { name: 'Book a table' });
  await expect(section.getByRole('heading', { name: 'Times' })).toBeVisible();
  return section;
}

async function fillIn(section: Locator, email: string): Promise<void> {
  await section.getByLabel('Name').fill('Leela Rao');
  await section.getByLabel('Email').fill(email);
  await section.getByLabel('Phone').fill('9845012345');
  await section.getByRole('button', { name: 'Book the table' }).click();
}

test('a guest books with a mailed code, and cancels from the letter', async ({ browser }) => {
  const page = await visit(browser);
  const email = 'leela.guest@example.in';
  const section = await openTables(page, dayAhead(2));
  await section.getByRole('button', { name: '6:30 pm' }).click();
  await expect(section.getByText(/Your table is held for/)).toBeVisible();
  await fillIn(section, email);
  await expect(section.getByText('Please confirm your e-mail')).toBeVisible();
  const mail = await visit(browser);
  const { subject } = await findLetter(mail, email, /is your code/);
  await section.getByLabel('Code').fill(subject.slice(0, 6));
  await expect(section.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^TB-.{6}\.ics$/);

  const letter = await findLetter(mail, email, /Your table is booked/);
  await letter.open();
  const link = (await mail.getByRole('link', { name: 'See or change the booking' }).getAttribute('href')) ?? '';
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expectCleanHere(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a customer books at once, changes the time and cancels', async ({ browser }) => {
  const page = await visit(browser, 'user');
  const section = await openTables(page, dayAhead(3));
  await section.getByRole('button', { name: '4:00 pm' }).click();
  await fillIn(section, 'customer@example.com');
  await expect(section.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
  const number = (await section.getByText(/^TB-/).textContent())?.slice(0, 9) ?? '';
  await section.getByRole('link', { name: 'See my bookings' }).click();
  const card = page.getByRole('article', { name: new RegExp(number) });
  await card.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '4:30 pm' }).click();
  await expect(card.getByText(/4:30 to 6:00 pm/)).toBeVisible();
  await card.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a customer orders dishes ahead with a table, the kitchen reads table and hour, and both end together (bookings-14)', async ({
  browser,
}, { retry }) => {
  const page = await visit(browser, 'user');
  await openKitchen(page);
  const { token, userId } = await openSession(page, 'user');
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete(`/api/cart/byuser/${userId}`, { headers });
  const starts_at = `${dayAhead(5)}T${17 + retry}:00:00+05:30`;
  const held = await page.request.post('/api/bookings/hold', {
    headers,
    data: { restaurant_id: 1, starts_at, guests: 2 },
  });
  const { booking_number, token: secret } = await held.json();
  const person = { name: 'Leela Rao', email: 'customer@example.com', phone: '9845012345' };
  const data = { booking_number, token: secret, ...person };
  expect((await page.request.post('/api/bookings/book', { headers, data })).status()).toBe(200);

  await page.goto('/mybookings');
  const card = page.getByRole('article', { name: new RegExp(booking_number) });
  await card.getByRole('link', { name: 'Order dishes ahead' }).click();
  await page.getByRole('link', { name: 'Check table availability' }).click();
  await expect(page.getByRole('region', { name: 'Book a table' })).toBeInViewport();
  await page
    .getByRole('article', { name: 'Palak Paneer', exact: true })
    .last()
    .getByRole('button', { name: 'Add Palak Paneer' })
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await page.goto('/checkout');
  const hour = `${5 + retry}:00 pm`;
  await page.getByRole('button', { name: 'Change Deliver to' }).click();
  await page.getByText(new RegExp(`^(At my table|My table, .*, ${hour})$`)).click();
  await expect(page.getByText(new RegExp(`^Cooked for your table, .* at ${hour}`))).toBeVisible();
  await payWith(page, /Pay at the table/);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/myorders\/FD-/);
  await expect(page.getByText(/^At table /)).toBeVisible();
  const number = /FD-[0-9A-Z]{6}/.exec(page.url())?.[0] ?? '';

  const kitchen = await visit(browser, 'restaurant');
  await kitchen.goto('/orders');
  await kitchen
    .getByText(/^Upcoming/)
    .first()
    .click();
  const ticket = kitchen.getByRole('article').filter({ hasText: number.slice(-4) });
  await expect(ticket.getByText(/^Table .+ · 2 guests · for /)).toBeVisible();

  await page.goto('/mybookings');
  await expect(card.getByText(`Dishes ordered ahead: ${number}, accepted`)).toBeVisible();
  await card.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/The dishes that you ordered ahead are cancelled as well/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(ticket).toBeHidden();
});

/** Calls of the demo restaurant’s desk. */
async function openDesk(page: Page) {
  const { token } = await openSession(page, 'restaurant');
  const { request }: { request: APIRequestContext } = page;
  const headers = { authorization: `Bearer ${token}` };
  const { venues } = await (await request.get('/api/venues', { headers })).json();
  const tables: { table_id: number; name: string }[] = venues.flatMap((venue: { tables: object[] }) => venue.tables);
  const add = async (name: string, starts: string, { guests = 2, table = '' } = {}) => {
    const table_ids = tables.filter((one) => one.name === table).map((one) => one.table_id);
    const starts_at = `${starts}:00+05:30`;
    const data = { source: 'phone', name, guests, starts_at, table_ids };
    const reply = await request.post('/api/desk/bookings', { headers, data });
    return { status: reply.status(), body: await reply.json() };
  };
  const day = async () => (await request.get('/api/desk/day', { headers })).json();
  /** Ends what stands in the book of today, so that there is a free table at any hour. */
  const clearToday = async () => {
    const ends = ['completed', 'cancelled', 'declined', 'no_show'];
    for (const { booking_number, version, next } of (await day()).bookings) {
      const to = ends.find((state) => next.includes(state));
      const data = { to, version, reason: 'The house is full' };
      if (to) await request.patch(`/api/desk/bookings/${booking_number}/state`, { headers, data });
    }
  };
  return { add, clearToday };
}

test('the desk moves a booking by drag and by keyboard, and a taken table is refused in words (bookings-11)', async ({
  browser,
}) => {
  const page = await visit(browser, 'restaurant');
  const day = dayAhead(20);
  const office = await openDesk(page);
  expect((await office.add('Moving Guests', `${day}T12:00`, { table: 'T1' })).status).toBe(201);
  expect((await office.add('Sitting Guests', `${day}T12:00`, { table: 'T3' })).status).toBe(201);
  await page.goto(`/restaurant-venue?date=${day}`);
  const block = page.getByRole('button', { name: /^Moving Guests/ });
  const drag = async (x: number, y: number) => {
    const box = await block.boundingBox();
    if (!box) throw new Error('The booking is not in sight.');
    const [left, top] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + x / 2, top + y / 2, { steps: 5 });
    await page.mouse.move(left + x, top + y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0, 104);
  await expect(page.getByText('T3 is taken 12:00 pm – 1:30 pm')).toBeVisible();
  await expect(block).toHaveAccessibleName(/T1$/);
  await drag(62, 52);
  await expect(block).toHaveAccessibleName(/T2$/);
  await expect(page.getByText('Booking moved.').last()).toBeVisible();
  await block.focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Moving Guests is put down: 1:00 to 2:30 pm, T2.')).toBeAttached();
  await block.press('Enter');
  await expect(page.getByRole('dialog').getByText(/1:00 to 2:30 pm/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^1:00 pm\s*Moving Guests/ })).toBeVisible();
});

test('guests who do not come are a no-show, and those who walk in sit down', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  const office = await openDesk(page);
  await office.clearToday();
  const before = new Date(Date.now() + zoneMs - 40 * 60_000).toISOString();
  expect((await office.add('Nobody Came', before.slice(0, 16), { guests: 1 })).status).toBe(201);
  await page.goto('/restaurant-venue');
  await page
    .getByRole('button', { name: /^Nobody Came/ })
    .last()
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'No-show' }).click();
  await expect(page.getByRole('dialog').getByText('No-show').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Walk-in' }).click();
  const form = page.getByRole('dialog', { name: 'Walk-in' });
  await form.getByLabel('Name').fill('Just Walked In');
  await form.getByRole('button', { name: 'Seat now' }).click();
  await expect(page.getByRole('button', { name: /^Just Walked In, .*Seated/ })).toBeVisible();
});

test('whoever waits for a full time hears of it when a table frees', async ({ browser }) => {
  const page = await visit(browser);
  const day = dayAhead(26);
  const email = 'waiting.guest@example.in';
  const owner = await visit(browser, 'restaurant');
  const office = await openDesk(owner);
  // Every table and pair that takes five: the room, and one half of each pair.
  for (const table of ['P1', 'T5', 'R1'])
    expect((await office.add('A Full House', `${day}T14:00`, { guests: 1, table })).status).toBe(201);
  const section = await openTables(page, day, 5);
  await expect(section.getByRole('button', { name: /^2:00 pm/ })).toBeDisabled();
  await section.getByRole('button', { name: 'Tell me when a table frees' }).click();
  const form = section.getByRole('form', { name: 'Tell me when a table frees' });
  await form.getByLabel('Time').selectOption('2:00 pm');
  await form.getByLabel('Name').fill('Leela Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('9845012345');
  await form.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(section.getByText('You are on the list.')).toBeVisible();

  await owner.goto(`/restaurant-venue?date=${day}`);
  await expect(owner.getByText('for 2:00 pm')).toBeVisible();
  await owner
    .getByRole('button', { name: /^A Full House/ })
    .first()
    .press('Enter');
  const panel = owner.getByRole('dialog');
  await panel.getByRole('button', { name: 'Cancel booking' }).click();
  await panel.getByLabel('Reason').fill('They called it off');
  await panel.getByRole('button', { name: 'Cancel booking' }).click();
  await findLetter(page, email, /A table is free at Dum & Handi/);
});

/** Notes whatever a page sends from now on, by whichever way, and for which address it first leaves. */
function noteSending(page: Page) {
  const sent: { way: string; said: string }[] = [];
  const left = { to: '' };
  page.context().on('request', (request) => {
    const said = [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join(' ');
    sent.push({ way: `${request.method()} ${request.resourceType()}`, said });
  });
  page.on('websocket', (socket) => void sent.push({ way: 'socket', said: socket.url() }));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) left.to ||= frame.url();
  });
  return { sent, left };
}

for (const path of ['/', '/menu'])
  test(`the form on ${path} sends nothing, and leads to the restaurants with a table (bookings-13)`, async ({
    browser,
  }) => {
    const page = await visit(browser);
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Book your Table' });
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel('Name').fill('Leela Rao');
    await form.getByLabel('Email').fill('secret.leela@example.in');
    await form.getByLabel('Phone').fill('9811122233');
    await form.getByLabel('Check-In date').fill(dayAhead(4));
    await form.getByLabel('Time').fill('20:00');
    const { sent, left } = noteSending(page);
    await form.getByRole('button', { name: 'Find a table' }).click();
    await expect(page.getByText(/restaurants? with a table/).first()).toBeVisible();
    expect(new URL(left.to).pathname).toBe('/restaurants');
    // Pages read their lists when they like: what counts is that nothing is written, and that no word of the form is said.
    expect(sent.filter(({ way }) => !/^GET (?!ping|eventsource|websocket)/.test(way))).toEqual([]);
    expect(sent.filter(({ said }) => /secret\.leela|9811122233|Leela/.test(said))).toEqual([]);
    await page.getByRole('list', { name: 'Tables at Dum & Handi' }).getByRole('link').first().click();
    const section = page.getByRole('region', { name: 'Book a table' });
    await section.getByRole('list').last().getByRole('button', { pressed: true }).click();
    await expect(section.getByLabel('Email')).toHaveValue('secret.leela@example.in');
  });
