import type { Module } from '../../module.ts';
import { cashRoutes } from './moves/orders.cash.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { kitchenHistoryRoutes } from './history/orders.history.routes.ts';
import { oftenRoutes } from './history/orders.often.ts';
import { kitchenRoutes } from './kitchen/orders.kitchen.routes.ts';
import { lineRoutes } from './line/orders.line.routes.ts';
import { orderOfficeRoutes } from './office/orders.office.routes.ts';
import { printingRoutes } from './printing/orders.printing.routes.ts';
import { cancelRunJobs } from './cancel-runs/orders.cancel-runs.work.ts';
import { cancelRunRoutes } from './cancel-runs/orders.cancel-runs.routes.ts';
import { orderJobs } from './moves/orders.timers.ts';
import { orderFigures } from './orders.figures.store.ts';
import { orderRoutes } from './orders.routes.ts';
import { promiseJobs } from './promises/promises.jobs.ts';

export const ordersModule: Module = {
  routes: [
    checkoutRoutes,
    oftenRoutes,
    orderRoutes,
    kitchenRoutes,
    lineRoutes,
    printingRoutes,
    kitchenHistoryRoutes,
    cashRoutes,
    orderOfficeRoutes,
    cancelRunRoutes,
  ],
  jobs: [orderJobs, promiseJobs, cancelRunJobs],
  figures: orderFigures,
};
