import { addressIn, prefixedLanguages } from '@tawa/domain/common/public-addresses';

const dayS = 24 * 3600;

/** What a browser keeps for the plain pages, and for how long (s); a session lasts as long as its token. */
const kept = { session: 0, cart: 7 * dayS, draft: dayS, city: 365 * dayS } as const;

export type PlainCookie = keyof typeof kept;
export type PlainCookies = Readonly<Partial<Record<PlainCookie, string>>>;
/** What is kept from now on; null for what is let go. */
export type PlainChanges = Readonly<Partial<Record<PlainCookie, string | null>>>;

const names: readonly PlainCookie[] = ['session', 'cart', 'draft', 'city'];

// The prefix keeps a page that came over an open line from putting one of its own in the place.
const nameOf = (cookie: PlainCookie, isHttps: boolean) => `${isHttps ? '__Secure-' : ''}plain_${cookie}`;

/** Nothing but the plain pages is sent these cookies: they are of its addresses alone, which begin in each language otherwise. */
const places = ['en', ...prefixedLanguages].map((language) => addressIn(language, '/plain'));

const valuePattern = /^[\w.~-]+$/;

/** What of a `Cookie` header is the plain pages' own; of one that stands there twice, the first. */
export function readPlainCookies(header: string | undefined, isHttps: boolean): PlainCookies {
  const given = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    if (!given.has(name) && valuePattern.test(value)) given.set(name, value);
  }
  return Object.fromEntries(
    names.flatMap((cookie) => {
      const value = given.get(nameOf(cookie, isHttps));
      return value === undefined ? [] : [[cookie, value]];
    }),
  );
}

/** `Set-Cookie` headers: no script reads them, no other site sends them with a form, and no other page of ours is sent them. */
export function writePlainCookies(changes: PlainChanges, isHttps: boolean, sessionS: number): string[] {
  const secure = isHttps ? '; Secure' : '';
  return names.flatMap((cookie) => {
    const value = changes[cookie];
    if (value === undefined) return [];
    const maxAge = value === null ? 0 : cookie === 'session' ? sessionS : kept[cookie];
    return places.map(
      (path) =>
        `${nameOf(cookie, isHttps)}=${value ?? ''}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
    );
  });
}

/** Whether plain pages were chosen on this device: the page keeps it (`web/lib/site/reading.ts`), and nobody is known by it. */
export const wantsPlain = (header = ''): boolean => /(?:^|; ?)plain=1(?:;|$)/.test(header);

/** Ends the choice of plain pages, which the page wrote for the whole site. */
export const endPlainChoice = 'plain=; Path=/; Max-Age=0; SameSite=Lax';
