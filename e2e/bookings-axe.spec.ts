import { expectAccessible } from './accessibility.ts';
import { expect, test, type Role } from './fixtures.ts';

const screens: { path: string; role?: Role; wait: string }[] = [
  { path: '/restaurantdetails/Dum-Handi/1#tables', wait: 'Book a table' },
  { path: '/mybookings', role: 'user', wait: 'My table bookings' },
  { path: '/booking/TB-222222', wait: 'Booking not found' },
  { path: '/restaurant-venue', role: 'restaurant', wait: 'Waiting list' },
  { path: '/restaurant-venue?tab=tables', role: 'restaurant', wait: 'Add table' },
  { path: '/restaurant-venue?tab=venues', role: 'restaurant', wait: 'Main hall' },
  { path: '/restaurant-venue?tab=rules', role: 'restaurant', wait: 'Take table bookings' },
  { path: '/venues?open=1', role: 'admin', wait: 'What the office did' },
  { path: '/venues/bookings', role: 'admin', wait: 'Not answered' },
];

for (const { wait, ...screen } of screens)
  test(`axe objects to nothing on ${screen.path}, at three widths and in both themes`, async ({ page }) => {
    const isShown = () => expect(page.getByText(wait).first()).toBeVisible();
    await expectAccessible(page, { ...screen, isShown, widths: [1440, 820, 390] });
  });
