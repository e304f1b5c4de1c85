import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOwn } from '@tawa/domain/common/own';
import { readAddress, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import type { FastifyInstance } from 'fastify';
import { hashOfScript } from './last-page.ts';
import type { RenderPage } from './page.ts';
import type { ShowPlain } from './plain/plain.ts';
import { findBuild } from '../build.ts';
import { findProjectRoot } from '../files/paths.ts';
import { ReadyBytes } from '../cache/ready-bytes.ts';

/** The web side as the server needs it: how to render a page, and which inline scripts it uses. */
export interface Web {
  render: RenderPage;
  /** The one address of all pages that are shown alike; each address is its own without it. */
  addressOf?: (url: string) => string;
  /** Whether a cache in front may keep the page of an address for everybody; none without it. */
  isForAll?: (url: string) => boolean;
  /** The path of the screen of an address, without its values, for those who watch. */
  screenOf?: (url: string) => string;
  /** Pages on which an order is made without a script, and their style; none without it. */
  showPlain?: ShowPlain;
  plainStyle?: string;
  /** The build that pages are of, for their tags. */
  build?: string;
  scriptHashes: string[];
  /** Development only: puts hot reload in front of the routes. */
  mount?(app: FastifyInstance): Promise<void>;
}

/** What the bundle of the web side exports. */
export interface WebModule {
  render: RenderPage;
  addressOf: (url: string) => string;
  isForAll: (url: string) => boolean;
  screenOf: (url: string) => string;
  showPlain: ShowPlain;
  plainStyle: string;
  /** Every inline script of a page, to the letter. */
  inlineScripts: readonly string[];
}

const exported = ['render', 'addressOf', 'isForAll', 'screenOf', 'showPlain', 'plainStyle', 'inlineScripts'];

export const isWebModule = (value: unknown): value is WebModule =>
  typeof value === 'object' && value !== null && exported.every((name) => Object.hasOwn(value, name));

// What is not named is not served: maps lie beside the files and tell everything of them.
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const builtIn = (folder: string) => join(findProjectRoot(), 'dist/web', folder);

/** The program of a language: each stands in a folder of its own, beside the browser's files. */
async function loadProgram(language: AddressLanguage): Promise<WebModule> {
  const entry = join(builtIn(language === 'en' ? 'server' : `server-${language}`), 'entry-server.js');
  const loaded: unknown = await import(pathToFileURL(entry).href);
  if (!isWebModule(loaded)) throw new Error(`${entry} is not the web side's bundle.`);
  return loaded;
}

/** Loads the built web side, the programs of other languages when the first page of theirs is asked for; undefined before it is built. */
export async function findBuiltWeb(): Promise<Web | undefined> {
  if (!existsSync(join(builtIn('server'), 'entry-server.js'))) return undefined;
  const { inlineScripts, render: renderEnglish, showPlain: showEnglish, ...web } = await loadProgram('en');
  const render: RenderPage = async (request) => {
    const { language } = readAddress(request.url);
    return language === 'en' ? renderEnglish(request) : (await loadProgram(language)).render(request);
  };
  const showPlain: ShowPlain = async (request) => {
    const { language } = readAddress(request.url);
    return language === 'en' ? showEnglish(request) : (await loadProgram(language)).showPlain(request);
  };
  return { ...web, render, showPlain, build: findBuild().id, scriptHashes: inlineScripts.map(hashOfScript) };
}

/** The built files of the web side by their paths, each read when it is first asked for. */
function listBuiltFiles(root: string): Map<string, () => Promise<ReadyBytes>> {
  const files = new Map<string, () => Promise<ReadyBytes>>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const type = findOwn(contentTypes, extname(name));
    if (!type || name.startsWith('.')) continue;
    const path = name.replaceAll('\\', '/');
    const isForever = path.startsWith(assetsFolder);
    const cacheControl = isForever ? 'public, max-age=31536000, immutable' : 'no-cache';
    let bytes: ReadyBytes | undefined;
    files.set(path, async () => {
      bytes ??= new ReadyBytes({ status: 200, type, body: await readFile(join(root, name)), cacheControl, isForever });
      return bytes;
    });
  }
  return files;
}

const assetsFolder = 'assets/';

/** Serves the built files of the web side from memory; those below `/assets/` carry a hash in their name and stay for a year. */
export function assetRoutes(app: FastifyInstance): void {
  const root = builtIn('client');
  if (!existsSync(root)) return;
  const files = listBuiltFiles(root);
  // One route for all of them: 1,700 of their own, and as many for HEAD, took half a second of each start.
  app.get<{ Params: { '*': string } }>(`/${assetsFolder}*`, async (request, reply) => {
    const read = files.get(`${assetsFolder}${request.params['*']}`);
    return read ? (await read()).send(request, reply) : reply.callNotFound();
  });
  for (const [path, read] of files)
    if (!path.startsWith(assetsFolder))
      app.get(`/${path}`, async (request, reply) => (await read()).send(request, reply));
}
