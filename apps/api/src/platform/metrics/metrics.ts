import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { findBuild } from '../build.ts';
import type { Db } from '../database/db.ts';
import type { Env } from '../env.ts';
import { notFound } from '../http/errors.ts';
import { jobFigures } from '../jobs/job-figures.ts';
import { mailFigures } from '../mail/outbox.ts';
import { isSameText } from '../http/same-text.ts';
import { isOfThisMachine } from '../http/this-machine.ts';
import type { Log } from '../log.ts';
import { countAnswers } from './answers.ts';
import { databaseFigures } from './database-figures.ts';
import { registerHouse, type HouseFigure } from './house-figures.ts';
import { registerDisk, registerOwn, type Own } from './own-figures.ts';

function refuseStrangers(request: FastifyRequest, token: string | undefined): void {
  const { authorization = '' } = request.headers;
  const isKnown = token === undefined ? isOfThisMachine(request) : isSameText(authorization, `Bearer ${token}`);
  if (!isKnown) throw notFound();
}

// Twice as many series as all of ours, for what a profiler is asked.
const ofProfilers = /^nodejs_(heap_space_|active_(handles|resources|requests)$|gc_|eventloop_lag_(min|mean|stddev)_)/;

function registerProcess(register: Registry, role: string): void {
  collectDefaultMetrics({ register });
  for (const { name } of register.getMetricsAsArray()) if (ofProfilers.test(name)) register.removeSingleMetric(name);
  const { version, id } = findBuild();
  const build = new Gauge({
    name: 'tawa_build_info',
    help: 'Which program this process runs, and for what',
    labelNames: ['version', 'build', 'role'],
    registers: [register],
  });
  build.set({ version, build: id, role }, 1);
}

interface Deps extends Own {
  env: Pick<Env, 'METRICS_TOKEN' | 'DATA_DIR' | 'BACKUP_DIR' | 'ROLE'>;
  watchDb: Db;
  log: Log;
  clock: { now(): Date };
}

/** `/metrics` for Prometheus: open to this machine, or to whoever carries METRICS_TOKEN when it is set. */
export function metricRoutes(app: FastifyInstance, deps: Deps, ofModules: readonly HouseFigure[]): void {
  const { env, watchDb: db, log, clock } = deps;
  const register = new Registry();
  registerProcess(register, env.ROLE);
  countAnswers(app, register);
  registerOwn(register, deps);
  const figures = [...databaseFigures, ...jobFigures, ...mailFigures, ...ofModules];
  const lookAtHouse = registerHouse(register, { db, log, clock, figures });
  const lookAtDisk = registerDisk(register, env);
  app.get('/metrics', async (request, reply) => {
    refuseStrangers(request, env.METRICS_TOKEN);
    await Promise.all([lookAtHouse(), lookAtDisk()]);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
