import { extname } from 'node:path';
import { buildApp } from './app.ts';
import { openDatabase } from './database.ts';
import { needsDemo } from './db/seed/empty.ts';
import { seedDemo } from './db/seed/demo.ts';
import { demoLogins } from './db/seed/people.ts';
import { createDeps, type Deps } from './deps.ts';
import { findDevWeb } from './platform/web-dev.ts';
import { parseEnv, SettingError, type Env } from './platform/env.ts';
import { messageOf, textOf } from './platform/errors.ts';
import { createLog } from './platform/log.ts';
import { startPictureMaker } from './platform/picture-maker.ts';
import { findBuiltWeb } from './platform/web-build.ts';

const closeWithinMs = 9000;
const say = (line: string) => process.stdout.write(`${line}\n`);

function announce(env: Env, isDemo: boolean): void {
  say(`\nTawa is open at ${env.PUBLIC_URL}`);
  if (!isDemo) return;
  say('\nDemo logins');
  for (const { role, email, password } of demoLogins) say(`  ${role.padEnd(11)} ${email}  ${password}`);
}

const hasDemoLogins = async ({ db }: Deps) =>
  (await db.selectFrom('users').select('user_id').where('email', '=', demoLogins[0].email).executeTakeFirst()) !==
  undefined;

async function seedWhenEmpty(deps: Deps): Promise<void> {
  if (!deps.env.DEMO || !(await needsDemo(deps.db))) return;
  say('Filling the empty database with the demo world …');
  await seedDemo(deps, say);
}

function closeOnSignals(close: () => Promise<void>, log: Deps['log']): void {
  let isClosing = false;
  const leave = (reason: string, code: number) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, 'closing');
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ reason: messageOf(error) }, 'could not close cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => leave('SIGINT', 0));
  process.on('SIGTERM', () => leave('SIGTERM', 0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      leave(event, 1);
    });
}

async function start(): Promise<void> {
  const env = parseEnv();
  const log = createLog(env.LOG_LEVEL ?? (env.isProduction ? 'info' : 'warn'));
  const database = await openDatabase(env, say);
  const deps = createDeps({ env, log, url: database.url });
  await deps.listener.start();
  await seedWhenEmpty(deps);
  const web = env.TAWA_DEV ? await findDevWeb() : await findBuiltWeb();
  const app = await buildApp(deps, web);
  let stopPictures = () => {};
  closeOnSignals(async () => {
    stopPictures();
    deps.hub.close();
    await app.close();
    await deps.jobs.stop();
    await deps.close();
    await database.stop();
  }, log);
  await deps.jobs.start();
  await app.listen({ port: env.PORT, host: env.HOST });
  const script = new URL(`make-pictures${extname(import.meta.url)}`, import.meta.url);
  stopPictures = startPictureMaker({ dataDir: env.DATA_DIR, log, script });
  announce(env, env.DEMO && (await hasDemoLogins(deps)));
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (textOf(error, 'code') === 'EADDRINUSE')
    return 'The port is taken by another program: end that one, or start with another port such as PORT=3001.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
