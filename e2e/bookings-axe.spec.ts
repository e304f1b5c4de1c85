import { AxeBuilder } from '@axe-core/playwright';
import { expect, openSession, storeVisitor, test, type Role } from './fixtures.ts';

const screens: { path: string; role?: Role; wait: string }[] = [
  { path: '/restaurantdetails/Dum-Handi/1#tables', wait: 'Book a table' },
  { path: '/mybookings', role: 'user', wait: 'My table bookings' },
  { path: '/booking/TB-222222', wait: 'Booking not found' },
  { path: '/restaurant-venue', role: 'restaurant', wait: 'Waiting list' },
  { path: '/restaurant-venue?tab=tables', role: 'restaurant', wait: 'Add table' },
  { path: '/restaurant-venue?tab=venues', role: 'restaurant', wait: 'Main hall' },
  { path: '/restaurant-venue?tab=rules', role: 'restaurant', wait: 'Take table bookings' },
];

for (const { path, role, wait } of screens)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 820, 1440])
      test(`${path} in ${colorScheme} at ${width} has nothing that axe objects to`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await storeVisitor(page, role && (await openSession(page, role)));
        await page.goto(path);
        await expect(page.getByText(wait).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
