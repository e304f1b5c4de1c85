import { useEffect, type RefObject } from 'react';

/** The first field within a part. */
export const fieldIn = (part: RefObject<HTMLElement | null>) =>
  part.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/** Somebody asked for this field by a press, so the focus goes on into it. */
export function useFirstFocus(part: RefObject<HTMLElement | null>, wanted = true): void {
  useEffect(() => {
    if (wanted) fieldIn(part)?.focus();
  }, [part, wanted]);
}
