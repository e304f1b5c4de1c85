import type { Module } from '../../module.ts';
import { officeCouponRoutes } from './coupons.office.routes.ts';
import { ownCouponRoutes } from './coupons.kitchen.routes.ts';

export const couponsModule: Module = { routes: [ownCouponRoutes, officeCouponRoutes] };
