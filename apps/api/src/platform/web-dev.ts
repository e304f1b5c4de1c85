import { join } from 'node:path';
import { findProjectRoot } from './paths.ts';
import { isWebModule, type Web } from './web-build.ts';

/** The web side from its source with hot reload; the page is rendered anew for every request. */
export async function findDevWeb(): Promise<Web> {
  const { createServer } = await import('vite');
  const root = join(findProjectRoot(), 'apps/web');
  const vite = await createServer({ root, configFile: join(root, 'vite.config.ts'), server: { middlewareMode: true } });
  return {
    scriptHashes: [],
    render: async (request) => {
      const loaded: unknown = await vite.ssrLoadModule('/src/entry-server.tsx');
      if (!isWebModule(loaded)) throw new Error('entry-server.tsx lacks an export that the server needs.');
      const page = await loaded.render(request);
      return { ...page, maxAgeMs: 0 };
    },
    mount(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
