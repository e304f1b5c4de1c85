import { ownerLinkHours } from '@tawa/domain/accounts/administrators';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announcementOf } from './announcement.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './database.ts';
import { fillWhenEmpty, findDemoLogins } from '@tawa/demo/world/seed';
import { createDeps, type Deps } from './deps.ts';
import { createDevWeb } from './platform/pages/web-dev.ts';
import { createClosing, type Closing } from './platform/closing.ts';
import { parseEnv, type Env } from './platform/env.ts';
import { createLog, type Log } from './platform/log.ts';
import { explainPort, refuseClosedPort } from './platform/port.ts';
import { createTracing } from './platform/tracing/create-tracing.ts';
import { StartError } from './platform/start-error.ts';
import { picturePlaces } from './platform/pictures/picture-folders.ts';
import { startPictureMaker } from './platform/pictures/picture-maker.ts';
import { findBuiltWeb } from './platform/pages/web-build.ts';
import { makeFirstLink } from '#modules/accounts/administrators/administrators.service.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** An office that has nobody says here, and nowhere else, where its first owner begins. */
async function announceFirstLink(deps: Deps): Promise<void> {
  const made = await makeFirstLink(deps);
  if (made === null) return;
  say('\nThe office has no administrator yet.');
  if (made === 'told') say('Another process that started with this one has printed the link of the first owner.');
  else say(`The first owner begins here, once and within ${ownerLinkHours} hours:\n  ${made.url}`);
}

/** Still answers while whoever stands in front notices that this process is not ready any more; not after a failure. */
async function leaveRotation({ env, hub }: Deps, code: number): Promise<void> {
  const delayMs = env.SHUTDOWN_DELAY_SECONDS * 1000;
  if (code !== 0 || delayMs === 0) return;
  await Promise.all([sleep(delayMs), sleep(delayMs / 2).then(() => hub.endGradually(delayMs / 4))]);
}

async function open(env: Env, log: Log, closing: Closing): Promise<void> {
  await refuseClosedPort(env);
  const opening = openDatabase(env, say);
  closing.add('PostgreSQL', async () => (await opening.catch(() => undefined))?.stop());
  const { url, directUrl } = await opening;
  const tracing = await createTracing(env, log);
  closing.add('traces', () => tracing.stop());
  const deps = createDeps({ env, log, url, directUrl, closing, tracing });
  closing.add('connections', () => deps.close());
  await Promise.all([deps.listener.start(), deps.fanOut?.start()]);
  await deps.keys.load();
  if (env.DEMO) await fillWhenEmpty({ ...deps, url: directUrl }, say);
  const web = env.TAWA_DEV ? createDevWeb() : await findBuiltWeb();
  closing.add('jobs', () => deps.jobs.stop());
  const app = await buildApp(deps, web);
  closing.add('the server', () => app.close());
  closing.add('live streams', () => deps.hub.close());
  await deps.jobs.start({ isOwnOnly: env.ROLE === 'web' });
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => {
    throw explainPort(error, env);
  });
  // Before that the filling of a new world makes the process late, and while developing the transforming of sources.
  if (!env.TAWA_DEV) closing.add('the watch over the load', deps.watchLoad());
  const script = new URL(`make-pictures${extname(import.meta.url)}`, import.meta.url);
  if (env.PICTURE_COPIES === '1' && env.ROLE !== 'web')
    closing.add(
      'the picture maker',
      startPictureMaker({
        places: picturePlaces(env, deps.fileStore),
        dataDir: env.DATA_DIR,
        log,
        script,
        isQuiet: () => deps.load.isQuiet,
      }),
    );
  closing.add('the time in which others take over', (code) => leaveRotation(deps, code));
  // It serves by now: what is only said of it is no reason to end.
  say(announcementOf(env, env.DEMO ? await findDemoLogins(deps.db).catch(() => []) : []));
  await announceFirstLink(deps).catch((error: unknown) => log.error({ err: error }, 'no link for the first owner'));
}

function explain(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${error instanceof StartError ? error.message : text}\n`);
}

async function start(): Promise<void> {
  const env = parseEnv();
  const log = createLog(env.LOG_LEVEL ?? (env.isProduction ? 'info' : 'warn'));
  const closing = createClosing(log, env.SHUTDOWN_DELAY_SECONDS * 1000);
  await open(env, log, closing).catch((error: unknown) => {
    if (!closing.isBegun()) explain(error);
    closing.leave('could not start', 1);
  });
}

start().catch((error: unknown) => {
  explain(error);
  process.exit(1);
});
