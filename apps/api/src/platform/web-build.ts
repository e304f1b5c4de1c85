import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { hashOfScript, type RenderedPage, type RenderPage } from './page.ts';
import { findProjectRoot } from './paths.ts';

/** The web side as the server needs it: how to render a page, and which inline scripts it uses. */
export interface Web {
  render: RenderPage;
  scriptHashes: string[];
  /** Development only: puts hot reload in front of the routes. */
  mount?(app: FastifyInstance): void;
}

type Request = Parameters<RenderPage>[0];

/** What the bundle of the web side exports; `assets` is whatever its own `builtAssets` made of the manifest. */
export interface WebModule {
  render(request: Request & { assets: unknown }): Promise<RenderedPage>;
  builtAssets(manifest: unknown): unknown;
  developmentAssets: unknown;
  themeScript: string;
}

export function isWebModule(value: unknown): value is WebModule {
  return (
    typeof value === 'object' && value !== null && 'render' in value && 'builtAssets' in value && 'themeScript' in value
  );
}

const builtIn = (folder: string) => join(findProjectRoot(), 'dist/web', folder);

/** Loads the built web side; undefined before it is built. */
export async function findBuiltWeb(): Promise<Web | undefined> {
  const entry = join(builtIn('server'), 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const loaded: unknown = await import(pathToFileURL(entry).href);
  if (!isWebModule(loaded)) throw new Error(`${entry} is not the web side's bundle.`);
  const assets = loaded.builtAssets(JSON.parse(readFileSync(join(builtIn('client'), '.vite/manifest.json'), 'utf8')));
  return {
    render: (request) => loaded.render({ ...request, assets }),
    scriptHashes: [hashOfScript(loaded.themeScript)],
  };
}

/** Serves the built files of the web side; all carry a hash in their name and stay for a year. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const root = join(builtIn('client'), 'assets');
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  });
}
