import type { ScreenRoute } from '../../lib/screen.ts';

/** What only the admin role may open; mounted when it is the stored one, never rendered on the server. */
export const adminScreens: ScreenRoute[] = [
  { path: '/admindashboard', id: 'admin/dashboard', screen: () => import('./dashboard.tsx') },
  { path: '/stats', id: 'admin/stats', screen: () => import('./stats.tsx') },
  { path: '/users', id: 'admin/users', screen: () => import('./users.tsx') },
  { path: '/audit-log', id: 'admin/audit-log', screen: () => import('./audit-log.tsx') },
  { path: '/coupons', id: 'admin/coupons', screen: () => import('./coupons.tsx') },
  { path: '/payouts', id: 'admin/payouts', screen: () => import('./payouts.tsx') },
  { path: '/all-orders', id: 'admin/all-orders', screen: () => import('./all-orders.tsx') },
  { path: '/admin/complaints', id: 'admin/complaints', screen: () => import('./complaints.tsx') },
  { path: '/all-feedback', id: 'admin/all-feedback', screen: () => import('./all-feedback.tsx') },
  { path: '/all-menu', id: 'admin/all-menu', screen: () => import('./all-menu.tsx') },
  { path: '/adminrestaurants', id: 'admin/restaurants', screen: () => import('./restaurants.tsx') },
  { path: '/category', id: 'admin/categories', screen: () => import('./categories.tsx') },
  { path: '/cities', id: 'admin/cities', screen: () => import('./cities.tsx') },
  { path: '/search-words', id: 'admin/search-words', screen: () => import('./search-words.tsx') },
  { path: '/testimonials', id: 'admin/testimonials', screen: () => import('./testimonials.tsx') },
  { path: '/venues', id: 'admin/venues', screen: () => import('./venues.tsx') },
  { path: '/venues/bookings', id: 'admin/venue-bookings', screen: () => import('./venue-bookings.tsx') },
  { path: '/teams', id: 'admin/team', screen: () => import('./team.tsx') },
  { path: '/FAQs', id: 'admin/faqs', screen: () => import('./faqs.tsx') },
  { path: '/settings', id: 'admin/settings/settings', screen: () => import('./settings/settings.tsx') },
  { path: '/font-settings', id: 'admin/settings/fonts', screen: () => import('./settings/fonts.tsx') },
  { path: '/contacts', id: 'admin/contacts', screen: () => import('./contacts.tsx') },
  { path: '/admin-blogs', id: 'admin/blogs', screen: () => import('./blogs.tsx') },
  { path: '/notifications', id: 'user/notifications', screen: () => import('../user/notifications.tsx') },
  {
    path: '/admin-profile-settings',
    id: 'admin/profile-settings',
    screen: () => import('./profile-settings.tsx'),
  },
  {
    path: '/change-password',
    id: 'public/account/change-password',
    screen: () => import('../public/account/change-password.tsx'),
  },
  {
    path: '/delete-account',
    id: 'public/account/delete-account',
    screen: () => import('../public/account/delete-account.tsx'),
  },
];
