import { addressIn, readAddress } from '@tawa/domain/common/public-addresses';
import { scopes } from '#app/pages/render-scope.ts';
import { ApiError } from '#lib/api/api-client.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { languageOf } from '#lib/i18n/language.ts';
import { deliveredSite } from '#lib/site/delivered-site.ts';
import { addAddress, showAddresses } from './account/addresses.tsx';
import { askCode, enterCode } from './account/code.tsx';
import { leave, logIn, showLogin, wholeAgain } from './account/login.tsx';
import { provePhone, showPhone } from './account/phone.tsx';
import { showSignUp, signUpHere } from './account/sign-up.tsx';
import { failedPage, notFoundPage } from './failures.tsx';
import { packDraft, readDraft } from './kept/draft.ts';
import { cancelHere, showCancel } from './orders/cancel.tsx';
import { answerHere, showOrder } from './orders/order.tsx';
import { showOrders } from './orders/orders.tsx';
import { writePage } from './page.tsx';
import { changeCart, showCart } from './shop/cart.tsx';
import { sendCheckout, showCheckout } from './shop/checkout.tsx';
import { showDish } from './shop/dish.tsx';
import { showMenu } from './shop/menu.tsx';
import { showRestaurants } from './shop/restaurants.tsx';
import {
  callFor,
  forgetSession,
  isLed,
  plainAddress,
  type Led,
  type PlainAnswer,
  type PlainRequest,
  type Screen,
  type Show,
  type Visit,
} from './visit.ts';

/** What an address shows, and what a form that is sent there does; only who is signed in sees `own` ones. */
interface Place {
  path: string;
  show?: Show;
  act?: Show;
  isOwn?: true;
}

const places: readonly Place[] = [
  { path: '/', show: showRestaurants },
  { path: '/restaurant/:id', show: showMenu },
  { path: '/dish/:id', show: showDish },
  { path: '/cart', show: showCart, act: changeCart },
  { path: '/login', show: showLogin, act: logIn },
  { path: '/signup', show: showSignUp, act: signUpHere },
  { path: '/code', show: askCode, act: enterCode },
  { path: '/logout', act: leave },
  { path: '/whole', act: wholeAgain },
  { path: '/phone', show: showPhone, act: provePhone, isOwn: true },
  { path: '/addresses', show: showAddresses, act: addAddress, isOwn: true },
  { path: '/checkout', show: showCheckout, act: sendCheckout, isOwn: true },
  { path: '/orders', show: showOrders, isOwn: true },
  { path: '/orders/:number', show: showOrder, act: answerHere, isOwn: true },
  { path: '/orders/:number/cancel', show: showCancel, act: cancelHere, isOwn: true },
];

const patterns = places.map((place) => ({
  ...place,
  regex: new RegExp(`^${place.path.replaceAll(/:(\w+)/g, '(?<$1>[\\w-]{1,40})')}/?$`),
}));

function findPlace(path: string) {
  for (const place of patterns) {
    const found = place.regex.exec(path);
    if (found) return { place, params: { ...found.groups } };
  }
  return null;
}

const beginLength = '/plain'.length;

function visitOf(request: PlainRequest): Visit {
  const url = new URL(request.url, request.origin);
  const { cookies, form } = request;
  return {
    language: languageOf(url),
    path: readAddress(url.pathname).plain.slice(beginLength) || '/',
    query: url.searchParams,
    form,
    request,
    token: cookies.session,
    draft: readDraft(cookies.draft),
    changes: {},
    endsPlain: false,
  };
}

/** Whoever has to sign in first is led there, and back to where they were. */
function toLogin(visit: Visit): Led {
  if (visit.request.cookies.session !== undefined) forgetSession(visit);
  const next = visit.path === '/checkout' ? '/signup?next=/checkout' : `/login?next=${visit.path}`;
  return { to: next };
}

async function showFor(visit: Visit): Promise<Screen | Led> {
  const found = findPlace(visit.path);
  const { method, failure } = visit.request;
  if (failure) return failedPage(visit, failure.message, failure.status);
  const run = method === 'POST' ? found?.place.act : found?.place.show;
  // A form's address that is opened by itself, as by a reload, leads to where it was filled in.
  if (found && !run && method === 'GET') return { to: '/' };
  if (!found || !run) return notFoundPage(visit);
  if (found.place.isOwn && visit.token === undefined) return toLogin(visit);
  return run(visit, found.params);
}

async function answerFor(visit: Visit): Promise<{ shown: Screen | Led; error?: unknown }> {
  try {
    return { shown: await showFor(visit) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { shown: failedPage(visit, '', 500), error };
    if (error.status === 401) return { shown: toLogin(visit) };
    if (error.status === 404) return { shown: notFoundPage(visit) };
    return { shown: failedPage(visit, error.message, error.status), ...(error.status === 500 && { error }) };
  }
}

function keptOf(visit: Visit): NonNullable<PlainAnswer['cookies']> {
  const before = visit.request.cookies.draft;
  const draft = packDraft(visit.draft);
  const isChanged = visit.changes.draft === undefined && draft !== packDraft(readDraft(before));
  return { ...visit.changes, ...(isChanged && { draft }) };
}

async function answer(visit: Visit): Promise<PlainAnswer> {
  const { shown, error } = await answerFor(visit);
  const cookies = keptOf(visit);
  const { endsPlain } = visit;
  if (isLed(shown)) {
    const location = (shown.isWhole ? addressIn : plainAddress)(visit.language, shown.to);
    return { status: 303, html: '', location, cookies, endsPlain };
  }
  return { status: shown.status ?? 200, html: writePage(visit, shown), cookies, endsPlain, error };
}

/** One plain page, or what a form of one led to. */
export async function showPlain(request: PlainRequest): Promise<PlainAnswer> {
  const client = createQueryClient();
  const visit = visitOf(request);
  const { origin } = request;
  const rest = { plain: true, site: deliveredSite, topics: new Set<never>(), maxAgeMs: 0 };
  try {
    return await scopes.run({ client, call: callFor(visit), origin, language: visit.language, ...rest }, () =>
      answer(visit),
    );
  } finally {
    client.clear();
  }
}
