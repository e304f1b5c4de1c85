const idleMs = 1500;
const touches = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let quiet: Promise<void> | undefined;

/** Resolves when the page has shown and nothing else runs, at the latest when somebody first touches it. */
export const whenQuiet = (): Promise<void> =>
  (quiet ??= new Promise((resolve) => {
    const done = () => {
      for (const touch of touches) window.removeEventListener(touch, done, true);
      resolve();
    };
    for (const touch of touches) window.addEventListener(touch, done, { capture: true, passive: true });
    if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: idleMs });
    else setTimeout(done, 0);
  }));
