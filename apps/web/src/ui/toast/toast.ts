import { noticeToastMs } from '@tawa/domain/common/limits';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastOptions {
  /** How long it stays, in ms: 3 seconds unless said otherwise. */
  duration?: number;
  /** The same id replaces a toast instead of stacking another. */
  id?: string;
  action?: { label: string; onPress: () => void };
}

export interface QueuedToast extends ToastOptions {
  kind: ToastKind;
  text: string;
}

let waiting: QueuedToast[] = [];
let listener: (() => void) | null = null;

function add(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  waiting.push({ duration: noticeToastMs, ...options, kind, text });
  listener?.();
}

/** Shows a short message at the top right; it waits until the lazy container is there. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};

/** Hands over what waits and everything that comes later; for the container only. Answers how to stop. */
export function drainToasts(show: (entry: QueuedToast) => void): () => void {
  const drain = (): void => {
    const batch = waiting;
    waiting = [];
    for (const entry of batch) show(entry);
  };
  listener = drain;
  drain();
  return () => {
    listener = null;
  };
}
