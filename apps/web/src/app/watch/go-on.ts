import type { createBrowserRouter } from 'react-router';

/** A browser does not fetch code again that failed once: what waits for the line is opened anew when it is back. */
export function goOnWithTheLine(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>,
  open: (address: string) => void,
): void {
  window.addEventListener('online', () => {
    const { location } = router.state.navigation;
    if (location) open(`${location.pathname}${location.search}${location.hash}`);
  });
}
