import { headerCompactPx } from '@tawa/domain/common/limits';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** True once the page is scrolled past the point where the header shrinks. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerCompactPx,
    () => false,
  );
