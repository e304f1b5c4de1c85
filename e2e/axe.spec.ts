import { expectAccessible, showsHeading } from './accessibility.ts';
import { test, type Role } from './fixtures.ts';

const screens: { path: string; role?: Role; wait: string }[] = [
  { path: '/', wait: 'What are you craving?' },
  { path: '/restaurants', wait: 'Restaurants in Bengaluru' },
  { path: '/restaurantdetails/Dum-Handi/1', wait: 'Dum & Handi' },
  { path: '/dish/1', wait: 'Hyderabadi Chicken Dum Biryani' },
  { path: '/ourdishes?search=paneer', wait: 'Dishes in Bengaluru' },
  { path: '/about', wait: 'Welcome to Tawa' },
  { path: '/menu', wait: 'Book your Table' },
  { path: '/blogs', wait: 'Blog' },
  { path: '/blogdetails/any/1', wait: 'More from the blog' },
  { path: '/faq', wait: 'Frequently asked questions' },
  { path: '/fair-play', wait: 'Fair play' },
  { path: '/ourteam', wait: 'Our Team' },
  { path: '/contact-us', wait: 'Send a message' },
  { path: '/refund-policy', wait: 'Refund Policy' },
  { path: '/food-safety-compliance', wait: 'Licences' },
  { path: '/complaints', wait: 'File a complaint' },
  { path: '/complaints/new', role: 'user', wait: 'File a complaint' },
  { path: '/search', wait: 'What are you craving?' },
  { path: '/search?q=paneer', wait: '“paneer” in Bengaluru' },
  { path: '/login', wait: 'Welcome back' },
  { path: '/signup', wait: 'Register New User' },
  { path: '/no-such-plate', wait: 'This plate is empty' },
  { path: '/dashboard', role: 'user', wait: 'Good' },
  { path: '/myorders', role: 'user', wait: 'My orders' },
  { path: '/checkout', role: 'user', wait: 'Checkout' },
  { path: '/favourites', role: 'user', wait: 'Favourites' },
  { path: '/orders', role: 'restaurant', wait: 'Orders' },
  { path: '/orders/history', role: 'restaurant', wait: 'All orders' },
  { path: '/restaurant-reviews', role: 'restaurant', wait: 'Ratings and reviews' },
  { path: '/restaurant-complaints', role: 'restaurant', wait: 'Complaints' },
  { path: '/restaurant-chefs', role: 'restaurant', wait: 'Chefs' },
  { path: '/restaurant-profile', role: 'restaurant', wait: 'Legal papers' },
  { path: '/restaurant-dashboard', role: 'restaurant', wait: 'Waiting for you' },
  { path: '/restaurant-statsandreport', role: 'restaurant', wait: 'When orders come' },
  { path: '/restaurant-coupons', role: 'restaurant', wait: 'Coupons' },
  { path: '/restaurant-blogs?post=new', role: 'restaurant', wait: 'Blogs' },
  { path: '/notifications', role: 'user', wait: 'Notifications' },
  { path: '/restaurant-profile-settings?part=delivery', role: 'restaurant', wait: 'Delivery' },
  { path: '/admin-profile-settings', role: 'admin', wait: 'Second step' },
  { path: '/myaddress', role: 'user', wait: 'My addresses' },
  { path: '/user-profile-settings', role: 'user', wait: 'Download my data' },
  { path: '/change-password', role: 'user', wait: 'Change password' },
  { path: '/delete-account', role: 'user', wait: 'Delete account' },
];

for (const { wait, ...screen } of screens)
  test(`axe objects to nothing on ${screen.path}, at both widths and in both themes`, async ({ page }) => {
    await expectAccessible(page, { ...screen, isShown: showsHeading(wait) });
  });
