import { spawnSync } from 'node:child_process';
import { readFilesUrl } from '#platform/files/files-url.ts';
import { readFile } from '#platform/files/file-folder.ts';
import { createBucketStore } from '#platform/files/file-store.ts';
import { resolveFromRoot } from '#platform/files/paths.ts';
import { AppError } from '#platform/http/errors.ts';
import { createOutgoing } from '#platform/outgoing.ts';
import { startSwift, type Swift } from './servers.ts';

/** The tests of files with the store as one more kind; answers what failed. */
function runTests({ endpoint, keys }: Swift): string[] {
  const env = { ...process.env, ...keys, FILES_TEST_STORE: endpoint };
  const vitest = resolveFromRoot('node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project=api', 'platform/files', 'cli/files'];
  const { status } = spawnSync(process.execPath, args, { cwd: resolveFromRoot('.'), env, stdio: 'inherit' });
  return status === 0 ? [] : ['tests failed'];
}

/** Stops the store in the middle of the work; answers what was not as it should be. */
async function tryOutage(swift: Swift): Promise<string[]> {
  const place = readFilesUrl(`s3://tawa/outage?endpoint=${encodeURIComponent(swift.endpoint)}`);
  if (!place) return ['the address of the store could not be read'];
  const uploads = createBucketStore(place, swift.keys, createOutgoing({ warn: () => undefined }))('uploads');
  const names = Array.from({ length: 20 }, (_none, nth) => `dish-${nth}.webp`);
  for (const name of names) await uploads.put(name, Buffer.from(name));
  await swift.stop();
  const acts = names.flatMap((name) => [uploads.open(name), uploads.put(`new-${name}`, Buffer.from(name))]);
  const done = await Promise.allSettled(acts);
  const isClear = (one: PromiseSettledResult<unknown>) =>
    one.status === 'rejected' && one.reason instanceof AppError && one.reason.code === 'unavailable';
  await swift.start();
  const kept = await Promise.all(names.map(async (name) => (await readFile(uploads, name))?.toString() === name));
  const half = await Promise.all(names.map((name) => uploads.find(`new-${name}`)));
  return [
    ...(done.every(isClear) ? [] : ['a store that was stopped was no clear failure']),
    ...(kept.every(Boolean) ? [] : ['a file was not there when the store was back']),
    ...(half.every((found) => found === null) ? [] : ['a file was stored though it was refused']),
  ];
}

async function run(): Promise<string[]> {
  const swift = await startSwift();
  try {
    return [...runTests(swift), ...(await tryOutage(swift))];
  } finally {
    await swift.close();
  }
}

const broken = await run();
for (const what of broken) process.stderr.write(`${what}\n`);
process.stdout.write(broken.length === 0 ? 'Files are kept alike in a folder and on a real S3 server.\n' : '');
process.exitCode = broken.length === 0 ? 0 : 1;
