import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { findProjectRoot } from '../files/paths.ts';
import { isWebModule, type Web } from './web-build.ts';

/** The web side from its source, with hot reload over the server's own port; every page is rendered anew. */
export function createDevWeb(): Web {
  let vite: ViteDevServer | undefined;
  const load = async () => {
    const loaded: unknown = await vite?.ssrLoadModule('/src/entry-server.tsx');
    if (!isWebModule(loaded)) throw new Error('entry-server.tsx lacks an export that the server needs.');
    return loaded;
  };
  return {
    scriptHashes: [],
    async render(request) {
      const page = await (await load()).render(request);
      return { ...page, maxAgeMs: 0 };
    },
    async showPlain(request) {
      return (await load()).showPlain(request);
    },
    // As it was when the server began: of these pages nothing is reloaded by itself.
    plainStyle: readFileSync(join(findProjectRoot(), 'apps/web/src/plain/plain.css'), 'utf8'),
    async mount(app) {
      const { createServer } = await import('vite');
      const root = join(findProjectRoot(), 'apps/web');
      const server = { middlewareMode: true, ws: { server: app.server } } as const;
      const started = await createServer({ root, configFile: join(root, 'vite.config.ts'), server });
      vite = started;
      app.addHook('onRequest', (request, reply, done) => {
        started.middlewares(request.raw, reply.raw, () => done());
      });
      // The server waits for the sockets of hot reload, and should take no further request meanwhile.
      let closing: Promise<void> | undefined;
      app.addHook('preClose', async () => {
        closing = started.close().catch(() => undefined);
      });
      app.addHook('onClose', () => closing);
    },
  };
}
