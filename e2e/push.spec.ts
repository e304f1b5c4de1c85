import { expect, test } from './fixtures.ts';

// Chromium's headless shell, which may run the others, hears no push messages.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
});

const shown = async () => {
  const notifications = await (await navigator.serviceWorker.ready).getNotifications();
  return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }));
};

test('a push that arrives shows its words, and its link only when that lies on this site (notifications-7)', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/faq');
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  // A worker that is ready may still be about to take over, and then hears no push.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  const registrationId = await found;
  const deliver = (data: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  await deliver({ title: 'On the way', body: 'By 8:40 pm.', link: '/myorders/FD-7K3M9Q', tag: 'n7' });
  await expect.poll(() => page.evaluate(shown)).toHaveLength(1);
  await deliver({ title: 'Elsewhere', body: '', link: 'https://example.com/', tag: 'n8' });
  await expect.poll(() => page.evaluate(shown)).toHaveLength(2);
  expect(await page.evaluate(shown)).toEqual(
    expect.arrayContaining([
      { title: 'On the way', body: 'By 8:40 pm.', tag: 'n7', link: '/myorders/FD-7K3M9Q' },
      { title: 'Elsewhere', body: '', tag: 'n8', link: '/notifications' },
    ]),
  );
});
