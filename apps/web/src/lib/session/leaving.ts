const senders = new Set<() => void>();

/** Has something sent before whoever acts at a shared tablet is another; answers how to stop. */
export function onLeaving(send: () => void): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Sends at once what a screen still holds back, so that it goes as the act of whoever pressed. */
export const sendBeforeLeaving = (): void => senders.forEach((send) => send());
