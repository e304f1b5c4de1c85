import type { Endpoint } from './endpoint.ts';

/** In the order in which a crowded server stops doing them; what is vital it never refuses for being crowded. */
export const loadClasses = ['figures', 'lists', 'screens', 'vital'] as const;
export type LoadClass = (typeof loadClasses)[number];

type Called = Pick<Endpoint, 'method' | 'path'>;

/** The first line that fits a call, as `METHOD /path`, decides. A test wants a line for every call and a call for every line. */
export const loadLines: readonly (readonly [LoadClass, RegExp])[] = [
  ['figures', /^GET \/.+\/(csv|pdf|export)$/],
  ['figures', /^GET \/(kitchen|admin)\/(statistics|overview|attention)(\/parts)?$/],
  ['figures', /^GET \/kitchen\/restaurants\/(statistics|menus)$/],
  ['figures', /^GET \/admin\/tax-reports$/],
  ['figures', /^POST \/admin\/broadcasts\/preview$/],
  ['figures', /^GET \/users\/spending$/],
  ['figures', /^(GET|POST) \/users\/exports(\/|$)/],
  ['figures', /^GET \/admin\/coupons\/:coupon_id\/reach$/],
  ['figures', /^POST \/restaurant\/:restaurant_id\/steps$/],

  ['vital', /^POST \/users\/(login|logout|adduser|forget-password|reset-password)$/],
  ['vital', /^GET \/users\/me$/],
  ['vital', /^\w+ \/addresses(\/|$)/],
  ['vital', /^\w+ \/(cart|checkout)\//],
  ['vital', /^GET \/credit$/],
  ['vital', /^POST \/orders$/],
  ['vital', /^GET \/orders\/:order_number(\/(payment|rider-place))?$/],
  ['vital', /^(POST|PATCH) \/orders\/:order_number\/(status|shortage|cancel-request|payment\/\w+)$/],
  ['vital', /^\w+ \/(payments|demo-pay)\//],
  ['vital', /^GET \/events$/],
  ['vital', /^GET \/kitchen\/(access|line|printing|orders|orders\/:order_number)$/],
  ['vital', /^(GET|PUT) \/kitchen\/status$/],
  ['vital', /^\w+ \/kitchen\/tablet(\/person)?$/],
  ['vital', /^(POST|DELETE) \/kitchen\/orders\/(:order_number\/|(round|moves)$)/],
  ['vital', /^PUT \/kitchen\/(menu\/state|printing\/device)$/],
  ['vital', /^POST \/kitchen\/slips\//],
  ['vital', /^POST \/riders\//],
  ['vital', /^\w+ \/groups(\/|$)/],
  ['vital', /^POST \/table-bills\//],
  ['vital', /^\w+ \/partner\/v1\/orders(\/|$)/],
  ['vital', /^POST \/bookings\//],
  ['vital', /^\w+ \/desk\//],

  ['lists', /^GET \/(search|search\/suggest|restaurant\/(search|active-restaurants)|bookings\/restaurants|map)$/],
  ['lists', /^GET \/menu\/(getmenus|category\/:word)$/],
  ['lists', /^GET \/(blogs\/active-blogs|restaurant\/:id\/(reviews|often-with))$/],
  ['lists', /^GET \/(orders|orders\/often|complaints|bookings|notifications|favorite\/(byuser|restaurants)\/:userid)$/],
  [
    'lists',
    /^GET \/kitchen\/(orders\/history|reviews|complaints|refunds|payouts|restaurants\/payouts|blogs|coupons|coupons\/offers)$/,
  ],
  ['lists', /^GET \/kitchen\/find$/],
  ['screens', /^GET \/admin\/(access|settings|fonts|provider-keys|legal|slides|tax-rates)$/],
  ['lists', /^GET \/admin\/[a-z-]+(\/(held|restaurants))?$/],

  [
    'screens',
    /^\w+ \/(users|account|notifications|complaints|refunds|reviews|favorite|contact|office|staff|legal|pictures|site)(\/|$)/,
  ],
  ['screens', /^\w+ \/(restaurant|menu|category|cities|chefs|blogs|faqs|ourteam|testimonials)\//],
  [
    'screens',
    /^\w+ \/orders\/:order_number\/(feedback|again|refunds(\/:refund_id)?|documents|stars|photos\/:menu_id)$/,
  ],
  ['screens', /^\w+ \/(kitchen|admin|venues|tables|booking-settings|partner)(\/|$)/],
];

/** When a crowded server stops answering a call. */
export const loadClassOf = ({ method, path }: Called): LoadClass =>
  loadLines.find(([, fits]) => fits.test(`${method} ${path}`))?.[0] ?? 'screens';
