import type { Endpoint } from './endpoint.ts';

/** What calls are made for, as whoever watches over the house asks: can people sign in, order, pay, cook? */
export const callPurposes = [
  'sign_in',
  'browse',
  'order',
  'pay',
  'webhook',
  'kitchen',
  'rider',
  'table',
  'account',
  'office',
  'live',
] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** The first line that fits a call, as `METHOD /path`, decides. A test wants a line for every call and a call for every line. */
export const purposeLines: readonly (readonly [CallPurpose, RegExp])[] = [
  ['sign_in', /^POST \/users\/(login|logout|adduser|signup|add-restaurant|forget-password|reset-password)$/],
  ['sign_in', /^POST \/users\/(codes|verify-email|mobile)(\/|$)/],
  ['sign_in', /^GET \/users\/me$/],
  ['sign_in', /^POST \/(office|staff)\//],
  ['webhook', /^POST \/payments\/webhook\//],
  ['pay', /^\w+ \/(orders\/:order_number\/payment|demo-pay)(\/|$)/],
  ['account', /^\w+ \/orders\/:order_number\/(feedback|stars|photos|documents|refunds)(\/|$)/],
  ['order', /^\w+ \/(cart|checkout|orders|groups|addresses|credit)(\/|$)/],
  ['account', /^\w+ \/restaurant\/:id\/(feedback|getratingbyuser|rating|review|choices)(\/|$)/],
  ['browse', /^\w+ \/(restaurant|menu|category|chefs|cities|search|map)(\/|$)/],
  ['browse', /^GET \/(blogs|faqs|legal|site|ourteam|testimonials)(\/|$)/],
  ['kitchen', /^\w+ \/(kitchen|partner)\//],
  ['rider', /^POST \/riders\//],
  ['table', /^\w+ \/(bookings|desk|venues|tables|table-bills|booking-settings)(\/|$)/],
  ['office', /^\w+ \/(admin\/|legal$|complaints\/count\/)/],
  ['live', /^GET \/events$/],
  [
    'account',
    /^\w+ \/(users|account|notifications|complaints|refunds|reviews|favorite|contact|documents|pictures)(\/|$)/,
  ],
];

/** What a call is made for. */
export const purposeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): CallPurpose =>
  purposeLines.find(([, fits]) => fits.test(`${method} ${path}`))?.[0] ?? 'account';
