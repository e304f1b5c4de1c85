import { isExpired, tokenExpiry } from '@tawa/domain/common/session';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

export const roles = ['user', 'restaurant', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface Session {
  token: string;
  userId: number;
  /** One of the roles; another word, kept from elsewhere, is nobody's panel. */
  userType: string;
  restaurant_id: number | null;
  /** The restaurant that an administrator looks at, in this tab alone and without changing anything. */
  visiting?: string | undefined;
  /** On a shared tablet of a kitchen: the name of whoever acts; empty while nobody does. */
  tablet?: string | undefined;
}

// The copy of the cart goes with whose it is, and so does what was found.
const sessionKeys = [
  storageKeys.token,
  storageKeys.userid,
  storageKeys.userType,
  storageKeys.restaurantId,
  storageKeys.cart,
  storageKeys.ordered,
  storageKeys.recentFinds,
];
const forgetStored = () => sessionKeys.forEach((key) => writeStored(key, null));
const positiveInteger = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** What the token itself says: still good, past its expiry, or not a token at all. */
export function tokenState(token: string): 'valid' | 'expired' | 'garbage' {
  const expiry = tokenExpiry(token);
  if (expiry === null) return 'garbage';
  return isExpired(expiry, Date.now()) ? 'expired' : 'valid';
}

const visitKey = 'visit';
/** Empty where this device is a shared tablet of a kitchen, else not there. */
const tabletKey = 'tablet';

// A browser may refuse its storage: the visit then lasts until the page is left.
/** Uses what a tab keeps for itself, under the key of its visit. */
export function onTab<T>(use: (storage: Storage, key: string) => T): T | null {
  try {
    return use(window.sessionStorage, visitKey);
  } catch {
    return null;
  }
}

function restoreVisit(): Session | null {
  const [token = '', userid = '', restaurant_id = '', visiting] = (onTab((tab, key) => tab.getItem(key)) ?? '').split(
    '\n',
  );
  const userId = positiveInteger(userid);
  if (userId === null || tokenState(token) !== 'valid') return null;
  return { token, userId, userType: 'restaurant', restaurant_id: positiveInteger(restaurant_id), visiting };
}

/** Reads the stored session: a missing item means nobody is signed in; a bad or expired token is thrown away silently. */
function restoreSession(): Session | null {
  const visit = restoreVisit();
  if (visit) return visit;
  const [token, userid, userType] = [storageKeys.token, storageKeys.userid, storageKeys.userType].map(readStored);
  if (!token || !userid || !userType) return null;
  const userId = positiveInteger(userid);
  if (userId === null || tokenState(token) !== 'valid') {
    forgetStored();
    return null;
  }
  const restaurant_id = positiveInteger(readStored(storageKeys.restaurantId));
  return { token, userId, userType, restaurant_id, tablet: readStored(tabletKey) ?? undefined };
}

// The script in the page's head marks members before the first paint; it looks at the keys and not at the token.
function markMember(session: Session | null): void {
  const { dataset } = document.documentElement;
  if (session) dataset.member = session.userType;
  else delete dataset.member;
}

const store = createStore<Session | null>(() => {
  const session = restoreSession();
  markMember(session);
  return session;
});

/** Makes a session the one of this page, without keeping it. */
export function holdSession(session: Session | null): void {
  store.set(session);
  markMember(session);
}

/** Keeps a session that the server just opened. */
export function startSession(session: Session): void {
  writeStored(storageKeys.token, session.token);
  writeStored(storageKeys.userid, String(session.userId));
  writeStored(storageKeys.userType, session.userType);
  writeStored(storageKeys.restaurantId, session.restaurant_id === null ? null : String(session.restaurant_id));
  writeStored(tabletKey, session.tablet ?? null);
  holdSession(session);
}

/** Forgets the session in memory and in storage; after a visit the administrator's own is there again, after a person at a tablet the tablet's. Where to go next is the caller's matter. */
export function endSession(): void {
  const held = store.get();
  if (!held?.visiting && !held?.tablet) forgetStored();
  onTab((tab, key) => tab.removeItem(key));
  holdSession(restoreSession());
}

export const getSession = (): Session | null => store.get();
export const subscribeSession = store.subscribe;

/** Who is signed in; null for guests, on the server and while hydrating. */
export const useSession = (): Session | null => useStore(store, null);

/** Follows a login or logout made in another tab. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.token) return;
    const held = store.get();
    const restored = restoreSession();
    // What this page shows is of the restaurant that it began with: its next press must not go to another one.
    if (held && held.userId === restored?.userId) restored.restaurant_id = held.restaurant_id;
    holdSession(restored);
  });
}

export interface LoginRequest {
  /** Names the action: 'Log in to save Palak Paneer'. */
  title: string;
  /** One sentence on what happens afterwards. */
  text?: string;
  /** The address of a small picture of the thing. */
  picture?: string;
  /** What is named in the head and on the buttons, where signing up is offered first. */
  adding?: {
    /** 'Paneer Subz Biryani, Regular'. */
    what: string;
    quantity: number;
    /** Formatted: '₹299.00'. */
    amount: string;
  };
  /** What the login interrupted; runs once, right after a login that succeeded. */
  onLogin: (session: Session) => void;
  /** Hears that the person closed the question; a link that leads away does not. */
  onCancel?: () => void;
}

const request = createStore<LoginRequest | null>(() => null);

/** Goes on at once when somebody is signed in; otherwise asks for a login first and goes on after it. */
export function requireLogin(wanted: LoginRequest): void {
  const session = getSession();
  if (session) wanted.onLogin(session);
  else request.set(wanted);
}

export const closeLoginRequest = (): void => request.set(null);

/** Closes the question for good: what it interrupted is not wanted any more. */
export function cancelLoginRequest(): void {
  const open = request.get();
  request.set(null);
  open?.onCancel?.();
}

export const useLoginRequest = (): LoginRequest | null => useStore(request, null);
