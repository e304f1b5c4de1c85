import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '#lib/storage.ts';

/** Reads the cart again when another tab changed it or ordered it. */
export function watchCartOfOtherTabs(client: QueryClient): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.cart)
      for (const kind of ['cart', 'quote']) void client.invalidateQueries({ queryKey: [kind] });
  });
}
