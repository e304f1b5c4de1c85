const key = 'buyNow';

/** What Buy Now takes to the checkout: which dish, how many, which options. Prices are asked for again there. */
export interface BuyNow {
  menu_id: number;
  quantity: number;
  options: number[];
  note: string;
}

/** Keeps the wish for this tab, so that a reload of the checkout does not lose it. */
export function keepBuyNow(wanted: BuyNow): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wanted));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What this tab kept, unchecked; null when there is nothing. */
export function readKeptBuyNow(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetBuyNow(): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
