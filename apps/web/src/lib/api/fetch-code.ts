const againAfterMs = 5000;

const nextChance = () =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, againAfterMs);
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        go();
      },
      { once: true },
    );
  });

/** Fetches code that a page can wait for: a line that is gone for a moment must not take the page with it. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await nextChance();
    }
}
