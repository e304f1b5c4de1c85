import type { Module } from '../../module.ts';
import { complaintJobs } from './complaints.timers.ts';
import { complaintRoutes } from './complaints.routes.ts';
import { officeComplaintRoutes, kitchenComplaintRoutes } from './complaints.office.routes.ts';

export const complaintsModule: Module = {
  routes: [complaintRoutes, kitchenComplaintRoutes, officeComplaintRoutes],
  jobs: [complaintJobs],
};
