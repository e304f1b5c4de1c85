import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findProjectRoot } from './paths.ts';
import { hashOfScript, type RenderPage } from './page.ts';

/** The web side as the server needs it: how to render a page, and which inline scripts it uses. */
export interface Web {
  render: RenderPage;
  scriptHashes: string[];
  /** Development only: puts hot reload in front of the routes. */
  mount?(app: FastifyInstance): void;
}

const isWebModule = (value: unknown): value is { render: RenderPage; inlineScripts: readonly string[] } =>
  typeof value === 'object' && value !== null && 'render' in value && 'inlineScripts' in value;

/** Loads the built web side; undefined before it is built. */
export async function findBuiltWeb(): Promise<Web | undefined> {
  const entry = join(findProjectRoot(), 'dist/web/server/entry-server.js');
  if (!existsSync(entry)) return undefined;
  const loaded: unknown = await import(pathToFileURL(entry).href);
  if (!isWebModule(loaded)) throw new Error(`${entry} does not export render and inlineScripts.`);
  return { render: loaded.render, scriptHashes: loaded.inlineScripts.map(hashOfScript) };
}

/** Serves the built files of the web side; those with a hash in their name for a year. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  const root = join(findProjectRoot(), 'dist/web/client');
  if (!existsSync(join(root, 'assets'))) return;
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  });
}
