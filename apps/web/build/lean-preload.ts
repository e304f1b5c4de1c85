import type { Plugin } from 'vite';

// Its own is longer than some screens: it also preloads scripts, which `start-after.ts` does, and looks for a nonce.
const helper = `
const asked = new Map();
const addStyles = (path) => {
  const href = '/' + path;
  if (!asked.has(path) && !document.querySelector('link[href="' + href + '"]'))
    asked.set(path, new Promise((done, fail) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = done;
      link.onerror = () => {
        asked.delete(path);
        link.remove();
        fail(new Error(href));
      };
      document.head.append(link);
    }));
  return asked.get(path);
};
export const __vitePreload = async (load, styles = []) => {
  await Promise.all(styles.map(addStyles));
  return load();
};`;

/** What stands around each part that is loaded later: its styles come before it, and what failed is asked for again. */
export const leanPreload: Plugin = {
  name: 'lean-preload',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => ({ code: helper, moduleSideEffects: false }) },
};
