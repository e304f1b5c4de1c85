import { useEffect } from 'react';

/** Keeps the screen awake while the page is looked at; a browser that refuses lets it sleep as ever. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isOpen = true;
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOpen) lock = held;
      else void held?.release();
    };
    // The browser takes the lock away whenever the page is hidden.
    const look = () => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}
