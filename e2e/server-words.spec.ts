import { expect, openSession, storeVisitor, test, watch } from './fixtures.ts';

const shots = process.env['WORDS_SHOTS'];

test('words that the server says and words of the domain are in the language of the page (language-3, language-6)', async ({
  browser,
}) => {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const faults = watch(phone);
  await storeVisitor(phone);
  await test.step('a rule of the domain comes with the server’s page, and stays as the browser says it', async () => {
    const html = await (await phone.request.get('/hi/dish/1')).text();
    await phone.goto('/hi/dish/1');
    await expect(phone.locator('html')).toHaveAttribute('lang', 'hi');
    const rules = phone.locator('fieldset legend .text-note');
    for (const rule of await rules.allTextContents()) {
      expect(rule).toMatch(/चुनें$/);
      expect(html).toContain(rule);
    }
  });
  await test.step('a refused login is refused in Hindi', async () => {
    await phone.goto('/hi/login');
    await phone.locator('input[name="usernameOrEmail"]').fill('nobody@example.com');
    await phone.locator('input[name="password"]').fill('wrong password 1');
    await phone.locator('form button[type="submit"]').click();
    await expect(phone.getByText('ईमेल, यूज़रनेम या पासवर्ड सही नहीं है।').first()).toBeVisible();
    if (shots) await phone.screenshot({ path: `${shots}/login-hi.png` });
  });
  expect(faults).toEqual([]);
  await phone.context().close();

  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const customerFaults = watch(customer);
  await storeVisitor(customer, await openSession(customer, 'user'));
  await test.step('states of orders are said in Hindi and in Kannada', async () => {
    await customer.goto('/hi/myorders?tab=past');
    await expect(customer.getByText(/^(डिलीवर हुआ|ले लिया|ऑर्डर रद्द हुआ)$/).first()).toBeVisible();
    if (shots) await customer.screenshot({ path: `${shots}/orders-hi.png` });
    await customer.goto('/kn/myorders?tab=past');
    await expect(customer.getByText(/^(ತಲುಪಿದೆ|ತೆಗೆದುಕೊಂಡಾಗಿದೆ|ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ)$/).first()).toBeVisible();
    if (shots) await customer.screenshot({ path: `${shots}/orders-kn.png` });
    await customer.goto('/kn/notifications');
    await expect(customer.getByText(/ಊಟ ಸವಿಯಿರಿ/).first()).toBeVisible();
    if (shots) await customer.screenshot({ path: `${shots}/inbox-kn.png` });
  });
  expect(customerFaults).toEqual([]);
  await customer.context().close();

  const kitchen = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const kitchenFaults = watch(kitchen);
  await storeVisitor(kitchen, await openSession(kitchen, 'restaurant'));
  await test.step('a kitchen reads its bookings’ and orders’ states in Kannada', async () => {
    await kitchen.goto('/kn/orders');
    await expect(kitchen.locator('html')).toHaveAttribute('lang', 'kn');
    if (shots) await kitchen.screenshot({ path: `${shots}/board-kn.png` });
  });
  expect(kitchenFaults).toEqual([]);
  await kitchen.context().close();
});
