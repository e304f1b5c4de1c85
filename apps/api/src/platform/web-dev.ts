import { join } from 'node:path';
import type { Web } from './web-build.ts';
import { findProjectRoot } from './paths.ts';

/** The web side from its source with hot reload; the page is rendered anew for every request. */
export async function findDevWeb(): Promise<Web> {
  const { createServer } = await import('vite');
  const root = join(findProjectRoot(), 'apps/web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    scriptHashes: [],
    render: async (request) => {
      const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
      const page: Awaited<ReturnType<Web['render']>> = await render(request);
      return { ...page, html: await vite.transformIndexHtml(request.url, page.html), maxAgeMs: 0 };
    },
    mount(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
