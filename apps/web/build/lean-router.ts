import type { Plugin } from 'vite';

const library = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

interface Cut {
  /** Stands in the library to the letter, `times` times. */
  text: string;
  /** What stands there instead. */
  by: string;
  times?: number;
}

// The names that only tools for developers show; written beside the components, they keep those that nobody uses.
const shownNames = /^\w+\.displayName = .*;$/gm;

const cuts: Cut[] = [
  // Prefetching by links needs the router's own server, and so does what it marks them for.
  { text: 'usePrefetchBehavior(\n      prefetch,\n      rest\n    );', by: '[false, null, {}];' },
  { text: 'ref: mergeRefs(forwardedRef, prefetchRef)', by: 'ref: forwardedRef' },
  { text: 'return shouldPrefetch && !isAbsolute ?', by: 'return false ?' },
  { text: '"data-discover": !isAbsolute && discover === "render" ? "true" : void 0', by: '', times: 2 },
  { text: 'if (!remixContext || remixContext.isSpaMode) {\n    return null;', by: 'if (true) {\n    return null;' },
  // Server components.
  { text: 'if (this.context) {', by: 'if (false) {' },
  { text: 'if (this.context && typeof error === "object"', by: 'if (false && typeof error === "object"' },
  // Hooks for measuring.
  { text: 'if (init.instrumentations) {', by: 'if (false) {', times: 2 },
  // Actions and fetchers: what a screen writes goes through the cache of queries.
  { text: 'var Form = React10.forwardRef(', by: 'var Form = /* @__PURE__ */ React10.forwardRef(' },
  { text: '    fetch: fetch2,\n', by: '' },
  { text: '    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', by: '' },
  {
    text: '    } else if (opts && opts.submission && isMutationMethod(',
    by: '    } else if (false && isMutationMethod(',
  },
  {
    text: 'function normalizeNavigateOptions(isFetcher, path, opts) {',
    by: 'function normalizeNavigateOptions(isFetcher, path, opts) {\n  return { path };',
  },
  { text: '  fetchLoadMatches.forEach((f, key) => {', by: '  false && fetchLoadMatches.forEach((f, key) => {' },
  // Routes that are found out later.
  { text: 'if (init.patchRoutesOnNavigation) {', by: 'if (false) {' },
  { text: '    if (isFogOfWar) {', by: '    if (false) {', times: 4 },
  { text: '    patchRoutes,\n', by: '' },
  { text: '    _internalSetRoutes,\n', by: '' },
  // Moving pictures between pages.
  { text: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {', by: 'if (true) {' },
  { text: 'if (vtContext.isTransitioning && !vtContext.flushSync) {', by: 'if (false) {' },
  { text: 'if (renderDfd && pendingState && router.window) {', by: 'if (false) {' },
  { text: 'if (renderDfd && pendingState && state.location.key', by: 'if (false && state.location.key' },
  { text: 'if (!vtContext.isTransitioning && interruption) {', by: 'if (false) {' },
  // What the server rendered is handed over by us.
  { text: 'opts?.hydrationData || parseHydrationData()', by: 'opts?.hydrationData', times: 2 },
];

// What these say is for whoever writes the screens, who hears it while developing.
const advice =
  /\b(invariant2?|warning|warnOnce)\(\s*((?:[^;`"']|"[^"\n]{0,40}"|'[^'\n]{0,40}')*?),\s*(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)\s*\);/g;

const countOf = (code: string, text: string): number => code.split(text).length - 1;

/** Leaves out of the router what no screen uses and the bundler cannot see; a release that reads differently fails the build. */
export function leanRouter(): Plugin {
  const found = new Map<Cut, number>();
  const isMissed = (cut: Cut) => found.get(cut) !== (cut.times ?? 1);
  return {
    name: 'lean-router',
    apply: 'build',
    buildStart: () => found.clear(),
    transform: {
      filter: { id: library },
      handler(code) {
        let lean = code.replaceAll(shownNames, '').replaceAll(advice, '$1($2, "");');
        for (const cut of cuts) {
          found.set(cut, (found.get(cut) ?? 0) + countOf(code, cut.text));
          lean = lean.replaceAll(cut.text, cut.by);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missed = cuts.filter(isMissed);
      if (error || missed.length === 0) return;
      this.error(`The router reads differently now: ${missed.map(({ text }) => text).join('\n')}`);
    },
  };
}
