import type { ScreenRoute } from '../../lib/screen.ts';

/** Every part of `ui` in its states; only while developing. */
const development: ScreenRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        id: 'dev/ui',
        frame: 'bare',
        screen: async () => ({ Screen: (await import('../dev/ui.tsx')).default }),
      },
    ]
  : [];

/** What everybody may open; rendered on the server. */
export const publicScreens: ScreenRoute[] = [
  { path: '/', id: 'public/home/home', screen: () => import('./home/home.tsx') },
  { path: '/search', id: 'public/dishes/search', screen: () => import('./dishes/search.tsx') },
  { path: '/restaurants', id: 'public/restaurants/restaurants', screen: () => import('./restaurants/restaurants.tsx') },
  {
    path: '/restaurantdetails/:restaurantName/:restaurantId',
    id: 'public/restaurant/restaurant-details',
    screen: () => import('./restaurant/restaurant-details.tsx'),
  },
  { path: '/ourdishes', id: 'public/dishes/our-dishes', screen: () => import('./dishes/our-dishes.tsx') },
  { path: '/dish/:menu_id', id: 'public/dishes/dish', screen: () => import('./dishes/dish.tsx') },
  { path: '/about', id: 'public/content/about', screen: () => import('./content/about.tsx') },
  { path: '/menu', id: 'public/dishes/menu', screen: () => import('./dishes/menu.tsx') },
  { path: '/blogs', id: 'public/content/blogs', screen: () => import('./content/blogs.tsx') },
  {
    path: '/blogdetails/:blogName/:blogId',
    id: 'public/content/blog-details',
    screen: () => import('./content/blog-details.tsx'),
  },
  { path: '/faq', id: 'public/content/faq', screen: () => import('./content/faq.tsx') },
  { path: '/ourteam', id: 'public/content/our-team', screen: () => import('./content/our-team.tsx') },
  { path: '/contact-us', id: 'public/content/contact-us', screen: () => import('./content/contact-us.tsx') },
  { path: '/privacy-policy', id: 'public/legal/privacy-policy', screen: () => import('./legal/privacy-policy.tsx') },
  { path: '/term-of-use', id: 'public/legal/term-of-use', screen: () => import('./legal/term-of-use.tsx') },
  { path: '/refund-policy', id: 'public/legal/refund-policy', screen: () => import('./legal/refund-policy.tsx') },
  { path: '/fair-play', id: 'public/content/fair-play', screen: () => import('./content/fair-play.tsx') },
  { path: '/cookie-policy', id: 'public/legal/cookie-policy', screen: () => import('./legal/cookie-policy.tsx') },
  {
    path: '/food-safety-compliance',
    id: 'public/legal/food-safety-compliance',
    screen: () => import('./legal/food-safety-compliance.tsx'),
  },
  { path: '/r/:token', id: 'public/rider', screen: () => import('./rider.tsx'), frame: 'bare' },
  { path: '/t/:token', id: 'public/table', screen: () => import('./table.tsx'), frame: 'bare' },
  { path: '/g/:token', id: 'public/groups/group', screen: () => import('./groups/group.tsx'), frame: 'bare' },
  { path: '/booking/:booking_number', id: 'public/tables/booking', screen: () => import('./tables/booking.tsx') },
  {
    path: '/complaints',
    id: 'public/care/complaints',
    screen: () => import('./care/complaints.tsx'),
    frame: 'account',
  },
  {
    path: '/complaints/new',
    id: 'public/care/complaints-new',
    screen: () => import('./care/complaints-new.tsx'),
    frame: 'account',
  },
  {
    path: '/checkout',
    id: 'public/checkout/checkout',
    screen: () => import('./checkout/checkout.tsx'),
    frame: 'checkout',
    role: 'user',
  },
  { path: '/login', id: 'public/account/login', screen: () => import('./account/login.tsx'), frame: 'bare' },
  { path: '/signup', id: 'public/account/signup', screen: () => import('./account/signup.tsx'), frame: 'bare' },
  {
    path: '/forgot-password',
    id: 'public/account/forgot-password',
    screen: () => import('./account/forgot-password.tsx'),
    frame: 'bare',
  },
  {
    path: '/reset-password',
    id: 'public/account/reset-password',
    screen: () => import('./account/reset-password.tsx'),
    frame: 'bare',
  },
  {
    path: '/join-staff',
    id: 'public/account/join-staff',
    screen: () => import('./account/join-staff.tsx'),
    frame: 'bare',
  },
  {
    path: '/join-office',
    id: 'public/account/join-office',
    screen: () => import('./account/join-office.tsx'),
    frame: 'bare',
  },
  {
    path: '/become-owner',
    id: 'public/account/become-owner',
    screen: () => import('./account/become-owner.tsx'),
    frame: 'bare',
  },
  {
    path: '/verify-email',
    id: 'public/account/verify-email',
    screen: () => import('./account/verify-email.tsx'),
    frame: 'bare',
  },
  {
    path: '/unsubscribe',
    id: 'public/account/unsubscribe',
    screen: () => import('./account/unsubscribe.tsx'),
    frame: 'bare',
  },
  {
    path: '/register-restaurant',
    id: 'public/account/register-restaurant',
    screen: () => import('./account/register-restaurant.tsx'),
    frame: 'bare',
  },
  ...development,
];
