import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what is not saved is left, for another part, another page or the end of the tab. */
export function useLeaveQuestion() {
  const dirty = useRef(false);
  const blocker = useBlocker(() => dirty.current);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const setDirty = useCallback((isDirty: boolean) => void (dirty.current = isDirty), []);
  return {
    setDirty,
    asks: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      dirty.current = false;
      blocker.proceed?.();
    },
  };
}
