import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a sheet once the page under it has changed. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
}
