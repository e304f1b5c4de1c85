import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { mailTestRoutes } from '#modules/content/settings/mail-tests.routes.ts';
import { providerKeyRoutes } from '#modules/content/provider-keys/provider-keys.routes.ts';
import { slideRoutes } from '#modules/content/slides/slides.routes.ts';
import { settingRoutes } from '#modules/content/settings/settings.routes.ts';
import { taxRateRoutes } from '#modules/money/tax-rates/tax-rates.routes.ts';

/** Everything that the office sets. */
export function settingModules(app: FastifyInstance, deps: Deps): void {
  settingRoutes(app, deps);
  slideRoutes(app, deps);
  taxRateRoutes(app, deps);
  providerKeyRoutes(app, deps);
  mailTestRoutes(app, deps);
}
