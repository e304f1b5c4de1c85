import type { Module } from '../../module.ts';
import { complaintJobs } from './complaints.timers.ts';
import { complaintRoutes } from './complaints.routes.ts';
import { deskComplaintRoutes, kitchenComplaintRoutes } from './complaints.office.routes.ts';

export const complaintsModule: Module = {
  routes: [complaintRoutes, kitchenComplaintRoutes, deskComplaintRoutes],
  jobs: [complaintJobs],
};
