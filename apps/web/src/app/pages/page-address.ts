import { findOwn } from '@tawa/domain/common/own';
import { addressIn, readAddress } from '@tawa/domain/common/public-addresses';
import { publicScreens } from '#routes/public/screens.ts';
import { pageForms, type PageForm } from './page-forms.ts';
import { panelScreens } from '../panels/panel-screens.ts';

interface Pattern {
  path: string;
  /** The path between its parameters. */
  regex: RegExp;
  names: readonly string[];
  form: PageForm;
}

// As the router takes them: in any case, and with a stroke at the end or none.
const patternOf = ({ path }: { path: string }): Pattern => ({
  path,
  regex: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)')}/*$`, 'i'),
  names: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  form: findOwn(pageForms, path) ?? {},
});

const publicPatterns = publicScreens.map(patternOf);
const panelPatterns = Object.values(panelScreens).flat().map(patternOf);

/** Names nothing: the one page of whatever is not there. */
export const lostAddress = '/-';
/** The server knows nobody, so that every screen behind a login is the same shell. */
export const shellAddress = panelScreens.user[0]?.path ?? lostAddress;

// An id that no row has; the screen says in its own words that there is no such thing.
const noId = '0';

function valueOf(name: string, given: string, { ids = [], unread = [] }: PageForm): string {
  if (unread.includes(name)) return '-';
  const value = decodeURIComponent(given);
  if (!ids.includes(name)) return value;
  return /^0*[1-9]\d{0,9}$/.test(value) ? String(Number(value)) : noId;
}

function pathOf({ path, names, form }: Pattern, found: RegExpExecArray): string {
  const values = new Map(names.map((name, at) => [name, valueOf(name, found[at + 1] ?? '', form)]));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

const ofOthers = new Set([...panelScreens.user, ...panelScreens.restaurant].map(({ path }) => path));
const officePatterns = panelScreens.admin.filter(({ path }) => !ofOthers.has(path)).map(patternOf);
const isOffice = (path: string) => officePatterns.some(({ regex }) => regex.test(path));

/** Where an address in another language leads that there is in English alone: the office. Null for every other. */
export function englishOf(asked: string): string | null {
  const { language, plain } = readAddress(asked);
  const [path = '/'] = plain.split('?', 1);
  return language !== 'en' && isOffice(path) ? plain : null;
}

function publicAddress(path: string, search: string): string | null {
  for (const pattern of publicPatterns) {
    const found = pattern.regex.exec(path);
    if (!found) continue;
    const query = pattern.form.query?.(new URLSearchParams(search)).toString() ?? '';
    return `${pathOf(pattern, found)}${query && `?${query}`}`;
  }
  return null;
}

/** The path of the screen that an address opens, without any of its values; of what is not there, the one that names nothing. */
export function screenOf(asked: string): string {
  const [path = '/'] = readAddress(asked).plain.split('?', 1);
  return [...publicPatterns, ...panelPatterns].find(({ regex }) => regex.test(path))?.path ?? lostAddress;
}

/**
 * Whether a cache in front of all servers may keep what an address shows: a public screen, none with a secret in its path, and
 * in the one form of its address, so that made-up ones fill no cache.
 */
export function isForAll(asked: string): boolean {
  const [path = '/'] = readAddress(asked).plain.split('?', 1);
  const pattern = publicPatterns.find(({ regex }) => regex.test(path));
  return pattern !== undefined && pattern.form.unread === undefined && addressOf(asked) === asked;
}

function plainAddressOf(asked: string): string {
  const [path = '/', search = ''] = asked.split(/\?(.*)/s);
  try {
    const known = publicAddress(path, search);
    if (known !== null) return known;
    return panelPatterns.some(({ regex }) => regex.test(path)) ? shellAddress : lostAddress;
  } catch {
    return lostAddress;
  }
}

/**
 * The one address of everything that the server shows alike: its language, what no screen declares is left out, what it
 * does declare stands in one form, and whatever is not there is the same page.
 */
export function addressOf(asked: string): string {
  const { language, plain } = readAddress(asked);
  return englishOf(asked) === null ? addressIn(language, plainAddressOf(plain)) : asked;
}
