/** The keys of the browser's storage, as the product fixes them, and our own beside them. */
export const storageKeys = {
  token: 'token',
  userid: 'userid',
  userType: 'userType',
  restaurantId: 'restaurant_id',
  selectedCity: 'selectedCity',
  selectedFont: 'selectedFont',
  /** The stack that the site gave this device; any other is its own choice. */
  givenFont: 'given-font',
  theme: 'theme',
  textSize: 'text-size',
  language: 'language',
  /** The choice that the account was told, with whose it is. */
  languageTold: 'language-told',
  place: 'place',
  ordered: 'ordered',
  cart: 'cart',
  recentSearches: 'recentSearches',
  recentFinds: 'recentFinds',
  diet: 'diet',
  push: 'push',
} as const;

// A browser may refuse its storage (private window, blocked cookies, full disk): the page then works without memory.
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    return;
  }
}
