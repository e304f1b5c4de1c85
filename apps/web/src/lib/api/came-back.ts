import { NavigationType, useNavigationType } from 'react-router';
import { createStore } from '../store.ts';

const hasReturned = createStore(() => false);

/** Notes that somebody goes back and forth within the document, until it is told to stop; to be called before the router begins to listen. */
export function watchReturns(): () => void {
  const note = () => hasReturned.set(true);
  window.addEventListener('popstate', note);
  return () => {
    window.removeEventListener('popstate', note);
    hasReturned.set(false);
  };
}

const openedByReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether the page that stands there was come back to, by Back or Forward; a document's first page is only when it was opened so. */
export function useCameBack(): () => boolean {
  const arrival = useNavigationType();
  // The router calls a document's first page a return as well.
  return () => arrival === NavigationType.Pop && (hasReturned.get() || openedByReturn());
}
