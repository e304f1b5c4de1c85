import { addressIn, readAddress } from '@tawa/domain/common/public-addresses';
import { scopes } from '#app/pages/render-scope.ts';
import { ApiError } from '#lib/api/api-client.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { languageOf, type Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { deliveredSite } from '#lib/site/delivered-site.ts';
import { failedPage, notFoundPage } from './failures.tsx';
import { packDraft, readDraft } from './kept/typed-draft.ts';
import { findPlace } from './places.ts';
import { writePage } from './page.tsx';
import css from './plain.css?raw';
import { plainTexts } from './plain.texts.ts';
import {
  callFor,
  forgetSession,
  isLed,
  plainAddress,
  type Led,
  type PlainAnswer,
  type PlainRequest,
  type Screen,
  type Visit,
} from './visit.ts';

/** The style of the plain pages, without what only its reader needs. */
export const plainStyle = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s*/g, '');

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

/** The plain page of the same thing as a whole one, where there is one. */
function plainOf(path: string): string {
  const dish = /^\/dish\/(\d{1,10})$/.exec(path)?.[1];
  if (dish) return `/dish/${dish}`;
  const restaurant = /^\/restaurantdetails\/[^/]+\/(\d{1,10})$/.exec(path)?.[1];
  if (restaurant) return `/restaurant/${restaurant}`;
  // Behind the login every screen is the same shell.
  return ['/checkout', '/login', '/signup'].includes(path) ? path : '/';
}

/**
 * A whole page that also leads on where scripts are switched off. It stands before what React hydrates: in a body it passes
 * by whatever it does not know, and a browser with scripts draws none of it.
 */
export function withPlainWay(html: string, url: string, language: Language): string {
  const t = textsIn(plainTexts, language);
  const [path = '/'] = readAddress(url).plain.split('?', 1);
  const way = `<noscript><p class="p-4">${t.noScript} <a class="underline" href="${plainAddress(language, plainOf(path))}">${t.orderHere}</a></p></noscript>`;
  return html.replace(/<body[^>]*>/, (body) => `${body}${way}`);
}
