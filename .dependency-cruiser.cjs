/** The arrows of ARCHITECTURE.md: data goes contract → routes → service → store and back, and nothing imports upwards. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule(
      'domain-imports-nothing',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/domain/src' },
    ),
    rule(
      'contract-imports-domain-and-zod',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/(contract|domain)/src|node_modules/zod' },
    ),
    rule('packages-import-no-app', { path: '^packages' }, { path: '^(apps|demo|e2e|bench)/' }),
    rule('api-imports-no-web', { path: '^apps/api' }, { path: '^(apps/web|e2e|bench)/' }),
    rule('web-imports-no-api', { path: '^apps/web' }, { path: '^(apps/api|demo|e2e|bench)/' }),
    rule(
      'generator-stands-alone',
      { path: '^demo/generator' },
      { path: '^(apps|packages|e2e|bench|demo/(world|bench))/', pathNot: '^packages/domain/src/common/' },
    ),
    rule('demo-imports-api-alone', { path: '^demo' }, { path: '^(apps/web|e2e|bench)/' }),
    rule(
      'demo-has-one-door',
      { path: '^apps/', pathNot: '\\.test\\.ts$|/testing/' },
      { path: '^demo/', pathNot: '^demo/world/seed\\.ts$' },
    ),
    rule(
      'seeding-opens-the-demo',
      { path: '^apps/', pathNot: '^apps/api/src/(main|db/cli)\\.ts$|\\.test\\.ts$|/testing/' },
      { path: '^demo/' },
    ),
    rule(
      'platform-knows-no-module',
      { path: '^apps/api/src/platform', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/(modules|app|main|testing)' },
    ),
    rule(
      'store-and-routes-are-private',
      { path: '^apps/api/src/modules/([^/]+)/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/api/src/modules/.+[.](store|routes)[.]',
        pathNot: '^apps/api/src/modules/$1/$2/',
      },
    ),
    rule(
      'service-knows-no-http',
      { path: '^apps/api/src/modules/.+\\.(service|store)\\.ts$' },
      { path: '^apps/api/src/(app|main|platform/http/route)\\.ts$|node_modules/fastify/' },
    ),
    rule('store-calls-no-service', { path: '^apps/api/src/modules/.+[.]store[.]' }, { path: '[.](service|routes)[.]' }),
    rule(
      'feature-imports-no-feature',
      { path: '^apps/web/src/features/([^/]+/[^/]+)/' },
      { path: '^apps/web/src/features/([^/]+/[^/]+)/', pathNot: '^apps/web/src/features/($1|content/lists)/' },
    ),
    rule(
      'ui-knows-no-product',
      { path: '^apps/web/src/ui' },
      { path: '^apps/web/src/(features|routes|app)|^packages/contract' },
    ),
    rule('lib-imports-no-component', { path: '^apps/web/src/lib' }, { path: '^apps/web/src/(ui|features|routes|app)' }),
    rule('features-import-no-route', { path: '^apps/web/src/features' }, { path: '^apps/web/src/(routes|app)' }),
    rule(
      'routes-import-no-app',
      { path: '^apps/web/src/routes' },
      { path: '^apps/web/src/app', pathNot: '^apps/web/src/app/(layouts|guards)' },
    ),
    rule(
      'e2e-knows-contract-and-factories',
      { path: '^(e2e|bench)/' },
      { path: '^apps/', pathNot: '^apps/api/src/(testing|db/embedded)' },
    ),
    // In development, Vite itself serves what begins with /@.
    rule('nothing-unresolved', {}, { couldNotResolve: true, pathNot: '^/@' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
