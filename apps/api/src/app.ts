import { endpoints, partnerEndpoints } from '@tawa/contract/all';
import { streamEvents } from '@tawa/contract/common/live';
import type { FastifyInstance } from 'fastify';
import { constraints } from './constraints.ts';
import type { Deps } from './deps.ts';
import { recordFile } from '#modules/insight/audit/audit.service.ts';
import { modules } from './modules.ts';
import { docsRoutes } from './platform/docs/docs.ts';
import { audiencesOf } from './platform/live/events.ts';
import { healthRoutes } from './platform/health.ts';
import { platformJobs } from './platform/jobs/housekeeping.ts';
import { devMailRoutes } from './platform/mail/dev-mail.ts';
import { devSmsRoutes } from './platform/sms/dev-sms.ts';
import { mailJobs } from './platform/mail/outbox.ts';
import { watchServer } from './platform/metrics/watch.ts';
import { AppError } from './platform/http/errors.ts';
import { openapiOf } from './platform/http/openapi.ts';
import { pageRoutes } from './platform/pages/page.ts';
import { plainRoutes } from './platform/pages/plain/plain.ts';
import { picturePlaces } from './platform/pictures/picture-folders.ts';
import { pictureRoutes } from './platform/pictures/pictures.ts';
import { createInProcessCaller, stream } from './platform/http/route.ts';
import { createServer } from './platform/http/server.ts';
import type { TakenFile } from './platform/http/taken-files.ts';
import { assetRoutes, type Web } from './platform/pages/web-build.ts';
import { findLetterFoot, watchClosed } from '#modules/content/settings/settings.service.ts';

async function serveWeb(app: FastifyInstance, { env, log, tokens, clock }: Deps, web: Web): Promise<void> {
  await web.mount?.(app);
  assetRoutes(app);
  const { showPlain, plainStyle = '' } = web;
  const plain = {
    plainStyle,
    constraints,
    tokens,
    isHttps: env.isHttps,
    origin: env.PUBLIC_URL,
    log,
    now: () => clock.now(),
  };
  if (showPlain) await plainRoutes(app, { showPlain, ...plain });
  pageRoutes(app, {
    ...web,
    plainFront: showPlain && '/plain',
    edgeS: env.EDGE_SECONDS,
    call: createInProcessCaller(app.gate, constraints),
    origin: env.PUBLIC_URL,
    log,
  });
}

/** A process that works for the others has no visitors: whoever asks it for more is asked to ask a web process. */
function serveNothingElse(app: FastifyInstance): void {
  const own = new Set(['/healthz', '/readyz', '/metrics']);
  app.addHook('onRequest', async (request) => {
    if (!own.has(request.routeOptions.url ?? ''))
      throw new AppError('unavailable', 'This process serves no pages: its ROLE is worker.');
  });
}

/** The whole server over its dependencies: the platform's hooks first, then each module's routes in plain order. */
export async function buildApp(deps: Deps, web?: Web): Promise<FastifyInstance> {
  const { env, auth, rateLimit, cache, hub, load, log, replicas } = deps;
  const gate = {
    auth,
    rateLimit,
    cache,
    hub,
    load,
    log,
    replicas,
    closed: watchClosed(deps),
    noteFile: (file: TakenFile) => recordFile(deps.db, file),
  };
  const payPage = () => deps.keys.over();
  const app = await createServer({
    env,
    gate,
    constraints,
    payPage,
    scriptHashes: web?.scriptHashes,
    closing: deps.closing,
  });
  healthRoutes(app, deps);
  watchServer(
    app,
    deps,
    modules.flatMap(({ figures = [] }) => figures),
  );
  if (env.ROLE === 'worker') serveNothingElse(app);
  pictureRoutes(app, picturePlaces(env, deps.fileStore));
  docsRoutes(app, () => openapiOf([...endpoints, ...partnerEndpoints]));
  for (const { routes = [] } of modules) for (const add of routes) add(app, deps);
  stream(app, streamEvents, audiencesOf);
  devMailRoutes(app, env);
  devSmsRoutes(app, env);
  platformJobs(deps);
  mailJobs({ ...deps, findFoot: () => findLetterFoot(deps) });
  for (const { jobs = [] } of modules) for (const add of jobs) add(deps);
  if (web) await serveWeb(app, deps, web);
  return app;
}
