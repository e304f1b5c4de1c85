import { gzipSync } from 'node:zlib';
import type { Lab } from '../lab.ts';

const targetBytes = 150_000;

/** A script of a page and everything it imports before it runs; what is imported later does not count. */
const importsOf = (script: string): string[] =>
  [
    ...script.matchAll(/(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}\s,$]*?from\s*)?["']\.\/([\w.-]+\.js)["']/g),
  ].flatMap(([, name]) => (name ? [`/assets/${name}`] : []));

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => (path ? [path] : []));

/** How much JavaScript the first page loads before it is alive, in bytes after gzip. */
export async function bundleRow({ app, send }: Lab) {
  const text = async (path: string) => (await send(`${app.origin}${path}`)).bytes.toString();
  const waiting = scriptsOf(await text('/'));
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const script = await text(path);
    sizes.set(path, gzipSync(script, { level: 9 }).length);
    waiting.push(...importsOf(script));
  }
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { files: sizes.size, bytes, share: bytes / targetBytes, target: targetBytes };
}
