import { useSyncExternalStore } from 'react';

const subscribe = (told: () => void) => {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
};
/** Whether the browser thinks that it has a line. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
