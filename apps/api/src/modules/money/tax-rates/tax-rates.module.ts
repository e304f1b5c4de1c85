import type { Module } from '../../module.ts';
import { taxRateRoutes } from './tax-rates.routes.ts';

export const taxRatesModule: Module = { routes: [taxRateRoutes] };
