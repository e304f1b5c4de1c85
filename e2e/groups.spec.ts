import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, openQuietKitchen } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['GROUP_SHOTS'];

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

const sessionOf = ({ token }: { token: string }): Session => {
  const account = Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  return { userId: Number(account['sub'] ?? account['userId'] ?? 0), userType: 'user', token };
};

const nameOf = (name: string) => `${name}${randomUUID().slice(0, 3)}`;

test('a host invites, two guests choose on their own phones without an account, and the kitchen gets one ticket with names on bags (groups-1, groups-5, groups-7, groups-8)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const meera = sessionOf(await addBuyer(api, nameOf('Meera')));
  const { page: host, faults } = await open(browser, 390, `/restaurantdetails/x/${restaurant_id}`, meera);
  await host.getByRole('button', { name: 'Order with others' }).click();
  await expectCleanHere(host);
  await shoot(host, 'begin');
  await host.getByRole('button', { name: 'Start group order' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Group order' })).toBeVisible();
  const [{ group_id }] = await ask(api.request, meera, 'GET /groups');
  const { url, token } = await ask(api.request, meera, `GET /groups/${group_id}`);
  expect(url).toContain(`/g/${token}`);
  await host.getByRole('button', { name: 'Show the code' }).click();
  await expect(host.getByRole('img', { name: /Code with the link/ })).toBeVisible();
  await expectCleanHere(host);
  await host.keyboard.press('Escape');

  const { page: sana, faults: sanaFaults } = await open(browser, 390, `/g/${token}`);
  await expect(sana.getByRole('heading', { level: 1, name: /is ordering from/ })).toBeVisible();
  await sana.getByLabel('Your name').fill('Sana');
  await sana.getByText('Veg', { exact: true }).click();
  await sana.getByText('Tree nuts', { exact: true }).click();
  await expectCleanHere(sana);
  await shoot(sana, 'join');
  await sana.getByRole('button', { name: 'Join and choose' }).click();
  await expect(sana.getByRole('heading', { name: 'Your bag, Sana' })).toBeVisible();

  const { page: arjun, faults: arjunFaults } = await open(browser, 1440, `/g/${token}`);
  await arjun.getByLabel('Your name').fill('sana');
  await arjun.getByRole('button', { name: 'Join and choose' }).click();
  await expect(arjun.getByText(/There is a sana in this group/).first()).toBeVisible();
  await arjun.getByLabel('Your name').fill('Arjun');
  await arjun.getByText('Everything', { exact: true }).click();
  await shoot(arjun, 'join');
  await arjun.getByRole('button', { name: 'Join and choose' }).click();
  await expect(arjun.getByRole('heading', { name: 'Your bag, Arjun' })).toBeVisible();

  const dishes: { dish_name: string; has_options: boolean; is_veg: 0 | 1; availability: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)
  ).json();
  const plain = dishes.filter((dish) => !dish.has_options && dish.availability === 'available');
  const veg = plain.find(({ is_veg }) => is_veg === 1)?.dish_name ?? '';
  const meat = plain.find(({ is_veg }) => is_veg === 0)?.dish_name ?? veg;
  const add = (page: Page, dish: string) =>
    page
      .getByRole('button', { name: `Add ${dish}`, exact: true })
      .first()
      .click();
  await add(sana, veg);
  await expect(sana.getByRole('region', { name: 'Your bag, Sana' }).getByText(veg)).toBeVisible();
  // What does not fit what she eats is asked about first, as everywhere.
  if (meat !== veg) {
    await add(sana, meat);
    const question = sana.getByRole('alertdialog').or(sana.getByRole('dialog'));
    await expect(question.getByText(/Not vegetarian/).first()).toBeVisible();
    await question.getByRole('button', { name: 'Change it' }).click();
  }
  await expectCleanHere(sana);
  await shoot(sana, 'choosing');
  await add(arjun, meat);
  await expect(arjun.getByRole('region', { name: 'Your bag, Arjun' }).getByText(meat)).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'choosing');

  // The host reads it as it happens, and adds a dish of their own.
  await expect(host.getByText('Arjun', { exact: true })).toBeVisible();
  await expect(host.getByText('3 people')).toBeVisible();
  await host.getByRole('link', { name: 'Add a dish of mine' }).click();
  await host
    .getByRole('button', { name: `Add ${veg}`, exact: true })
    .first()
    .click();
  await host.getByRole('link', { name: 'Back to the group' }).click();
  await host.getByText('What Sana chose').or(host.getByLabel('What Sana chose')).first().click();
  await expectCleanHere(host);
  await shoot(host, 'host');
  await host.setViewportSize({ width: 1440, height: 960 });
  await shoot(host, 'host');
  await host.setViewportSize({ width: 390, height: 844 });
  const before = await host.getByText(/^Closes at/).textContent();
  await host.getByRole('button', { name: '+10 min' }).click();
  await expect(host.getByText(/^Closes at/)).not.toHaveText(before ?? '');

  await host.getByRole('button', { name: 'Close and go to checkout' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(sana.getByText('Choosing is over')).toBeVisible();
  await shoot(sana, 'closed');
  await shoot(host, 'checkout');
  // The checkout is the ordinary one, which order.spec walks through; here its bill is accepted as it is.
  const [{ address_id }] = await ask(api.request, meera, 'GET /addresses');
  const wish = { source: 'group', group_id, address_id, payment_method: 'cod' };
  const { quote_id, total, lines } = await ask(api.request, meera, 'POST /checkout/quote', wish);
  expect(lines.map((line: { for_name: string }) => line.for_name)).toEqual([expect.any(String), 'Sana', 'Arjun']);
  const press = { quote_id, accept_total: total, payment_method: 'cod', contact_phone: '9845012345' };
  const { order_number } = await ask(api.request, meera, 'POST /orders', press);
  await expect(arjun.getByText('It is ordered')).toBeVisible();
  await expect(arjun.getByText('GST and part of the fees')).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'ordered');

  await host.goto(`/myorders/${order_number}`);
  await expect(host.getByRole('heading', { level: 3, name: 'Arjun' })).toBeVisible();
  await host.getByRole('heading', { level: 3, name: 'Arjun' }).scrollIntoViewIfNeeded();
  await shoot(host, 'order');
  await expect(host.getByRole('heading', { name: 'Who owes what' })).toBeVisible();
  const owed = host.getByRole('listitem').filter({ hasText: 'GST and part of the fees' }).filter({ hasText: 'Sana' });
  await owed.getByText('Sana', { exact: true }).click();
  await expect(owed.getByText('GST and part of the fees')).toBeVisible();
  await expectCleanHere(host);
  await host.getByRole('heading', { name: 'Who owes what' }).scrollIntoViewIfNeeded();
  await shoot(host, 'shares');

  const { page: board, faults: boardFaults } = await open(browser, 1440, '/orders', owner);
  await board.getByRole('button', { name: `Open ${order_number}` }).click();
  await expect(board.getByRole('heading', { name: 'Sana' })).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Arjun' })).toBeVisible();
  await expectCleanHere(board);
  await shoot(board, 'kitchen');
  expect([...faults, ...sanaFaults, ...boardFaults]).toEqual([]);
  expect(arjunFaults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

test('a host takes somebody out and cancels: every page says so, and nobody pays (groups-4, groups-6)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const meera = sessionOf(await addBuyer(api, nameOf('Meera')));
  const group = await ask(api.request, meera, 'POST /groups', { restaurant_id, minutes: 30 });
  const { page: host, faults } = await open(browser, 1440, `/group/${group.group_id}`, meera);
  const { page: sana, faults: sanaFaults } = await open(browser, 390, `/g/${group.token}`);
  await sana.getByLabel('Your name').fill('Sana');
  await sana.getByRole('button', { name: 'Join and choose' }).click();
  const { page: arjun, faults: arjunFaults } = await open(browser, 390, `/g/${group.token}`);
  await arjun.getByLabel('Your name').fill('Arjun');
  await arjun.getByRole('button', { name: 'Join and choose' }).click();
  await expect(arjun.getByRole('heading', { name: 'Your bag, Arjun' })).toBeVisible();
  await host.getByText('Arjun', { exact: true }).click();
  await host.getByRole('button', { name: 'Take Arjun out' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Take Arjun out' }).click();
  await expect(arjun.getByText(/took you out/)).toBeVisible();
  await shoot(arjun, 'removed');
  await host.getByRole('button', { name: 'Cancel', exact: true }).click();
  await shoot(host, 'cancelling');
  await host.getByRole('button', { name: 'Cancel group order' }).click();
  await expect(host.getByText('You cancelled this group order')).toBeVisible();
  await expect(sana.getByText(/cancelled the group order/)).toBeVisible();
  await expectCleanHere(sana);
  await shoot(sana, 'cancelled');
  await expectCleanHere(host);
  await shoot(host, 'cancelled');
  await sana.goto(`/g/${'x'.repeat(43)}`);
  await expect(sana.getByText('This link opens nothing')).toBeVisible();
  expect([...faults, ...arjunFaults]).toEqual([]);
  expect(sanaFaults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
