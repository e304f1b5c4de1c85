import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type { AnswerQuery } from '#lib/live/kept-offline.ts';

/** Below public/ once for each language, with its prefix. */
export const filesByLanguage = ['/offline.html', '/manifest.webmanifest'] as const;
const ownFiles = [...filesByLanguage, '/offline.css', '/icons/icon-192.png'];
// What a page says when the line is gone cannot be fetched then.
const saidOffline = /assets\/(online-toast|toast-container|sheet-box|confirm-box|error-screens)-/;
const font = /-latin-(wght|standard)-normal.*\.woff2$/;

/** What a notification says whose message cannot be read: the one text of a worker, which has no page and no catalogue. */
const unreadable = new Map([
  ['en', 'Something new on Tawa'],
  ['hi', 'Tawa पर कुछ नया है'],
  ['kn', 'Tawa ದಲ್ಲಿ ಹೊಸದೇನೋ ಇದೆ'],
]);
export const workerWords = (language: string): string => unreadable.get(language) ?? '';

/** What every page of this build loads: the entry, what it imports at once, its styles and the fonts of Latin text. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    chunk.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || saidOffline.test(file.fileName))) add(file.fileName);
    if (font.test(file.fileName)) files.add(file.fileName);
  }
  return [...[...files].map((file) => `/${file}`), ...ownFiles];
}

async function readAnswerQueries(root: string): Promise<readonly AnswerQuery[]> {
  const { module } = await runnerImport<{ answerQueries: readonly AnswerQuery[] }>(
    join(root, 'build/answer-queries.ts'),
  );
  return module.answerQueries;
}

async function bundleWorker(root: string, shell: string[]): Promise<string> {
  // The files below public/ keep their names, so what is in them makes the build another one.
  const texts = ownFiles.map((file) => readFileSync(join(root, 'public', file), 'base64'));
  const name = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      shellFiles: JSON.stringify(shell),
      buildName: JSON.stringify(`~build~-${name}`),
      unreadable: JSON.stringify('~unreadable~'),
      answerQueries: JSON.stringify(await readAnswerQueries(root)),
    },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'worker/service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [made].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built');
  return chunk.code;
}

/** Builds `/sw.js`: one file, under a name that stays, which knows the files of the build beside it. */
export const serviceWorker = (root: string): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(root, shellOf(bundle)) });
  },
});
