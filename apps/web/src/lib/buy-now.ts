import { z } from 'zod/mini';

const key = 'buyNow';

const wish = z.object({
  menu_id: z.int(),
  quantity: z.int(),
  options: z.array(z.int()),
  note: z.string(),
});

/** What Buy Now takes to the checkout: which dish, how many, which options. Prices are asked for again there. */
export type BuyNow = z.infer<typeof wish>;

/** Keeps the wish for this tab, so that a reload of the checkout does not lose it. */
export function keepBuyNow(wanted: BuyNow): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wanted));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The wish of this tab; null when there is none or it cannot be read. */
export function readBuyNow(): BuyNow | null {
  try {
    const parsed = wish.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
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
