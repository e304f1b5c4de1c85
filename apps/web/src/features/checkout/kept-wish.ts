import { z } from 'zod/mini';
import { readKeptBuyNow, type BuyNow } from '../../lib/buy-now.ts';

const wish = z.object({
  menu_id: z.int(),
  quantity: z.int(),
  options: z.array(z.int()),
  note: z.string(),
});

/** The wish of this tab; null when there is none or it cannot be read. */
export function readBuyNow(): BuyNow | null {
  const parsed = wish.safeParse(readKeptBuyNow());
  return parsed.success ? parsed.data : null;
}
