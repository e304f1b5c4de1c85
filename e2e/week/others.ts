import type { Browser, Page } from '@playwright/test';
import { openSession, storeVisitor, type Session } from '../fixtures.ts';
import { fillChecklist, newcomerOf, proveMail, registerRestaurant } from '../new-restaurant.ts';
import { addShopper, ask, cook, deliver, order } from '../shopper.ts';
import { createThumb } from '../thumb.ts';
import { untilTrue } from '../crash/world.ts';

const names = ['Taco Loco', 'Idli Corner', 'Wok Street', 'Pizza Nonna', 'Kebab Court'];

/** Restaurants that fill in everything and wait to be looked at; answers their names, the oldest first. */
export async function sendNewcomers(browser: Browser, origin: string): Promise<string[]> {
  const sent: string[] = [];
  for (const name of names) {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await storeVisitor(page);
    const newcomer = newcomerOf(name);
    const thumb = createThumb();
    await registerRestaurant(page, thumb, newcomer);
    await proveMail(page, newcomer.email);
    await fillChecklist(page, thumb);
    await context.close();
    sent.push(newcomer.name);
  }
  return sent;
}

/** An order that is paid online as the demo provider's page pays it. */
async function orderPaid({ request }: Page, shopper: Session): Promise<string> {
  const number = await order(request, shopper, 'upi');
  const { url } = await ask(request, shopper, `POST /orders/${number}/payment/open`, {});
  await ask(request, shopper, `POST /demo-pay/${String(url).replace('/pay/demo/', '')}`, { action: 'pay' });
  await untilTrue(async () => (await ask(request, shopper, `GET /orders/${number}`)).status === 'placed');
  return number;
}

/** Orders that were handed over, of which people complain afterwards, and one more whose rice was cold. */
export async function complain(page: Page, count: number): Promise<{ subjects: string[]; cold: string }> {
  const { request } = page;
  const kitchen = await openSession(page, 'restaurant');
  const subjects: string[] = [];
  let cold = '';
  for (let place = 0; place <= count; place++) {
    const shopper = await addShopper(request);
    const number = await orderPaid(page, shopper);
    await cook(request, kitchen, number, 'out_for_delivery');
    await deliver(request, kitchen, shopper, number);
    if (place === count) cold = number;
    else {
      const subject = `Raita was missing, bag ${place + 1}`;
      subjects.push(subject);
      await ask(request, shopper, 'POST /complaints', {
        name: 'Mira Rao',
        email: 'mira@example.in',
        phone: '9845098459',
        userId: shopper.userId,
        orderId: number,
        subject,
        message: 'Everything came except the raita. The bag was sealed.',
      });
    }
  }
  return { subjects, cold };
}

/** Ends what the demo world left open in the kitchen. */
async function emptyKitchen({ request }: Page, kitchen: Session): Promise<void> {
  const { orders } = await ask(request, kitchen, 'GET /kitchen/orders');
  for (const { order_number, version, status } of orders)
    if (status !== 'out_for_delivery')
      await ask(request, kitchen, `PATCH /orders/${order_number}/status`, {
        to: status === 'placed' ? 'rejected' : 'cancelled',
        version,
        reason: 'CLOSING',
      });
}

/** Twelve orders that the kitchen has not begun when its gas runs out, three of them in cash. */
export async function fillKitchen(page: Page): Promise<string[]> {
  await emptyKitchen(page, await openSession(page, 'restaurant'));
  const numbers: string[] = [];
  for (let guest = 0; guest < 3; guest++) {
    const shopper = await addShopper(page.request);
    numbers.push(await order(page.request, shopper, 'cod'));
    for (let count = 0; count < 3; count++) numbers.push(await orderPaid(page, shopper));
  }
  return numbers;
}
