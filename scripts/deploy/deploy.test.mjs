import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';
import {
  containersOf,
  knownSettings,
  listUsedSettings,
  ownServices,
  readCompose,
  readManifests,
  readText,
  unitFiles,
  valuesIn,
} from './examples.mjs';
import { namesOfSteps, stepsOf } from './steps.mjs';

const only = (pattern, file) => {
  const found = [...readText(file).matchAll(pattern)].map(([, value]) => value);
  if (found.length === 0) throw new Error(`${file} says nothing of ${pattern}`);
  return found;
};

test('every setting in deploy/ stands in .env.example (deploy-1)', () => {
  const known = knownSettings();
  const used = listUsedSettings();
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
  expect(new Set(used.map(({ file }) => file)).size).toBeGreaterThan(12);
});

describe('whoever stops a process gives it the time it takes (deploy-2)', () => {
  const closing = Number(only(/withinMs = (\d+)/g, 'apps/api/src/platform/closing.ts')[0]) / 1000;

  test.each(unitFiles().filter((name) => valuesIn(name, 'Restart').length > 0))('%s', (unit) => {
    const delay = Number(/SHUTDOWN_DELAY_SECONDS=(\d+)/.exec(valuesIn(unit, 'Environment').join(' '))?.[1] ?? 0);
    expect(Number(valuesIn(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(delay + closing + 5);
    // The signal goes to the server alone, which ends its PostgreSQL after the last answer.
    expect(valuesIn(unit, 'KillMode')).toEqual(['mixed']);
  });

  test('compose.yml', () => {
    for (const { stop_grace_period: grace, environment } of ownServices())
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(Number(environment.SHUTDOWN_DELAY_SECONDS) + closing + 5);
  });

  test('Kubernetes', () => {
    const manifests = readManifests().map(({ object }) => object);
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap');
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
    expect(deployments).toHaveLength(2);
    for (const { spec } of deployments)
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
        Number(data.SHUTDOWN_DELAY_SECONDS) + closing + 5,
      );
  });
});

describe('the proxies fit the server (deploy-3)', () => {
  const [idle] = only(/keepAliveTimeout: (\d+)_000/g, 'apps/api/src/platform/http/server.ts').map(Number);
  const [upload] = only(/uploadBytesMax = (\d+) \* 1024 \* 1024/g, 'apps/api/src/platform/files/upload.ts').map(Number);

  test.each([
    ['deploy/caddy/Caddyfile', /keepalive (\d+)s/g],
    ['deploy/nginx/tawa.conf', /keepalive_timeout (\d+)s/g],
    ['deploy/haproxy/haproxy.cfg', /pool-purge-delay (\d+)s/g],
  ])('%s lets go of an idle connection before the server does', (file, pattern) => {
    for (const seconds of only(pattern, file)) expect(Number(seconds)).toBeLessThan(idle);
  });

  test.each([
    ['deploy/caddy/Caddyfile', /max_size (\d+)MB/g],
    ['deploy/nginx/tawa.conf', /client_max_body_size (\d+)m/g],
    ['deploy/kubernetes/ingress.yaml', /proxy-body-size: (\d+)m/g],
  ])('%s takes the largest upload', (file, pattern) => {
    for (const megabytes of only(pattern, file)) expect(Number(megabytes)).toBeGreaterThan(upload);
  });

  test('and lead to ports that something listens on', () => {
    const [port] = only(/^PORT=(\d+)$/gm, '.env.example');
    expect(only(/TAWA_UPSTREAMS:127\.0\.0\.1:(\d+)/g, 'deploy/caddy/Caddyfile')).toEqual([port]);
    expect(only(/^ENV .*PORT=(\d+)/gm, 'deploy/Dockerfile')).toEqual([port]);
    const { environment } = readCompose().services.proxy;
    expect(environment.TAWA_UPSTREAMS).toBe(`web-1:${port} web-2:${port}`);
    const [line] = readText('deploy/systemd/tawa-web@.service').split('\n');
    for (const [file, pattern] of [
      ['deploy/nginx/tawa.conf', /server 127\.0\.0\.1:(\d+)/g],
      ['deploy/haproxy/haproxy.cfg', /server \S+ [\d.]+:(\d+)/g],
    ])
      for (const web of only(pattern, file)) expect(line).toContain(`tawa-web@${web}`);
  });
});

test('PostgreSQL under Patroni is set as it is without (deploy-3)', () => {
  const { parameters } = parse(readText('deploy/patroni/config.yml')).bootstrap.dcs.postgresql;
  const alone = [...readText('deploy/postgresql/tawa.conf').matchAll(/^(\w+) = (.+)$/gm)];
  expect(alone.length).toBeGreaterThan(5);
  for (const [, name, value] of alone) expect([name, String(parameters[name])]).toEqual([name, value]);
});

describe('the image (deploy-4)', () => {
  const dockerfile = readText('deploy/Dockerfile');

  test('knows every workspace, so that its packages are those of the lock file', () => {
    const lock = JSON.parse(readText('package-lock.json')).packages;
    const workspaces = Object.keys(lock).filter((folder) => folder !== '' && !folder.includes('node_modules'));
    for (const folder of workspaces) expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`);
  });

  test('copies what is there, and .dockerignore lets it through', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => paths.split(' '));
    const allowed = readText('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
    const files = sources.filter((file) => file !== '.');
    const isAllowed = (file) => allowed.some((path) => file === path || file.startsWith(`${path}/`));
    expect(files.filter((file) => !fs.existsSync(inRoot(file)) || !isAllowed(file))).toEqual([]);
  });

  test('is run with nothing but itself: as nobody, read only, without rights', () => {
    const [user] = only(/^USER (\d+):\d+$/gm, 'deploy/Dockerfile').map(Number);
    const containers = readManifests().flatMap(({ object }) =>
      containersOf(object).map((container) => ({ pod: object.spec.template.spec, container })),
    );
    expect(containers).toHaveLength(3);
    for (const { pod, container } of containers) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user });
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
    }
    for (const service of ownServices()) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

test('every check of health asks for an address that the server has (deploy-5)', () => {
  const routes = only(/app\.get\('(\/\w+)'/g, 'apps/api/src/platform/health.ts');
  const asked = [
    ...readManifests().flatMap(({ object }) =>
      containersOf(object).flatMap(({ readinessProbe: ready, livenessProbe: live, startupProbe: start }) =>
        [ready, live, start].flatMap((probe) => probe?.httpGet.path ?? []),
      ),
    ),
    ...only(/health_uri (\S+)/g, 'deploy/caddy/Caddyfile'),
    ...only(/httpchk GET (\S+)/g, 'deploy/haproxy/haproxy.cfg'),
    ...only(/process\.env\.PORT\}(\/\w+)`/g, 'deploy/Dockerfile'),
  ];
  expect(asked.length).toBeGreaterThan(8);
  for (const path of asked) expect(routes).toContain(path);
});

describe('the steps of docs/run.md (deploy-6)', () => {
  const trials = [
    'scripts/test-debian.mjs',
    'scripts/deploy/one-machine.mjs',
    'scripts/deploy/two-machines.mjs',
    'scripts/deploy/three-machines.mjs',
  ];

  test('are done by the trial, each that is marked', () => {
    const done = trials.flatMap((file) => only(/(?:followSteps\(\w+, |stepsOf\()'([\w-]+)'/g, file));
    expect(new Set(done)).toEqual(namesOfSteps());
  });

  test('a block may be marked for several, and one that is not marked is for nobody', () => {
    const text = '```sh\nno\n```\n\n```sh one two\nfirst\n```\n\n```\nno\n```\n\n```sh two\nsecond\n```\n';
    expect(stepsOf('one', text)).toEqual(['first\n']);
    expect(stepsOf('two', text)).toEqual(['first\n', 'second\n']);
    expect(namesOfSteps(text)).toEqual(new Set(['one', 'two']));
  });

  test('copy files that are there', () => {
    const copied = [...namesOfSteps()].flatMap((name) =>
      stepsOf(name).flatMap((code) =>
        [...code.matchAll(/(?:current\/|\s)(deploy\/[\w./@-]+)/g)].map(([, file]) => file),
      ),
    );
    const isThere = (file) =>
      fs.existsSync(inRoot(file)) ||
      fs.readdirSync(inRoot('deploy/systemd')).some((name) => `deploy/systemd/${name}`.startsWith(file));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((file) => !isThere(file))).toEqual([]);
  });
});
